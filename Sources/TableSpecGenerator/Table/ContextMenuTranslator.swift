internal import TableSpecModel
internal import TableSpecSwift

/// The menus that long presses on rows show.
struct ContextMenuTranslator: ScreenFeature {
    let plan: ScreenPlan

    /// Whether any row has a menu.
    var isNeeded: Bool { plan.cells.contains { $0.hasContextMenu } }

    /// Whether a confirmation or a popover of a menu points at its row.
    var pointsAtRows: Bool {
        plan.cells.contains { $0.hasContextMenu && $0.contextMenu.flatMap(\.all).contains(where: \.pointsAtItsOwner) }
    }

    @SwiftMembers var delegate: [SwiftDeclaration] {
        if isNeeded {
            plan.delegateMethod(
                "contextMenuConfigurationForRowAt indexPath",
                .init("point", "CGPoint"),
                returns: "UIContextMenuConfiguration?"
            ) {
                RowDispatch.value(in: plan, namingRow: pointsAtRows) { target in
                    configuration(of: target).map { ($0, variables(of: target)) }
                }
            }
            plan.delegateMethod([
                .init("willDisplayContextMenu configuration", "UIContextMenuConfiguration"), Self.animator,
            ]) {
                Code.call("source.holdChanges")
            }
            plan.delegateMethod([
                .init("willEndContextMenuInteraction configuration", "UIContextMenuConfiguration"), Self.animator,
            ]) {
                Code.call("source.showHeldChanges", ["after": "animator"])
            }
        }
    }

    private static let animator = SwiftParameter("animator", .optional(.any("UIContextMenuInteractionAnimating")))

    private func configuration(of target: RowTarget) -> SwiftExpression? {
        guard target.cell.hasContextMenu else { return nil }
        let scope = plan.scope(of: target)
        let menu = MenuTranslator(scope: scope, source: TapPlace.rowMenu.tapped(in: scope)) {
            TapTranslator(plan: plan).laterCode(of: $0, target)
        }
        return .shared("contextMenu", [.array(menu.elements(of: target.cell.contextMenu))])
            .using(.menus)
    }

    /// The variables of the loops whose elements the menu of a row uses.
    private func variables(of target: RowTarget) -> Set<String> {
        let items = target.cell.contextMenu
        let triggers = items.flatMap(\.all).compactMap { TapTranslator(plan: plan).laterCode(of: $0.trigger, target) }
        return triggers.reduce(items.flatMap(\.shownBindings).variables) { $0.union($1.variables) }
    }
}

extension Cell {
    /// Whether a long press on the row shows a menu.
    var hasContextMenu: Bool { hasAttributes && !self.contextMenu.isEmpty }
}
