internal import TableSpecModel
internal import TableSpecSwift

/// The buttons of swiped rows.
struct SwipeActionTranslator {
    let editing: EditingTranslator

    private var plan: ScreenPlan { editing.plan }

    @SwiftMembers var methods: [SwiftDeclaration] {
        if editing.edited.contains(where: { $0.editing?.leadingSwipeActions.isEmpty == false }) {
            method("leadingSwipeActionsConfigurationForRowAt indexPath", \.leadingSwipeActions, deletes: false)
        }
        if editing.edited.contains(where: { $0.editing?.trailingSwipeActions.isEmpty == false }) {
            method("trailingSwipeActionsConfigurationForRowAt indexPath", \.trailingSwipeActions, deletes: true)
        }
    }

    private func method(
        _ parameter: SwiftParameter.Name,
        _ actions: @escaping (RowEditing) -> [SwipeAction],
        deletes: Bool
    ) -> SwiftDeclaration {
        plan.delegateMethod(parameter, returns: "UISwipeActionsConfiguration?") {
            RowDispatch(plan: plan, otherwise: .nil).statements { target in
                guard case .prototype(_, let rows, let scope) = target, let editing = rows.editing else { return nil }
                let actions = actions(editing)
                return actions.isEmpty ? nil : code(of: actions, rows, scope, deletes: deletes && editing.deletes)
            }
        }
    }

    private func code(
        of actions: [SwipeAction],
        _ rows: DynamicRows,
        _ scope: ValueScope,
        deletes: Bool
    ) -> RowCode {
        var variables: Set<String> = [rows.loop.variable.value]
        variables.formUnion(actions.map(\.title).flatMap(\.bindings).variables)
        variables.formUnion(actions.compactMap(\.image).flatMap(\.bindings).variables)
        let buttons = actions.map { button($0, rows, scope) }
        var list = SwiftExpression.array(buttons)
        if deletes, rows.isSwiped, let deletion = rows.editing?.deletion {
            let conditions = editing.conditions(deletion, scope, rows)
            variables.formUnion(deletion.condition?.variables ?? [])
            let delete = deleteButton(rows, scope)
            if let condition = conditions.conjunction {
                let some = SwiftExpression.array([.ternary(condition, delete, .nil)] + buttons)
                list = some.calling("compactMap", trailing: SwiftClosure { "$0" })
            } else {
                list = .array([delete] + buttons)
            }
        }
        return RowCode(.call("UISwipeActionsConfiguration", ["actions": list]), variables: variables)
    }

    private func button(_ action: SwipeAction, _ rows: DynamicRows, _ scope: ValueScope) -> SwiftExpression {
        var arguments: [SwiftArguments.Argument] = [.init(scope.optionalText(action.title))]
        if let style = action.style.value, style != .normal { arguments.append(.init("style", style.member)) }
        if let image = action.image { arguments.append(.init("image", scope.image(image))) }
        if let color = action.color.value { arguments.append(.init("color", color.expression(else: nil))) }
        return make(arguments) {
            SwiftExpression.call(
                .member("self?.actions?", ActionsTranslator.name(of: action.action)),
                SwiftArguments([.init(plan.label(of: rows), scope.element(rows.loop.variable.value))])
            )
        }
    }

    private func deleteButton(_ rows: DynamicRows, _ scope: ValueScope) -> SwiftExpression {
        let title = (rows.editing?.deleteTitle ?? rows.editing?.defaultDeleteTitle).map(scope.optionalText) ?? .nil
        let deletion = DeletionTranslator(plan: plan, rows: rows, scope: scope)
        return make([.init(title), .init("style", ".destructive")], capturing: deletion.captures) {
            deletion.deletion(by: SwiftExpression("self").chained)
        }
    }

    private func make(
        _ arguments: [SwiftArguments.Argument],
        capturing captures: [SwiftClosure.Capture] = [.weak("self")],
        _ action: () -> SwiftExpression
    ) -> SwiftExpression {
        let value = action()
        return .call(
            "UIContextualAction.forRow",
            SwiftArguments(arguments),
            trailing: SwiftClosure(capturing: captures) { value }
        )
    }
}
