internal import TableSpecModel
internal import TableSpecSwift

/// The menus that long presses on rows show.
struct ContextMenuTranslator {
    let plan: ScreenPlan

    /// Whether some row has a menu.
    var isNeeded: Bool { plan.cells.contains { $0.hasContextMenu } }

    /// Whether a question or a popover of some menu points at its row.
    var pointsAtRows: Bool {
        plan.cells.contains { $0.hasContextMenu && $0.contextMenu.flatMap(\.all).contains(where: \.pointsAtItsOwner) }
    }

    @SwiftMembers var methods: [SwiftDeclaration] {
        if isNeeded {
            plan.delegateMethod(
                "contextMenuConfigurationForRowAt indexPath",
                .init("point", "CGPoint"),
                returns: "UIContextMenuConfiguration?"
            ) {
                if pointsAtRows {
                    Code.guard(.let("row", RowDispatch.row)) { Code.return(.nil) }
                    RowDispatch(plan: plan, otherwise: [Code.return(.nil)])
                        .statements(on: "row", isOptional: false) { target in
                            configuration(of: target).map {
                                RowCode(statements: [Code.return($0)], variables: variables(of: target))
                            }
                        }
                } else {
                    RowDispatch(plan: plan, otherwise: .nil).statements { target in
                        configuration(of: target).map { RowCode($0, variables: variables(of: target)) }
                    }
                }
            }
        }
    }

    private func configuration(of target: RowTarget) -> SwiftExpression? {
        guard target.cell.hasContextMenu else { return nil }
        let menu = MenuTranslator(scope: target.scope, source: TapPlace.rowMenu.tapped) { code(of: $0, target) }
        return .call("UIContextMenuConfiguration.forRow", [.array(menu.elements(of: target.cell.contextMenu))])
    }

    /// The variables of the loops whose elements the menu of a row uses.
    private func variables(of target: RowTarget) -> Set<String> {
        let items = target.cell.contextMenu
        let triggers = items.flatMap(\.all).compactMap { code(of: $0.trigger, target) }
        return triggers.reduce(items.flatMap(\.shownBindings).variables) { $0.union($1.variables) }
    }

    /// The action of an entry; a method of the app is called as long as the screen is there.
    private func code(of trigger: Trigger, _ target: RowTarget) -> RowCode? {
        guard case .action(let action) = trigger else {
            return TapTranslator(plan: plan).code(of: trigger, target, at: .rowMenu)
        }
        guard case .prototype(let prototype, let rows, let scope) = target else {
            return RowCode(.call(.member("self?.actions?", ActionsTranslator.name(of: action))))
        }
        return ActionsTranslator(plan: plan).calling(action, prototype, of: rows, in: scope, on: "self?.actions?")
    }
}

extension Cell {
    /// Whether a long press on the row shows a menu.
    var hasContextMenu: Bool { hasAttributes && !self.contextMenu.isEmpty }
}
