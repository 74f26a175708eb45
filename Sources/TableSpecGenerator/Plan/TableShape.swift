internal import TableSpecModel

/// How the data source of a table is organised: the simplest way that the table's sections allow.
enum TableShape {
    /// One section, always there, of rows that the spec spells out.
    case rows(Section?, [Row])
    /// One section, always there, with a row for each element.
    case elements(Section, DynamicRows)
    /// One collection that a collation sorts into sections by a property.
    case indexed(DynamicRows, property: String)
    /// Sections that the spec spells out, some of which may come and go.
    case sections([Section])
    /// A section for each element, with a row for each of its elements.
    case forEach(Loop, Section, DynamicRows)

    init(_ table: Table) {
        switch table.sections {
        case .forEach(let loop, let section):
            if case .forEach(let rows) = section.rows {
                self = .forEach(loop, section, rows)
            } else {
                self = .rows(nil, [])
            }
        case .list(let sections):
            self = Self.shape(of: sections, index: table.index)
        }
    }

    private static func shape(of sections: [Section], index: SectionIndex?) -> TableShape {
        guard sections.count == 1, let section = sections.first, section.visible == nil else {
            return sections.isEmpty ? .rows(nil, []) : .sections(sections)
        }
        switch section.rows {
        case .forEach(let rows):
            if let property = index?.collation { return .indexed(rows, property: property.value) }
            if rows.editing?.insertRow != nil || section.hidesHeaderWhenEmpty { return .sections(sections) }
            return .elements(section, rows)
        case .list(let rows): return section.hidesHeaderWhenEmpty ? .sections(sections) : .rows(section, rows)
        case .invalid: return .rows(section, [])
        }
    }
}

extension Section {
    /// The rows of a collection.
    var dynamicRows: DynamicRows? {
        if case .forEach(let rows) = rows { return rows }
        return nil
    }
}
