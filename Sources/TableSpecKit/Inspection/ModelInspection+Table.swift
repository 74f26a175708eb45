internal import TableSpecDiagnostics
internal import TableSpecModel

extension ModelInspection {
    /// How the table looks and behaves as a whole.
    static func look(of table: Table) -> [(key: String, value: JSONValue?)] {
        let parts = [TableKey.prototypes, .sections, .updates].map(\.name)
        return Table.mapping.members(of: table).filter { !parts.contains($0.key) }.map { ($0.key, $0.value) }
    }

    /// What a cell shows and what a tap does.
    static func cell(_ cell: Cell) -> [(key: String, value: JSONValue?)] {
        Cell.mapping.members(of: cell).map { ($0.key, $0.value) }
    }

    /// A header or footer: its text, or a mapping where it is a view of its own.
    static func sectionView(_ title: TextTemplate?, _ look: SectionViewLook?) -> JSONValue? {
        SectionTitle(text: title, look: look).json
    }
}
