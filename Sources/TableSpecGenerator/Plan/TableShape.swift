internal import TableSpecModel

/// The origin of a table's sections.
enum TableShape {
    /// Sections that the spec lists, some of which can appear and disappear.
    case sections([Section])
    /// One collection that a collation sorts into sections by a property.
    case indexed(DynamicRows, property: String)
    /// A section for each element, with a row for each of its elements.
    case forEach(Loop, Section, DynamicRows)

    init(_ table: Table) {
        switch table.sections {
        case .forEach(let loop, let section):
            if let rows = section.onlyDynamicRows {
                self = .forEach(loop, section, rows)
            } else {
                self = .sections([])
            }
        case .list(let sections):
            if sections.count == 1, let rows = sections[0].onlyDynamicRows, sections[0].visible == nil,
                let property = table.index?.collation
            {
                self = .indexed(rows, property: property.value)
            } else {
                self = .sections(sections)
            }
        }
    }
}
