internal import TableSpecModel
internal import TableSpecSwift

/// Grips and editing controls that depend on the places of rows, or on values.
extension EditingTranslator {
    /// What is done after a drag within a section, which may bring rows to places of another kind.
    var updatesAfterDrags: [SwiftStatement] {
        edited.contains { $0.editing?.deletion?.except.isEmpty == false } ? updatesOfControls : []
    }

    /// The functions that bring visible rows in line with their places.
    @SwiftMembers var placeFunctions: [SwiftDeclaration] {
        if hasPlacesWithoutGrip { updateGrips }
        if hasChangingDeletions { updateEditingControls }
    }

    // MARK: Grips

    /// Whether the place of a row decides whether it can be dragged.
    private var hasPlacesWithoutGrip: Bool { edited.contains { $0.editing?.move?.except.isEmpty == false } }

    /// What is done after rows have come and gone.
    var updatesOfGrips: [SwiftStatement] { hasPlacesWithoutGrip ? [.expression(.call("updateGrips"))] : [] }

    private var updateGrips: SwiftDeclaration {
        Declare.func(
            "updateGrips",
            [:],
            .private,
            documentation: "Shows the reorder controls of the visible rows that can move."
        ) {
            Code.guard(.let("tableView"), "tableView.isEditing") { Code.return() }
            Code.for(.binding("indexPath"), in: .coalescing("tableView.indexPathsForVisibleRows", .array([]))) {
                Code.let(
                    "isMovable",
                    .call("self.tableView", ["_": "tableView", "canMoveRowAt": "indexPath"])
                )
                let cell = SwiftExpression.call("tableView.cellForRow", ["at": "indexPath"])
                Code.assign(cell.chained.dot("showsReorderControl"), "isMovable")
            }
        }
    }

    // MARK: Editing controls

    /// Whether a row that stays may lose the minus, or get it.
    private var hasChangingDeletions: Bool {
        // Where several rows are selected UIKit shows circles and no minus.
        if plan.table.properties.values.boolean(.allowsMultipleSelectionDuringEditing) == true { return false }
        return edited.contains { $0.editing?.deletion?.concernsEveryRow == false }
            || movesAcrossCollections && Set(movable.map(\.rows.deletes)).count > 1
    }

    /// What decides which rows can be deleted, besides the places of rows.
    var deletionDependencies: [Dependency] { edited.compactMap { $0.editing?.deletion?.condition }.dependencies }

    /// What is done after rows have come and gone, or can be deleted no longer.
    var updatesOfControls: [SwiftStatement] {
        hasChangingDeletions ? [.expression(.call("updateEditingControls"))] : []
    }

    private var updateEditingControls: SwiftDeclaration {
        let style = SwiftExpression.call(
            "self.tableView",
            ["_": "tableView", "editingStyleForRowAt": "indexPath"]
        )
        let cell = SwiftExpression.call("tableView.cellForRow", ["at": "indexPath"])
        return Declare.func(
            "updateEditingControls",
            [:],
            .private,
            documentation: "Shows the delete controls of the visible rows that can be deleted."
        ) {
            Code.guard(.let("tableView"), "tableView.isEditing") { Code.return() }
            Code.comment("The table view asks for the editing style of a row only when it gets its cell.")
            Code.let("visible", .coalescing("tableView.indexPathsForVisibleRows", .array([])))
            Code.let(
                "outdated",
                .call(
                    "visible.filter",
                    trailing: SwiftClosure(["indexPath"]) {
                        SwiftExpression.binary(cell.chained.dot("editingStyle"), .notEqual, style)
                    }
                )
            )
            Code.call("tableView.reloadRows", ["at": "outdated", "with": ".none"])
        }
    }
}
