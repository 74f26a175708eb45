/// The keys of a menu entry, in addition to its effect.
package enum MenuItemKey: String, DeclaredKeyTable {
    case title, image, style, enabled, confirm, menu, displayInline

    package static let object = ObjectDescription(
        "menu item",
        """
        An item of a menu. With `segue` or `action`, it can be chosen: a `UIAction`. With `menu`, it's a submenu or, \
        with `displayInline`, a group of items between separators: a `UIMenu`.
        """
    )

    package var declaration: KeyDeclaration<MenuItem> {
        switch self {
        case .title: .init(\.title, .textOfItem, "The title. A group that's displayed inline doesn't need one.")
        case .image: .init(\.image, .image, "The image beside the title.")
        case .style:
            .init(
                \.style,
                .choice(),
                shown: { .set($0.style.value ?? .normal, $0.range) },
                default: "normal",
                "The style of the item: red for a destructive action."
            )
        case .enabled:
            .init(\.enabled, .condition, default: "true", "Whether the item can be chosen. Otherwise it's dimmed.")
        case .confirm:
            .init(
                \.confirmation,
                .textOfItem,
                """
                A question to confirm the action before it takes effect. The sheet has a button with the title of the \
                item.
                """
            )
        case .menu: .init(\.menu, .menu, "The items of a submenu.")
        case .displayInline:
            .init(
                \.displayInline,
                .boolean,
                default: "false",
                """
                Whether the items of `menu` appear in the enclosing menu, between separators, rather than in a \
                submenu.
                """
            )
        }
    }
}

extension MenuItemKey {
    package static var constraints: [KeyConstraint] {
        let results = TriggerKey.allCases.map(\.name) + [menu.name]
        return [
            .exactlyOne(
                results,
                none: "menu item does nothing",
                several: "a menu item has one result: \(results.listed)"
            ),
            .atLeastOne([title.name, displayInline.name], none: "menu item has no title"),
            .required(menu.name, ifAny: [displayInline.name]),
            .atMostOne(
                [confirm.name, menu.name],
                several: "a submenu does nothing by itself; add 'confirm' to its items"
            ),
            .atMostOne(
                [enabled.name, menu.name],
                several: "a submenu can always be opened; add 'enabled' to its items"
            ),
        ]
    }
}
