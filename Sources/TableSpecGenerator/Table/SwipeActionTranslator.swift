internal import TableSpecModel
internal import TableSpecSwift

/// The buttons of swiped rows.
struct SwipeActionTranslator {
    let editing: EditingTranslator

    private var plan: ScreenPlan { editing.plan }

    /// An edge of a swiped row.
    private enum Edge {
        case leading, trailing

        func actions(of editing: RowEditing) -> [SwipeAction] {
            self == .leading ? editing.leadingSwipeActions : editing.trailingSwipeActions
        }

        func actions(of cell: Cell) -> [SwipeAction] {
            guard cell.hasAttributes else { return [] }
            return self == .leading ? cell.leadingSwipeActions : cell.trailingSwipeActions
        }
    }

    @SwiftMembers var methods: [SwiftDeclaration] {
        if has(.leading) { method("leadingSwipeActionsConfigurationForRowAt indexPath", .leading) }
        if has(.trailing) { method("trailingSwipeActionsConfigurationForRowAt indexPath", .trailing) }
    }

    private func has(_ edge: Edge) -> Bool {
        plan.cells.contains { !edge.actions(of: $0).isEmpty }
            || editing.edited.compactMap(\.editing).contains { !edge.actions(of: $0).isEmpty }
    }

    private func method(_ parameter: SwiftParameter.Name, _ edge: Edge) -> SwiftDeclaration {
        plan.delegateMethod(parameter, returns: "UISwipeActionsConfiguration?") {
            RowDispatch(plan: plan, otherwise: .nil).statements { code(of: $0, at: edge) }
        }
    }

    private func code(of target: RowTarget, at edge: Edge) -> RowCode? {
        var parts = edge.actions(of: target.cell).map { part($0, call(of: $0, target), target.scope) }
        guard case .prototype(_, let rows, let scope) = target, let editing = rows.editing else {
            return code(.array(parts.map(\.button)), parts)
        }
        parts += edge.actions(of: editing).map { part($0, call(of: $0, rows, scope), scope) }
        let list = SwiftExpression.array(parts.map(\.button))
        guard !parts.isEmpty, edge == .trailing, rows.deletes, rows.isSwiped, let deletion = editing.deletion else {
            return code(list, parts)
        }
        let delete = Part(
            button: deleteButton(rows, scope),
            variables: (deletion.condition?.variables ?? []).union([rows.loop.variable.value])
        )
        guard let condition = self.editing.conditions(deletion, scope, rows).conjunction else {
            return code(.array([delete.button] + parts.map(\.button)), parts + [delete])
        }
        let some = SwiftExpression.array([.ternary(condition, delete.button, .nil)] + parts.map(\.button))
        return code(some.calling("compactMap", trailing: SwiftClosure { "$0" }), parts + [delete])
    }

    /// A button, and the variables of the loops whose elements it uses.
    private struct Part {
        let button: SwiftExpression
        let variables: Set<String>
    }

    /// The value returned for a row; `nil` for a row without buttons.
    private func code(_ buttons: SwiftExpression, _ parts: [Part]) -> RowCode? {
        guard !parts.isEmpty else { return nil }
        return RowCode(
            .call("UISwipeActionsConfiguration", ["actions": buttons]),
            variables: parts.reduce(into: []) { $0.formUnion($1.variables) }
        )
    }

    /// The call of the app for a button that rows of a collection have.
    private func call(of action: SwipeAction, _ rows: DynamicRows, _ scope: ValueScope) -> RowCode {
        let element = SwiftArguments([.init(plan.label(of: rows), scope.element(rows.loop.variable.value))])
        return RowCode(
            .call(.member("self?.actions?", ActionsTranslator.name(of: action.action)), element),
            variables: [rows.loop.variable.value]
        )
    }

    /// The call of the app for a button that a row or a prototype has.
    private func call(of action: SwipeAction, _ target: RowTarget) -> RowCode {
        guard case .prototype(let prototype, let rows, let scope) = target else {
            return RowCode(.call(.member("self?.actions?", ActionsTranslator.name(of: action.action))))
        }
        return ActionsTranslator(plan: plan)
            .calling(action.action, prototype, of: rows, in: scope, on: "self?.actions?")
    }

    private func part(_ action: SwipeAction, _ call: RowCode, _ scope: ValueScope) -> Part {
        var arguments: [SwiftArguments.Argument] = [.init(scope.optionalText(action.title))]
        if let style = action.style.value, style != .normal { arguments.append(.init("style", style.member)) }
        if let image = action.image { arguments.append(.init("image", scope.image(image))) }
        if let color = action.color.value { arguments.append(.init("color", color.expression(else: nil))) }
        if let question = action.confirmation {
            arguments += [.init("asking", scope.text(question)), .init("on", "self")]
        }
        let button = SwiftExpression.call(
            "UIContextualAction.forRow",
            SwiftArguments(arguments),
            trailing: SwiftClosure(capturing: [.weak("self")]) { call.statements }
        )
        return Part(button: button, variables: call.variables.union(action.shownBindings.variables))
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
