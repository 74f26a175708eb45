internal import TableSpecDiagnostics
internal import TableSpecModel

enum EditableRowsWithoutEditButton: Rule {
    static let checks: [RuleCheck] = [.screens(check)]

    static let description = RuleDescription(
        "editable-rows-without-edit-button",
        .editing,
        .warning,
        summary: "Rows that can be moved only in editing mode, on a screen without an Edit button.",
        rationale: """
            The reordering controls appear when the table enters editing mode, which normally begins with a tap on the \
            Edit button. Without it, users can delete a row with a swipe, but they can't move one.
            """,
        source: .tableGuide("Managing the reordering of rows")
    )

    static func check(_ screen: Screen, in scope: ScreenScope, _ findings: inout Findings) {
        guard !scope.barButtons.contains(where: { $0.kind == .edit || $0.kind == .invalid }) else { return }
        for move in scope.dynamicRows.compactMap(\.editing?.move) {
            findings.report(
                "the rows can be moved only in editing mode, but this screen has no Edit button",
                at: move.range,
                help: "add an Edit button: 'navigationItem: { right: edit }'",
                absentIn: screen.range
            )
        }
    }
}
