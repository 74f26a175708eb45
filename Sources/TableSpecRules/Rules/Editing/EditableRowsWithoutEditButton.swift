internal import TableSpecDiagnostics
internal import TableSpecModel

enum EditableRowsWithoutEditButton: Rule {
    static let checks: [RuleCheck] = [.screens(check)]

    static let description = RuleDescription(
        "editable-rows-without-edit-button",
        .editing,
        .warning,
        summary: "Rows that can be dragged only while the table is edited, in a screen without an Edit button.",
        rationale: """
            The controls that drag rows appear when the table enters editing mode, which normally begins with a tap on \
            the Edit button. A swipe deletes a row without it, but nothing else moves one.
            """,
        source: .tableGuide("Managing the reordering of rows"),
        bad: [
            """
            screen: Groceries
            title: Groceries
            state: { groceries: [String] }
            table:
              prototypes: [{ id: Cell, text: $(grocery) }]
              sections:
                - rows:
                    forEach: grocery in groceries
                    prototype: Cell
                    editing: { delete: true, move: ⟦{ within: section }⟧ }
            """
        ],
        good: [
            """
            screen: Groceries
            title: Groceries
            state: { groceries: [String] }
            navigationItem: { right: edit }
            table:
              prototypes: [{ id: Cell, text: $(grocery) }]
              sections:
                - rows:
                    forEach: grocery in groceries
                    prototype: Cell
                    editing: { delete: true, move: true }
            """
        ]
    )

    static func check(_ screen: Screen, in scope: ScreenScope, _ findings: inout Findings) {
        guard !scope.barButtons.contains(where: { $0.kind == .edit || $0.kind == .invalid }) else { return }
        for move in scope.dynamicRows.compactMap(\.editing?.move) {
            findings.report(.neverDragged(move, in: screen))
        }
    }
}

extension Finding {
    fileprivate static func neverDragged(_ move: RowMove, in screen: Screen) -> Finding {
        Finding(
            "the rows can be dragged while the table is edited, which nothing in this screen begins",
            at: move.range,
            help: "add the Edit button, 'navigationItem: { right: edit }'",
            absentIn: screen.range
        )
    }
}
