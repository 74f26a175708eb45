internal import TableSpecDiagnostics
internal import TableSpecModel

enum DeletionKeysWithoutDeletion: Rule {
    static let checks: [RuleCheck] = [.each(.dynamicRows, check)]

    static let description = RuleDescription(
        "deletion-keys-without-deletion",
        code: "E04",
        .editing,
        .warning,
        summary: "Deletion settings for rows that can't be deleted.",
        rationale: """
            A swipe deletes a row only if the data source commits deletions. If no row can be deleted, a title for the \
            Delete button or a setting for the swipe has no effect.
            """,
        source: .tableGuide("Inserting and deleting rows in editing mode")
    )

    static func check(_ rows: DynamicRows, in scope: ScreenScope, _ findings: inout Findings) {
        guard let editing = rows.editing, !editing.deletes else { return }
        if let place = editing.swipe.range { report("swipe", at: place, in: editing, &findings) }
        if let title = editing.deleteTitle { report("deleteTitle", at: title.range, in: editing, &findings) }
    }

    private static func report(
        _ key: String,
        at range: SourceRange,
        in editing: RowEditing,
        _ findings: inout Findings
    ) {
        findings.report(
            "\(key.quoted) has no effect because these rows can't be deleted",
            at: range,
            help: "add 'delete: true', or remove the key",
            absentIn: editing.range
        )
    }
}
