internal import TableSpecModel
internal import TableSpecSwift

/// The changes of rows after a change of the input or the state.
///
/// The source computes which rows are inserted, deleted and moved, and which elements have changed. The comparison here
/// is for other values of the screen that rows use.
struct RowChangeTranslator {
    private let plan: ScreenPlan
    /// The groups whose values rows use in addition to their elements.
    private(set) var comparedGroups: [PropertyGroup] = []

    init(plan: ScreenPlan) {
        self.plan = plan
        comparedGroups = plan.groups.filter(comparesRows)
    }

    /// Whether rows or titles depend on the values of a group.
    func concern(_ group: PropertyGroup) -> Bool {
        plan.structureBindings.concern(group) || comparedGroups.contains(group)
    }

    private func comparesRows(_ group: PropertyGroup) -> Bool {
        RowDispatch(plan: plan).hasCode { change(of: $0, in: group) }
    }

    /// Shows the content, and reconfigures the rows that depend on the changed properties.
    func showing(_ group: PropertyGroup) -> SwiftExpression {
        guard comparedGroups.contains(group) else { return .call("source.show", [plan.content]) }
        if let (row, condition) = onlyChange(in: group) {
            let isChanged = SwiftExpression.binary(.binary("$0", .equal, row), .and, condition)
            return .call("source.show", [plan.content], trailing: SwiftClosure { isChanged })
        }
        return .call("source.show", [plan.content], trailing: SwiftClosure(["row"]) { isChanged(in: group) })
    }

    /// The only row that uses values of a group, if it's static and there's only one comparison.
    private func onlyChange(in group: PropertyGroup) -> (row: SwiftExpression, condition: SwiftExpression)? {
        var only: (row: Row, code: RowCode)?
        for row in plan.staticRows {
            guard let code = change(of: .row(row), in: group) else { continue }
            if only != nil { return nil }
            only = (row, code)
        }
        guard let only, only.row.validation.isEmpty, case .expression(let condition)? = only.code.statements.first,
            plan.rowCases.all.allSatisfy({ rowCase in
                plan.prototypes(of: rowCase.rows).allSatisfy { prototype in
                    change(of: .prototype(prototype, of: rowCase.rows, rowCase.scope), in: group) == nil
                }
            })
        else { return nil }
        if case .binary(_, .or, _) = condition { return nil }
        return (.implicit(MemberName.id(only.row.id.value)), condition)
    }

    private func isChanged(in group: PropertyGroup) -> [SwiftStatement] {
        RowDispatch(plan: plan, otherwise: false).statements(on: "row") { target in
            change(of: target, in: group)
        }
    }

    /// Whether the values of a group that a row uses have changed, or `nil` if it uses none.
    private func change(of target: RowTarget, in group: PropertyGroup) -> RowCode? {
        var bindings = RowContentTranslator(plan: plan).bindings(of: target)
        var conditions: [SwiftExpression] = []
        var variables: Set<String> = []
        if case .prototype(_, let rows, let scope) = target {
            bindings += rows.editing?.deletion?.condition?.bindings ?? []
            if let selection = rows.selection?.value, [selection].concern(group),
                let now = SelectionTranslator(rows: rows, scope: scope).isChosen,
                let before = SelectionTranslator(rows: rows, scope: scope.with(group, at: "old")).isChosen
            {
                conditions.append(.binary(now, .notEqual, before))
                variables = [rows.loop.variable.value]
            }
        }
        if case .row(let row) = target {
            conditions += ValidationTranslator(plan: plan).messageChanges(of: row)
            conditions += (plan.views(of: row)?.growingTextViews ?? []).filter { [$0.value].concern(group) }
                .map { .member(.name($0.name), "needsOtherHeight") }
        }
        if let isChanged = bindings.dependencies.isChanged(in: group) { conditions.append(isChanged) }
        return conditions.disjunction.map { RowCode($0, variables: variables) }
    }
}
