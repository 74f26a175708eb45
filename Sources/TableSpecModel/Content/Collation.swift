internal import Foundation

/// The English sections of `UILocalizedIndexedCollation`, by which previews sort an indexed list.
enum Collation {
    /// The titles of all sections: the letters and, for everything else, `#`.
    static let titles = (UInt8(ascii: "A")...UInt8(ascii: "Z")).map { String(Unicode.Scalar($0)) } + ["#"]

    /// Distributes the rows of the only section over the sections of the index; empty sections are left out.
    static func sections(of sections: [SectionContent], by keys: [String]) -> [SectionContent] {
        guard let section = sections.first, section.rows.count == keys.count else { return sections }
        let rows = zip(section.rows, keys).sorted { isOrdered($0.1, before: $1.1) }
        let byTitle = Dictionary(grouping: rows) { title(of: $0.1) }
        return titles.compactMap { title in
            byTitle[title].map { SectionContent(id: title, header: title, footer: nil, rows: $0.map(\.0)) }
        }
    }

    private static func title(of key: String) -> String {
        let folded = folded(key).prefix(1).uppercased()
        return titles.contains(folded) ? folded : "#"
    }

    private static func isOrdered(_ first: String, before second: String) -> Bool {
        let folded = (folded(first), folded(second))
        return folded.0 == folded.1 ? first < second : folded.0 < folded.1
    }

    private static func folded(_ key: String) -> String {
        key.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
    }
}
