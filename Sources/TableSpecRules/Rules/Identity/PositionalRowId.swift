internal import TableSpecDiagnostics
internal import TableSpecModel

enum PositionalRowId: Rule {
    static let checks: [RuleCheck] = [.cells(check)]

    static let description = RuleDescription(
        "positional-row-id",
        .identity,
        .warning,
        summary: "A row that has neither an id nor a text to derive one from.",
        rationale: """
            Such a row is named after its position, for example `row3`. If you add a row above it, it takes over the \
            name of another row. The app's accessor then refers to a different row, and a batch update moves the wrong \
            cell.
            """,
        source: .language("ids"),
        bad: [.screen(rows: "- ⟦{ image: { symbol: wifi }, accessibilityLabel: Wi-Fi }⟧")],
        good: [
            .screen(
                rows: """
                    - { id: wifi, image: { symbol: wifi }, accessibilityLabel: Wi-Fi }
                    - Bluetooth
                    """
            )
        ]
    )

    static func check(_ owner: CellOwner, in scope: ScreenScope, _ findings: inout Findings) {
        guard owner.kind == .row, !owner.hasStatedID, !owner.cell.isEmpty, !owner.cell.namesRow else { return }
        findings.report(.namedByPosition(owner))
    }
}

extension Cell {
    /// Whether the text, or a view of the cell, holds a word or a binding, from which an id is made.
    fileprivate var namesRow: Bool {
        if let text = self.text { return text.holdsWord }
        guard hasAttributes, let content = self.content else { return false }
        return content.all.contains { $0.text?.holdsWord == true || $0.control?.value != nil }
    }
}

extension TextTemplate {
    fileprivate var holdsWord: Bool { literal?.contains { $0.isLetter || $0.isNumber } ?? true }
}

extension Finding {
    fileprivate static func namedByPosition(_ row: CellOwner) -> Finding {
        Finding(
            "the row has neither an id nor a text, so it's named \(row.id.value.quoted) after its position",
            at: row.range,
            help: "add 'id'",
            absentIn: row.range
        )
    }
}
