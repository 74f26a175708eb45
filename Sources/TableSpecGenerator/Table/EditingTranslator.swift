internal import TableSpecModel
internal import TableSpecSwift

/// The editing of the rows of collections: deleting, inserting and dragging.
///
/// The table's data source applies the rules. The user's edits change the state.
struct EditingTranslator: ScreenFeature {
    let plan: ScreenPlan

    // MARK: What there is

    /// The rows that can be edited.
    var edited: [DynamicRows] { plan.dynamicRows.filter { $0.editing != nil } }

    var movable: [DynamicRows] { edited.filter { $0.editing?.move != nil } }

    /// Whether the table has rules for editing. Without them, no row can be edited.
    var isNeeded: Bool { !edited.isEmpty || hasRowsOfAccessory || hasSwipedCells }

    /// Whether any rows have swipe buttons. Such a row counts as editable, although it has no editing control.
    var hasSwipedCells: Bool { plan.cells.contains { !$0.swipeActions.isEmpty } }

    private var insertRows: [Row] { edited.compactMap { $0.editing?.insertRow?.row } }

    /// Whether any rows are edited only because of their accessory.
    private var hasRowsOfAccessory: Bool {
        (!edited.isEmpty || isEditedByApp) && plan.cells.contains(where: \.hasEditingAccessory)
    }

    /// Whether the screen can be in editing mode, even if none of its rows can be edited.
    private var isEditedByApp: Bool { plan.has(.setEditing) || plan.screen.barButtons.contains { $0.kind == .edit } }

    /// Whether any rows are edited that can't be deleted: they can be dragged, or have an editing accessory.
    private var hasRowsWithoutStyle: Bool {
        edited.contains { $0.editing?.deletion?.concernsEveryRow != true } || hasRowsOfAccessory || hasSwipedCells
    }

    /// Whether rows can be dragged between sections, which requires another section where they can be dropped.
    var movesAcrossSections: Bool {
        guard movable.contains(where: \.isMovedInTable) else { return false }
        switch plan.shape {
        case .sections: return movable.count > 1
        case .forEach, .indexed: return true
        }
    }

    // MARK: Rules

    /// The rules for the source, or `nil` for a table without editing.
    var rules: SwiftArguments? {
        guard isNeeded else { return nil }
        let members: [(SwiftIdentifier, SwiftExpression?)] = [
            ("isEditable", isEditable), ("style", style), ("canMove", canMove), ("held", held), ("delete", delete),
            ("insert", insert), ("move", MoveTranslator(plan: plan).closure),
        ]
        return SwiftArguments(members.compactMap { name, value in value.map { .init(name, $0) } })
    }

    /// Whether a row can be edited, or `nil` if all can.
    private var isEditable: SwiftExpression? {
        let editable = RowDispatch(plan: plan, otherwise: false).statements(on: "row") { target in
            switch target {
            case .row(let row):
                insertRows.contains(row) || row.cell.hasEditingAccessory || !row.cell.swipeActions.isEmpty
                    ? RowCode(true) : nil
            case .prototype(let prototype, let rows, _):
                rows.editing != nil || prototype.cell.hasEditingAccessory || !prototype.cell.swipeActions.isEmpty
                    ? RowCode(true) : nil
            }
        }
        if editable == [.expression(true)] { return nil }
        return .closure(["row"]) { editable }
    }

    /// The editing control of a row, or `nil` if no row has one.
    private var style: SwiftExpression? {
        var needsTable = false
        var needsPlace = false
        let isEditing = plan.scope.member("tableView").dot("isEditing")
        let statements = RowDispatch(plan: plan, otherwise: ".none").statements(on: "row") {
            target in
            switch target {
            case .row(let row): return insertRows.contains(row) ? RowCode(".insert") : nil
            case .prototype(_, let rows, let scope):
                guard let deletion = rows.editing?.deletion else { return nil }
                let conditions = (rows.isSwiped ? [] : [isEditing]) + self.conditions(deletion, scope, rows)
                needsTable =
                    needsTable || !rows.isSwiped || rows.asksTable(for: deletion.except) || deletion.condition != nil
                needsPlace = needsPlace || !deletion.except.isEmpty
                guard let condition = conditions.conjunction else { return RowCode(".delete") }
                return RowCode(
                    .ternary(condition, ".delete", ".none"),
                    variables: deletion.condition?.variables ?? []
                )
            }
        }
        if statements == [.expression(".none")] { return nil }
        return question(statements, needsTable: needsTable, needsPlace: needsPlace)
    }

    /// The condition for deleting a row.
    func conditions(_ deletion: RowDeletion, _ scope: ValueScope, _ rows: DynamicRows) -> [SwiftExpression] {
        places(keepsFirst: deletion.keeps(.first), keepsLast: deletion.keeps(.last), rows)
            + (deletion.condition.map { [scope.value(of: $0)] } ?? [])
    }

    private var canMove: SwiftExpression? {
        guard !movable.isEmpty else { return nil }
        var needsTable = false
        var needsPlace = false
        let statements = RowDispatch(plan: plan, otherwise: false).statements(on: "row") { target in
            guard case .prototype(_, let rows, _) = target, let move = rows.editing?.move else { return nil }
            needsTable = needsTable || rows.asksTable(for: move.except)
            needsPlace = needsPlace || !move.except.isEmpty
            let conditions = places(keepsFirst: move.keeps(.first), keepsLast: move.keeps(.last), rows)
            return RowCode(conditions.conjunction ?? true)
        }
        return question(statements, needsTable: needsTable, needsPlace: needsPlace)
    }

    /// A rule for a row and its position.
    private func question(_ statements: [SwiftStatement], needsTable: Bool, needsPlace: Bool) -> SwiftExpression {
        .closure(
            [Self.uses("row", in: statements), needsPlace ? "indexPath" : "_"],
            capturing: needsTable ? [.unowned("self")] : []
        ) { statements }
    }

    /// The parameter, or `_` if it isn't used.
    static func uses(_ name: SwiftClosure.Parameter, in statements: [SwiftStatement]) -> SwiftClosure.Parameter {
        switch statements.first {
        case .selection, .branch: name
        default: "_"
        }
    }

    private func places(keepsFirst: Bool, keepsLast: Bool, _ rows: DynamicRows) -> [SwiftExpression] {
        if rows.listIndex != nil {
            let last = SwiftExpression.binary(RowListTranslator.place.dot("upperBound"), .subtract, 1)
            return (keepsFirst ? [.binary("indexPath.row", .greater, RowListTranslator.place.dot("lowerBound"))] : [])
                + (keepsLast ? [.binary("indexPath.row", .less, last)] : [])
        }
        let last = SwiftExpression.call("source.lastRow", ["inSection": "indexPath.section"])
        let lastElement = rows.rowsBelowElements(in: plan.scope).map { .binary(last, .subtract, $0) } ?? last
        return (keepsFirst ? [.binary("indexPath.row", .greater, 0)] : [])
            + (keepsLast ? [.binary("indexPath.row", .less, lastElement)] : [])
    }

    /// The number of rows in each section that keep their positions, if rows come from other sections.
    private var held: SwiftExpression? {
        guard movesAcrossSections else { return nil }
        let sections = SectionDispatch(plan: plan, otherwise: .nil, subject: "section", isOptional: false)
        let statements = sections.statements { section in
            guard let rows = section.movable.first, let move = rows.editing?.move else { return nil }
            let kept = move.keeps(.last) ? 1 : 0
            let bottom =
                rows.listIndex == nil
                ? rows.rowsBelowElements(in: plan.scope, and: kept) : kept == 0 ? nil : .integer(kept)
            let ends: [(SwiftIdentifier, SwiftExpression?)] = [
                ("list", rows.listNumber.map { .integer($0) }), ("top", move.keeps(.first) ? 1 : nil),
                ("bottom", bottom),
            ]
            return .shared("HeldRows", SwiftArguments(ends.compactMap { name, count in count.map { .init(name, $0) } }))
        }
        let asksState = movable.contains { rows in
            rows.listIndex == nil && (rows.loadMore != nil || rows.editing?.insertRow?.row.visible != nil)
        }
        return statements.map { body in
            .closure([Self.uses("section", in: body)], capturing: asksState ? [.unowned("self")] : []) { body }
        }
    }

    // MARK: Deleting and inserting

    private var delete: SwiftExpression? {
        guard edited.contains(where: \.deletes) else { return nil }
        let statements = RowDispatch(plan: plan).statements(on: "row", isValue: false) { target in
            guard case .prototype(_, let rows, let scope) = target, rows.deletes else { return nil }
            return DeletionTranslator(plan: plan, rows: rows, scope: scope).code
        }
        return .closure(["row", "indexPath"], capturing: [.unowned("self")]) { statements }
    }

    private var insert: SwiftExpression? {
        guard !insertRows.isEmpty else { return nil }
        let rows = insertRows
        let statements = RowDispatch(plan: plan).statements(on: "row") { target in
            guard case .row(let row) = target, rows.contains(row) else { return nil }
            return TapTranslator(plan: plan).code(of: row.cell.trigger, target, at: .insertion)
        }
        guard !statements.isEmpty else { return nil }
        // A popover points to the row.
        let isPopover = rows.contains { $0.cell.trigger.segues.contains { $0.presentation.style.value == .popover } }
        let place: SwiftClosure.Parameter = isPopover ? "indexPath" : "_"
        guard rows.count == 1, case .branch(_, let body, _)? = statements.first else {
            return .closure(["row", place], capturing: [.unowned("self")]) { statements }
        }
        // A single insert row needs no name.
        return .closure(["_", place], capturing: [.unowned("self")]) { body }
    }

    /// Whether only insert rows react to taps in editing mode. `Source` enables it.
    var selectsOnlyInsertRows: Bool {
        let selectsAll = plan.table.properties.values.boolean(.allowsSelectionDuringEditing) == true
        return insert != nil && !selectsAll && !plan.table.selectsManyInEditing
    }

    /// The methods that the app must implement for the deletion of rows.
    var requirements: [Requirement] {
        edited.compactMap { rows in
            guard let confirmation = rows.editing?.deletion?.confirmation else { return nil }
            let delete = SwiftType.attributed([.escaping], .function([], returns: "Void"))
            return Requirement(
                name: MemberName.action(confirmation),
                parameters: [plan.element(of: rows), SwiftParameter("delete", delete)],
                place: confirmation,
                purpose: .init(
                    noun: "confirmation",
                    documentation: .text("Asks whether to delete a row; call `delete` to delete it, now or later.")
                )
            )
        }
    }

    // MARK: Methods of the delegate

    @SwiftMembers var delegate: [SwiftDeclaration] {
        // UIKit assumes that editable rows can be deleted.
        if isNeeded, style != question([.expression(".delete")], needsTable: false, needsPlace: false) {
            plan.delegateMethod("editingStyleForRowAt indexPath", returns: "UITableViewCell.EditingStyle") {
                SwiftExpression.call("source.editingStyle", ["at": "indexPath"])
            }
            if hasRowsWithoutStyle {
                plan.delegateMethod("shouldIndentWhileEditingRowAt indexPath", returns: "Bool") {
                    SwiftExpression.binary(.call("source.editingStyle", ["at": "indexPath"]), .notEqual, ".none")
                }
            }
        }
        if edited.contains(where: { $0.editing?.deleteTitle != nil }) { deleteTitle }
        if !movable.isEmpty { targetForMove }
    }

    private var deleteTitle: SwiftDeclaration {
        plan.delegateMethod("titleForDeleteConfirmationButtonForRowAt indexPath", returns: "String?") {
            RowDispatch(plan: plan, otherwise: .nil).statements { target in
                guard case .prototype(_, let rows, let scope) = target, let title = rows.editing?.deleteTitle else {
                    return nil
                }
                return RowCode(scope.optionalText(title), variables: title.bindings.variables)
            }
        }
    }

    private var targetForMove: SwiftDeclaration {
        plan.delegateMethod(
            "targetIndexPathForMoveFromRowAt indexPath",
            .init("toProposedIndexPath proposed", "IndexPath"),
            returns: "IndexPath"
        ) {
            SwiftExpression.call("source.target", ["from": "indexPath", "proposed": "proposed"])
        }
    }
}

extension DynamicRows {
    var deletes: Bool { editing?.deletes ?? false }

    /// Whether the table knows the places of some rows: of the last one, or of any if the section has other rows.
    func asksTable(for rows: [Located<FixedRow>]) -> Bool {
        rows.contains { $0.value == .last } || listIndex != nil && !rows.isEmpty
    }

    /// Whether a swipe deletes a row that can be deleted.
    var isSwiped: Bool { !deletes || editing?.swipe.value != false }
}

extension Section {
    /// The rows of collections that can be dragged.
    var movable: [DynamicRows] { dynamicRows.filter { $0.editing?.move != nil } }
}
