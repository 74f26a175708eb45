internal import TableSpecDiagnostics
internal import TableSpecModel

enum DeletionKeysWithoutDeletion: Rule {
    static let checks: [RuleCheck] = [.each(.dynamicRows, check)]

    static let description = RuleDescription(
        "deletion-keys-without-deletion",
        code: "E04",
        .editing,
        .warning,
        summary: "Rows that say how they are deleted, though they cannot be deleted.",
        rationale: """
            A swipe deletes a row only where the data source commits deletions. A title for the button that deletes, or a word \
            about the swipe, says nothing where no row can be deleted.
            """,
        source: .tableGuide("Inserting and deleting rows in editing mode"),
        bad: [
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
                    editing: { move: true, swipe: ⟦false⟧ }
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
                    editing: { move: true, delete: true, swipe: false, deleteTitle: Remove }
            """
        ]
    )

    static func check(_ rows: DynamicRows, in scope: ScreenScope, _ findings: inout Findings) {
        guard let editing = rows.editing, !editing.deletes else { return }
        if let place = editing.swipe.range { findings.report(.neverDeleted("swipe", at: place, in: editing)) }
        if let title = editing.deleteTitle {
            findings.report(.neverDeleted("deleteTitle", at: title.range, in: editing))
        }
    }
}

extension Finding {
    fileprivate static func neverDeleted(_ key: String, at range: SourceRange, in editing: RowEditing) -> Finding {
        Finding(
            "\(key.quoted) is about the deletion of rows, but these rows cannot be deleted",
            at: range,
            help: "add 'delete: true', or remove the key",
            absentIn: editing.range
        )
    }
}
