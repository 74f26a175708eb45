internal import Foundation

/// The English sections of `UILocalizedIndexedCollation`, by which previews sort an indexed list.
enum Collation {
    /// The titles of all sections: the letters and, for everything else, `#`.
    static let titles = (UInt8(ascii: "A")...UInt8(ascii: "Z")).map { String(Unicode.Scalar($0)) } + ["#"]

    /// Distributes the rows of the only section over the sections of the index; empty sections are left out.
    static func sections(of sections: [SectionContent], by keys: [String]) -> [SectionContent] {
        guard let section = sections.first, section.rows.count == keys.count else { return sections }
        let rows = zip(section.rows, keys).sorted { left, right in
            left.1.compare(right.1, options: .caseInsensitive, locale: english) == .orderedAscending
        }
        let byTitle = Dictionary(grouping: rows) { title(of: $0.1) }
        return titles.compactMap { title in
            byTitle[title].map { SectionContent(id: title, header: title, footer: nil, rows: $0.map(\.0)) }
        }
    }

    private static func title(of key: String) -> String {
        let letter = key.prefix(1).folding(options: .diacriticInsensitive, locale: nil).uppercased()
        return titles.contains(letter) ? letter : "#"
    }

    private static let english = Locale(identifier: "en_US")
}
