internal import TableSpecMarkdown

/// The sections of an indexed list, which previews sort.
enum Collation {
    /// Distributes the rows of the only section among the sections of the index. Empty sections are omitted.
    static func sections(of sections: [SectionContent], by keys: [String]) -> [SectionContent] {
        guard let section = sections.first, section.rows.count == keys.count else { return sections }
        let rows = IndexCollation.sorted(Array(zip(section.rows, keys)), by: \.1)
        let byTitle = Dictionary(grouping: rows) { IndexCollation.title(of: $0.1) }
        return IndexCollation.titles.compactMap { title in
            byTitle[title].map { SectionContent(id: title, header: title, footer: nil, rows: $0.map(\.0)) }
        }
    }
}
