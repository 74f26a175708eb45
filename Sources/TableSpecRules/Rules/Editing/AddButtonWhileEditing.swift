internal import TableSpecDiagnostics
internal import TableSpecModel

enum AddButtonWhileEditing: Rule {
    static let checks: [RuleCheck] = [.screens(check)]

    static let description = RuleDescription(
        "add-button-while-editing",
        code: "E10",
        .editing,
        .warning,
        summary: "An Add button that stays enabled while the table is being edited.",
        rationale: """
            While users delete and move rows, they shouldn't be able to open a screen for a new item. The guide's \
            example disables the Add button when editing begins and enables it again when editing ends.
            """,
        source: .tableGuide("Inserting and deleting rows in editing mode")
    )

    static func check(_ screen: Screen, in scope: ScreenScope, _ findings: inout Findings) {
        guard let edit = scope.barButtons.first(where: { $0.kind == .edit }) else { return }
        for button in scope.barButtons
        where button.kind == .system(.add) && !button.enabled.isStated && button.enabledCondition == nil {
            findings.report(
                "the Add button stays enabled while the table is being edited",
                at: button.range,
                labels: [.init("editing begins here", at: edit.range)],
                help: "add 'enabled: notEditing'",
                adding: KeyInsertion(key: "enabled", value: "notEditing", mapping: button.range, isSafe: true),
                absentIn: button.range
            )
        }
    }
}
