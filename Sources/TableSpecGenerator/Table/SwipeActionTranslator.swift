internal import TableSpecModel
internal import TableSpecSwift

/// The swipe buttons of rows.
struct SwipeActionTranslator: ScreenFeature {
    let plan: ScreenPlan

    private var editing: EditingTranslator { EditingTranslator(plan: plan) }

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

    /// The buttons of all rows of a collection. The app receives the element.
    static func sites(in facts: ScreenFacts) -> [TriggerSite] {
        facts.dynamicRows.flatMap { rows in
            (rows.editing?.swipeActions ?? []).map { action in
                TriggerSite(
                    trigger: action.trigger,
                    event: .init(subject: action.spokenName),
                    parameters: [facts.element(of: rows)]
                )
            }
        }
    }

    @SwiftMembers var delegate: [SwiftDeclaration] {
        if !actions(at: .leading).isEmpty { method("leadingSwipeActionsConfigurationForRowAt indexPath", .leading) }
        if !actions(at: .trailing).isEmpty { method("trailingSwipeActionsConfigurationForRowAt indexPath", .trailing) }
    }

    /// Whether the popover of any button points at its row.
    var pointsAtRows: Bool { pointsAtRows(.leading) || pointsAtRows(.trailing) }

    private func pointsAtRows(_ edge: Edge) -> Bool {
        actions(at: edge).contains { $0.trigger.segues.contains(where: \.isPopover) }
    }

    /// The buttons of all rows at an edge.
    private func actions(at edge: Edge) -> [SwipeAction] {
        plan.cells.flatMap(edge.actions) + editing.edited.compactMap(\.editing).flatMap(edge.actions)
    }

    private func method(_ parameter: SwiftParameter.Name, _ edge: Edge) -> SwiftDeclaration {
        plan.delegateMethod(parameter, returns: "UISwipeActionsConfiguration?") {
            RowDispatch.value(in: plan, namingRow: pointsAtRows(edge)) { configuration(of: $0, at: edge) }
        }
    }

    private func configuration(of target: RowTarget, at edge: Edge) -> (SwiftExpression, Set<String>)? {
        var parts = edge.actions(of: target.cell).map { part($0, code(of: $0, target), plan.scope(of: target)) }
        guard case .prototype(_, let rows, let scope) = target, let editing = rows.editing else {
            return configuration(.array(parts.map(\.button)), parts)
        }
        parts += edge.actions(of: editing).map { part($0, code(of: $0, target, rows, scope), scope) }
        let list = SwiftExpression.array(parts.map(\.button))
        guard !parts.isEmpty, edge == .trailing, rows.deletes, rows.isSwiped, let deletion = editing.deletion else {
            return configuration(list, parts)
        }
        let delete = Part(
            button: deleteButton(rows, scope),
            variables: (deletion.condition?.variables ?? []).union([rows.loop.variable.value])
        )
        guard let condition = self.editing.conditions(deletion, scope, rows).conjunction else {
            return configuration(.array([delete.button] + parts.map(\.button)), parts + [delete])
        }
        let some = SwiftExpression.array([.ternary(condition, delete.button, .nil)] + parts.map(\.button))
        return configuration(some.calling("compactMap", trailing: SwiftClosure { "$0" }), parts + [delete])
    }

    /// A button, and the variables of the loops whose elements it uses.
    private struct Part {
        let button: SwiftExpression
        let variables: Set<String>
    }

    /// The value that is returned for a row, or `nil` for a row without buttons.
    private func configuration(_ buttons: SwiftExpression, _ parts: [Part]) -> (SwiftExpression, Set<String>)? {
        guard !parts.isEmpty else { return nil }
        return (
            .call("UISwipeActionsConfiguration", ["actions": buttons]),
            parts.reduce(into: []) { $0.formUnion($1.variables) }
        )
    }

    /// The effect of a button that all rows of a collection have. A method of the app receives only the element.
    private func code(
        of action: SwipeAction,
        _ target: RowTarget,
        _ rows: DynamicRows,
        _ scope: ValueScope
    ) -> RowCode {
        guard case .action(let method) = action.trigger else { return code(of: action, target) }
        let element = SwiftArguments([.init(plan.label(of: rows), scope.element(rows.loop.variable.value))])
        return RowCode(
            .call(.member(scope.weakActions, MemberName.action(method)), element),
            variables: [rows.loop.variable.value]
        )
    }

    /// The effect of a button of a row or a prototype.
    private func code(of action: SwipeAction, _ target: RowTarget) -> RowCode {
        TapTranslator(plan: plan).laterCode(of: action.trigger, target) ?? RowCode(statements: [])
    }

    /// A button with the effect that the spec specifies.
    ///
    /// A destructive button is only red. UIKit removes the row of a button with the style `.destructive` whether or not
    /// the app has deleted it by then (<https://github.com/AlphaWallet/alpha-wallet-ios/issues/1976>,
    /// <https://github.com/DocNR/clave/pull/96>).
    private func part(_ action: SwipeAction, _ code: RowCode, _ scope: ValueScope) -> Part {
        var arguments: [SwiftArguments.Argument] = [.init(scope.optionalText(action.title))]
        if let image = action.image { arguments.append(.init("image", scope.image(image))) }
        if let color = action.color.value {
            arguments.append(.init("color", color.expression(else: nil)))
        } else if action.style.value == .destructive {
            arguments.append(.init("color", ".systemRed"))
        }
        if let question = action.confirmation {
            arguments += [.init("asking", scope.text(question)), .init("on", scope.screen)]
            FileContext.note(.confirming)
        }
        let button = SwiftExpression.shared(
            "swipeAction",
            SwiftArguments(arguments),
            trailing: SwiftClosure(capturing: [.weak("self")]) {
                if action.trigger.needsScreen { Code.guard(.let("self")) { Code.return() } }
                code.statements
            }
        ).using(.swipes)
        return Part(button: button, variables: code.variables.union(action.shownBindings.variables))
    }

    private func deleteButton(_ rows: DynamicRows, _ scope: ValueScope) -> SwiftExpression {
        let title = (rows.editing?.deleteTitle ?? rows.editing?.defaultDeleteTitle).map(scope.optionalText) ?? .nil
        let deletion = DeletionTranslator(plan: plan, rows: rows, scope: scope)
        // The app may not delete the row: see `part`.
        let look: SwiftArguments.Argument =
            rows.editing?.deletion?.confirmation == nil ? .init("style", ".destructive") : .init("color", ".systemRed")
        return .shared(
            "swipeAction",
            SwiftArguments([.init(title), look]),
            trailing: SwiftClosure(capturing: deletion.captures) { deletion.deletion(isLater: true) }
        ).using(.swipes)
    }
}
