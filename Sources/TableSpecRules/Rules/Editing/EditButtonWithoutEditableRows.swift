internal import TableSpecDiagnostics
internal import TableSpecModel

enum EditButtonWithoutEditableRows: Rule {
    static let checks: [RuleCheck] = [.screens(check)]

    static let description = RuleDescription(
        "edit-button-without-editable-rows",
        code: "E01/N15",
        .editing,
        .warning,
        summary: "An Edit button on a screen whose rows can't be edited.",
        rationale: """
            In editing mode, every row shows a delete control unless the delegate specifies otherwise. The data source \
            must define what deletion and insertion do. Otherwise, the controls do nothing.
            """,
        source: .tableGuide("Inserting and deleting rows in editing mode")
    )

    /// An app with editing hooks changes the screen itself.
    static func check(_ screen: Screen, in scope: ScreenScope, _ findings: inout Findings) {
        guard !screen.hooks.contains(where: { $0.value == .setEditing }) else { return }
        guard !screen.table.sections.all.contains(where: \.mayBeEdited),
            !scope.owners.contains(where: \.cell.hasEditingAccessory)
        else { return }
        for button in scope.barButtons where button.kind == .edit {
            findings.report(
                "the Edit button begins editing, but no rows on this screen can be edited",
                at: button.range,
                help: "add 'editing: { delete: true }' to the rows of a collection in 'state', or remove the button",
                absentIn: screen.range
            )
        }
    }
}

extension Section {
    /// Whether rows can be edited, or couldn't be decoded.
    fileprivate var mayBeEdited: Bool {
        hasUnreadRows || dynamicRows.contains { $0.editing != nil }
    }
}
