internal import TableSpecModel
internal import TableSpecSwift

/// What a person does to the rows of collections: deleting, inserting and dragging.
///
/// The state changes first; its change becomes the batch update that changes the table view.
struct EditingTranslator {
    let plan: ScreenPlan

    /// Whether rows can be dragged.
    var hasMoves: Bool { edited.contains { $0.editing?.move != nil } }

    @SwiftMembers var properties: [SwiftDeclaration] {
        if hasMoves {
            Declare.var(
                "isMovingRow",
                nil,
                .private,
                value: false,
                documentation:
                    "Whether the table view has already moved a row, so that the new state needs no update."
            )
        }
    }

    @SwiftMembers var dataSourceMethods: [SwiftDeclaration] {
        if !edited.isEmpty || hasRowsOfAccessory {
            if hasFixedRows { canEditRow }
        } else if isEditedByApp {
            neverEdited
        }
        if edited.contains(where: { $0.deletes }) || hasInsertRow { commit }
        if hasMoves {
            if hasSections || edited.contains(where: { $0.editing?.move?.except.isEmpty == false }) { canMoveRow }
            moveRow
        }
    }

    @SwiftMembers var delegateMethods: [SwiftDeclaration] {
        if hasInsertRow || hasRowsWithoutStyle || edited.contains(where: { !$0.isSwiped }) { editingStyle }
        if hasRowsWithoutStyle { shouldIndent }
        if edited.contains(where: { $0.editing?.deleteTitle != nil }) { deleteTitle }
        SwipeActionTranslator(editing: self).methods
        if hasMoves, let body = target { targetForMove(body) }
    }

    // MARK: What there is

    /// The rows that are edited.
    var edited: [DynamicRows] {
        switch plan.shape {
        case .elements(_, let rows), .indexed(let rows, _), .forEach(_, _, let rows):
            [rows].filter { $0.editing != nil }
        case .sections(let sections): sections.compactMap(\.dynamicRows).filter { $0.editing != nil }
        case .rows: []
        }
    }

    var hasSections: Bool {
        if case .sections = plan.shape { return true }
        return false
    }

    private var hasInsertRow: Bool { edited.contains { $0.editing?.insertRow != nil } }

    /// Whether some rows are edited that cannot be deleted: they can be dragged, or have an accessory of their own then.
    private var hasRowsWithoutStyle: Bool {
        edited.contains { $0.editing?.deletion?.concernsEveryRow != true } || hasRowsOfAccessory
    }

    /// Whether some rows are edited for no other reason than their accessory.
    private var hasRowsOfAccessory: Bool {
        guard !edited.isEmpty || isEditedByApp else { return false }
        return plan.staticRows.contains { $0.cell.hasEditingAccessory }
            || plan.table.dynamicRows.contains {
                $0.editing == nil && plan.prototypes(of: $0).contains(where: \.cell.hasEditingAccessory)
            }
    }

    /// Whether some rows are not edited at all.
    private var hasFixedRows: Bool {
        switch plan.shape {
        case .rows(_, let rows): rows.contains { !$0.cell.hasEditingAccessory }
        case .elements(_, let rows), .indexed(let rows, _), .forEach(_, _, let rows): !isEdited(rows)
        case .sections(let sections):
            sections.contains { section in
                section.dynamicRows.map { !isEdited($0) }
                    ?? section.staticRows.contains { !$0.cell.hasEditingAccessory }
            }
        }
    }

    private func isEdited(_ rows: DynamicRows) -> Bool {
        rows.editing != nil || plan.prototypes(of: rows).allSatisfy(\.cell.hasEditingAccessory)
    }

    private func isInsertRow(_ row: Row) -> Bool { edited.contains { $0.editing?.insertRow?.row == row } }

    // MARK: Deleting and inserting

    private var commit: SwiftDeclaration {
        Declare.func(
            "tableView",
            [
                "_ tableView": "UITableView", "commit editingStyle": "UITableViewCell.EditingStyle",
                "forRowAt indexPath": "IndexPath",
            ]
        ) {
            RowDispatch(plan: plan, otherwise: []).statements { target in
                switch target {
                case .row(let row):
                    isInsertRow(row) ? DelegateTranslator(plan: plan).code(of: row.cell.trigger, target) : nil
                case .prototype(_, let rows, let scope):
                    rows.deletes ? DeletionTranslator(plan: plan, rows: rows, scope: scope).deletion : nil
                }
            }
        }
    }

    /// Whether the screen is edited, though none of its rows is: without an answer UIKit would offer to delete each.
    private var isEditedByApp: Bool { plan.has(.setEditing) || plan.screen.barButtons.contains { $0.face == .edit } }

    private var neverEdited: SwiftDeclaration {
        Declare.func(
            "tableView",
            ["_ tableView": "UITableView", "canEditRowAt indexPath": "IndexPath"],
            returns: "Bool"
        ) {
            SwiftExpression.boolean(false)
        }
    }

    private var canEditRow: SwiftDeclaration {
        method("canEditRowAt indexPath", returns: "Bool", otherwise: false) { target in
            switch target {
            case .row(let row): isInsertRow(row) || row.cell.hasEditingAccessory ? Answer(true) : nil
            case .prototype(let prototype, let rows, _):
                rows.editing != nil || prototype.cell.hasEditingAccessory ? Answer(true) : nil
            }
        }
    }

    private var editingStyle: SwiftDeclaration {
        method("editingStyleForRowAt indexPath", returns: "UITableViewCell.EditingStyle", otherwise: ".none") {
            target in
            switch target {
            case .row(let row): return isInsertRow(row) ? Answer(".insert") : nil
            case .prototype(_, let rows, let scope):
                guard rows.deletes else { return nil }
                let deletion = DeletionTranslator(plan: plan, rows: rows, scope: scope)
                let conditions = (rows.isSwiped ? [] : ["tableView.isEditing"]) + deletion.conditions
                return conditions.conjunction.map {
                    Answer(.ternary($0, ".delete", ".none"), variables: deletion.conditionVariables)
                } ?? Answer(".delete")
            }
        }
    }

    /// A row without a control at its leading edge has no reason to make room for one.
    private var shouldIndent: SwiftDeclaration {
        method("shouldIndentWhileEditingRowAt indexPath", returns: "Bool", otherwise: false) { target in
            switch target {
            case .row(let row): return isInsertRow(row) ? Answer(true) : nil
            case .prototype(_, let rows, let scope):
                guard rows.deletes else { return nil }
                let deletion = DeletionTranslator(plan: plan, rows: rows, scope: scope)
                return deletion.conditions.conjunction.map { Answer($0, variables: deletion.conditionVariables) }
                    ?? Answer(true)
            }
        }
    }

    private var deleteTitle: SwiftDeclaration {
        method("titleForDeleteConfirmationButtonForRowAt indexPath", returns: "String?", otherwise: .nil) { target in
            guard case .prototype(_, let rows, let scope) = target, let title = rows.editing?.deleteTitle else {
                return nil
            }
            return Answer(scope.optionalText(title), variables: title.bindings.variables)
        }
    }

    // MARK: Questions

    /// The answer to a question about a row, and the variables of the loops that it uses.
    struct Answer {
        let value: SwiftExpression
        let variables: Set<String>

        init(_ value: SwiftExpression, variables: Set<String> = []) {
            self.value = value
            self.variables = variables
        }
    }

    /// A method that answers a question about the row at `indexPath`.
    func method(
        _ parameter: SwiftParameter.Name,
        returns type: SwiftType,
        otherwise: SwiftExpression,
        _ answer: @escaping (RowTarget) -> Answer?
    ) -> SwiftDeclaration {
        Declare.func(
            "tableView",
            SwiftParameters([.init("_ tableView", "UITableView"), .init(parameter, "IndexPath")]),
            returns: type
        ) {
            RowDispatch(plan: plan, otherwise: [.return(otherwise)]).statements { target in
                answer(target).map { RowCode(statements: [.return($0.value)], variables: $0.variables) }
            }
            .withImplicitReturn
        }
    }
}

extension DynamicRows {
    var deletes: Bool { editing?.deletes ?? false }

    /// Whether a swipe deletes a row that can be deleted.
    var isSwiped: Bool { !deletes || editing?.swipe.value != false }
}

extension [SwiftExpression] {
    /// All conditions as one; `nil` for none.
    var conjunction: SwiftExpression? {
        first.map { first in dropFirst().reduce(first) { .binary($0, .and, $1) } }
    }
}

extension [Binding] {
    /// The variables of the loops at whose elements the bindings begin.
    var variables: Set<String> { reduce(into: []) { $0.formUnion($1.variables) } }
}
