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
                    "Whether the table view has moved a row itself, so that the new state changes nothing in it."
            )
        }
    }

    @SwiftMembers var dataSourceMethods: [SwiftDeclaration] {
        if !edited.isEmpty, hasFixedRows { canEditRow }
        if edited.contains(where: { $0.deletes }) || hasInsertRow { commit }
        if hasMoves {
            if hasSections || edited.contains(where: { $0.editing?.move?.except.isEmpty == false }) { canMoveRow }
            moveRow
        }
    }

    @SwiftMembers var delegateMethods: [SwiftDeclaration] {
        if hasInsertRow || hasRowsWithoutStyle { editingStyle }
        if hasRowsWithoutStyle { shouldIndent }
        if hasMoves, let body = target { targetForMove(body) }
    }

    // MARK: What there is

    /// The rows that are edited.
    private var edited: [DynamicRows] {
        switch plan.shape {
        case .elements(_, let rows): [rows].filter { $0.editing != nil }
        case .sections(let sections): sections.compactMap(\.dynamicRows).filter { $0.editing != nil }
        case .rows, .indexed, .forEach: []
        }
    }

    private var hasSections: Bool {
        if case .sections = plan.shape { return true }
        return false
    }

    private var hasInsertRow: Bool { edited.contains { $0.editing?.insertRow != nil } }

    /// Whether some rows can be dragged, but not deleted.
    private var hasRowsWithoutStyle: Bool { edited.contains { !$0.deletes } }

    /// Whether some rows are not edited at all.
    private var hasFixedRows: Bool {
        guard case .sections(let sections) = plan.shape else { return false }
        return sections.contains { $0.dynamicRows.map { $0.editing == nil } ?? !$0.spelledRows.isEmpty }
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
                case .prototype(_, let rows, _):
                    rows.deletes ? RowCode(statements: [.expression(removal(from: rows))]) : nil
                }
            }
        }
    }

    private var canEditRow: SwiftDeclaration {
        method("canEditRowAt indexPath", returns: "Bool", otherwise: false) { target in
            switch target {
            case .row(let row): isInsertRow(row) ? true : nil
            case .prototype(_, let rows, _): rows.editing == nil ? nil : true
            }
        }
    }

    private var editingStyle: SwiftDeclaration {
        method("editingStyleForRowAt indexPath", returns: "UITableViewCell.EditingStyle", otherwise: ".none") {
            target in
            switch target {
            case .row(let row): isInsertRow(row) ? ".insert" : nil
            case .prototype(_, let rows, _): rows.deletes ? ".delete" : nil
            }
        }
    }

    /// A row without a control at its leading edge has no reason to make room for one.
    private var shouldIndent: SwiftDeclaration {
        method("shouldIndentWhileEditingRowAt indexPath", returns: "Bool", otherwise: false) { target in
            switch target {
            case .row(let row): isInsertRow(row) ? true : nil
            case .prototype(_, let rows, _): rows.deletes ? true : nil
            }
        }
    }

    /// A method that answers a question about the row at `indexPath`.
    private func method(
        _ parameter: SwiftParameter.Name,
        returns type: SwiftType,
        otherwise: SwiftExpression,
        _ answer: @escaping (RowTarget) -> SwiftExpression?
    ) -> SwiftDeclaration {
        Declare.func(
            "tableView",
            SwiftParameters([.init("_ tableView", "UITableView"), .init(parameter, "IndexPath")]),
            returns: type
        ) {
            RowDispatch(plan: plan, otherwise: [.return(otherwise)]).statements { target in
                answer(target).map { RowCode(statements: [.return($0)]) }
            }
            .withImplicitReturn
        }
    }

    // MARK: Dragging

    private var canMoveRow: SwiftDeclaration {
        method("canMoveRowAt indexPath", returns: "Bool", otherwise: false) { target in
            guard case .prototype(_, let rows, _) = target, let move = rows.editing?.move else { return nil }
            let isNotFirst = SwiftExpression.binary("indexPath.row", .greater, 0)
            let isNotLast = SwiftExpression.binary("indexPath.row", .less, lastIndex(of: rows))
            switch (move.keeps(.first), move.keeps(.last)) {
            case (false, false): return true
            case (true, false): return isNotFirst
            case (false, true): return isNotLast
            case (true, true): return .binary(isNotFirst, .and, isNotLast)
            }
        }
    }

    private var moveRow: SwiftDeclaration {
        Declare.func(
            "tableView",
            [
                "_ tableView": "UITableView", "moveRowAt indexPath": "IndexPath", "to destination": "IndexPath",
            ]
        ) {
            Code.comment("The table view has moved the row already: what it knows follows without another update.")
            Code.assign("isMovingRow", true)
            Code.defer { Code.assign("isMovingRow", false) }
            dispatch { rows in
                let element = plan.locals.name(rows.loop.variable.value)
                Code.let(element, removal(from: rows))
                state(of: rows).calling("insert", ["_": .name(element), "at": "destination.row"])
            }
            KnowledgeTranslator(plan: plan).assignments(to: nil, in: ValueScope())
        }
    }

    /// Statements for the rows that can be dragged; a `switch` only where several collections have some.
    private func dispatch(
        otherwise: [SwiftStatement] = [],
        @SwiftBody _ body: @escaping (DynamicRows) -> [SwiftStatement]
    ) -> [SwiftStatement] {
        let movable = edited.filter { $0.editing?.move != nil }
        if movable.count == 1 { return body(movable[0]) }
        return RowDispatch(plan: plan, otherwise: otherwise).statements { target in
            guard case .prototype(_, let rows, _) = target, rows.editing?.move != nil else { return nil }
            return RowCode(statements: body(rows))
        }
    }

    private func targetForMove(_ body: [SwiftStatement]) -> SwiftDeclaration {
        Declare.func(
            "tableView",
            [
                "_ tableView": "UITableView", "targetIndexPathForMoveFromRowAt indexPath": "IndexPath",
                "toProposedIndexPath proposed": "IndexPath",
            ],
            returns: "IndexPath"
        ) {
            body
        }
    }

    /// Where a dragged row may land; `nil` where that is everywhere.
    private var target: [SwiftStatement]? {
        guard hasSections || edited.contains(where: { $0.editing?.move?.except.isEmpty == false }) else { return nil }
        let statements = dispatch(otherwise: [Code.return("indexPath")]) { rows in
            if hasManySections {
                Code.comment("Above the section means its first place, below it the last one.")
                Code.guard(.expression(.binary("proposed.section", .equal, "indexPath.section"))) {
                    Code.return(
                        place(
                            .ternary(
                                .binary("proposed.section", .less, "indexPath.section"),
                                .integer(firstPlace(of: rows)),
                                lastPlace(of: rows)
                            )
                        )
                    )
                }
            }
            Code.return(nearestPlace(of: rows))
        }
        return statements.withImplicitReturn
    }

    private var hasManySections: Bool {
        if case .sections(let sections) = plan.shape { return sections.count > 1 }
        return false
    }

    private func place(_ row: SwiftExpression) -> SwiftExpression {
        .call("IndexPath", ["row": row, "section": "indexPath.section"])
    }

    /// The proposed place, or the nearest one of which no row keeps hold.
    private func nearestPlace(of rows: DynamicRows) -> SwiftExpression {
        let keepsLast = rows.editing?.move?.keeps(.last) ?? false
        let hasRowAfter = rows.editing?.insertRow != nil
        let first = firstPlace(of: rows)
        let belowFirst: SwiftExpression =
            first == 0 ? "proposed.row" : .call("max", ["proposed.row", .integer(first)])
        if keepsLast || hasRowAfter { return place(.call("min", [belowFirst, lastPlace(of: rows)])) }
        return first == 0 ? "proposed" : place(belowFirst)
    }

    private func firstPlace(of rows: DynamicRows) -> Int { rows.editing?.move?.keeps(.first) == true ? 1 : 0 }

    private func lastPlace(of rows: DynamicRows) -> SwiftExpression {
        rows.editing?.move?.keeps(.last) == true
            ? .binary(plan.elements(of: rows.loop).dot("count"), .subtract, 2) : lastIndex(of: rows)
    }

    private func lastIndex(of rows: DynamicRows) -> SwiftExpression {
        .binary(plan.elements(of: rows.loop).dot("count"), .subtract, 1)
    }

    private func removal(from rows: DynamicRows) -> SwiftExpression {
        state(of: rows).calling("remove", ["at": "indexPath.row"])
    }

    /// The collection in the state.
    private func state(of rows: DynamicRows) -> SwiftExpression { ValueScope().value(of: rows.loop.collection) }
}

extension DynamicRows {
    fileprivate var deletes: Bool { editing?.deletes ?? false }
}
