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
        Declare.func(
            "tableView",
            SwiftParameters([.init("_ tableView", "UITableView"), .init(parameter, "IndexPath")]),
            returns: "UISwipeActionsConfiguration?"
        ) {
            RowDispatch(plan: plan, otherwise: [.return(.nil)]).statements { target in
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
        let deletion = DeletionTranslator(plan: plan, rows: rows, scope: scope)
        let buttons = names(of: actions, rows)
        var code = RowCode(statements: [], variables: [rows.loop.variable.value])
        var array = SwiftExpression.array(buttons.map(SwiftExpression.name))
        var isKept = false
        if deletes, rows.isSwiped {
            code.statements.append(.let("deleteAction", deleteAction(deletion)))
            let all = SwiftExpression.array([.name("deleteAction")] + buttons.map(SwiftExpression.name))
            isKept = !deletion.conditions.isEmpty
            array = deletion.conditions.conjunction.map { .ternary($0, all, array) } ?? all
            code.variables.formUnion(deletion.conditionVariables)
        }
        for (action, name) in zip(actions, buttons) {
            code.statements += statements(of: action, name, rows, scope)
            code.variables.formUnion(action.title.bindings.variables)
            code.variables.formUnion(action.image?.bindings.variables ?? [])
        }
        if isKept { code.statements.append(.let("buttons", array)) }
        let shown = isKept ? "buttons" : array
        code.statements.append(.return(.call("UISwipeActionsConfiguration", ["actions": shown])))
        return code
    }

    @SwiftBody private func statements(
        of action: SwipeAction,
        _ name: SwiftIdentifier,
        _ rows: DynamicRows,
        _ scope: ValueScope
    ) -> [SwiftStatement] {
        Code.let(
            name,
            button(action.style.value ?? .normal, scope.optionalText(action.title)) {
                Code.call(
                    .member("self?.actions?", ActionsTranslator.name(of: action.action)),
                    SwiftArguments([.init(plan.label(of: rows), scope.element(rows.loop.variable.value))])
                )
                Code.call("completion", [true])
            }
        )
        if let image = action.image { Code.assign(.member(.name(name), "image"), scope.image(image)) }
        if let color = action.color.value {
            Code.assign(.member(.name(name), "backgroundColor"), color.expression(else: nil))
        }
    }

    private func deleteAction(_ deletion: DeletionTranslator) -> SwiftExpression {
        let editing = deletion.rows.editing
        let title = (editing?.deleteTitle ?? editing?.defaultDeleteTitle).map(deletion.scope.optionalText) ?? .nil
        return button(.destructive, title) {
            Code.guard(.let("self")) { Code.return() }
            deletion.deletionByIdentity(owner: "self").statements
            Code.call("completion", [true])
        }
    }

    private func button(
        _ style: SwipeActionStyle,
        _ title: SwiftExpression,
        @SwiftBody _ body: () -> [SwiftStatement]
    ) -> SwiftExpression {
        .call(
            "UIContextualAction",
            ["style": style.member, "title": title],
            trailing: SwiftClosure(["_", "_", "completion"], capturing: [.weak("self")]) { body() }
        )
    }

    /// The names of the buttons, by the methods that they call; several may call one, and none hides what the code uses.
    private func names(of actions: [SwipeAction], _ rows: DynamicRows) -> [SwiftIdentifier] {
        var names = SwiftUniqueNames(besides: plan.locals.names(in: rows))
        return actions.map { action in
            names.claim(SwiftIdentifier(from: action.action.value + "Action", style: .lowerCamelCase))
        }
    }
}
