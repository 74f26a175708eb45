internal import TableSpecModel
internal import TableSpecSwift

/// The menus that long presses on rows show.
struct ContextMenuTranslator {
    let plan: ScreenPlan

    /// Whether some row has a menu.
    var isNeeded: Bool { plan.cells.contains { $0.hasContextMenu } }

    @SwiftMembers var methods: [SwiftDeclaration] {
        if isNeeded {
            plan.delegateMethod(
                "contextMenuConfigurationForRowAt indexPath",
                .init("point", "CGPoint"),
                returns: "UIContextMenuConfiguration?"
            ) {
                RowDispatch(plan: plan, otherwise: .nil).statements { configuration(of: $0) }
            }
        }
    }

    private func configuration(of target: RowTarget) -> RowCode? {
        guard target.cell.hasContextMenu else { return nil }
        let menu = MenuTranslator(scope: target.scope, source: TapPlace.row.tapped) { code(of: $0, target) }
        let items = target.cell.contextMenu
        let triggers = items.flatMap(\.all).compactMap { code(of: $0.trigger, target) }
        return RowCode(
            .call("UIContextMenuConfiguration.forRow", [.array(menu.elements(of: items))]),
            variables: triggers.reduce(items.flatMap(\.shownBindings).variables) { $0.union($1.variables) }
        )
    }

    /// The action of an entry; a method of the app is called as long as the screen is there.
    private func code(of trigger: Trigger, _ target: RowTarget) -> RowCode? {
        guard case .action(let action) = trigger else { return TapTranslator(plan: plan).code(of: trigger, target) }
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
