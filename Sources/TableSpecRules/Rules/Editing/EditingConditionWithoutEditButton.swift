internal import TableSpecDiagnostics
internal import TableSpecModel

enum EditingConditionWithoutEditButton: Rule {
    static let checks: [RuleCheck] = [.screens(check)]

    static let description = RuleDescription(
        "editing-condition-without-edit-button",
        code: "E07",
        .editing,
        .warning,
        summary: "A bar button that depends on editing mode, on a screen without an Edit button.",
        rationale: """
            Editing normally begins with a tap on the Edit button in the navigation bar. Without an Edit button, \
            editing never begins, so the bar button is always enabled or always disabled.
            """,
        source: .tableGuide("Inserting and deleting rows in editing mode")
    )

    static func check(_ screen: Screen, in scope: ScreenScope, _ findings: inout Findings) {
        guard !scope.barButtons.contains(where: { $0.kind == .edit || $0.kind == .invalid }) else { return }
        for condition in scope.barButtons.compactMap({ $0.enabled.located }) {
            findings.report(
                "the button depends on editing mode, but this screen has no Edit button",
                at: condition.range,
                help: "add an Edit button, 'left: edit', or remove 'enabled'",
                absentIn: screen.range
            )
        }
    }
}
