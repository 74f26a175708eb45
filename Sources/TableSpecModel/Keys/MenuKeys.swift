/// The keys of an entry of a menu, besides what choosing it does.
package enum MenuItemKey: String, DeclaredKeyTable {
    case title, image, style, enabled, confirm, menu, displayInline

    package static let object = ObjectDescription(
        "menu item",
        """
        An entry of a menu. With `segue` or `action` it can be chosen: `UIAction`. With `menu` it is a menu of its own, or \
        with `displayInline` some entries between lines: `UIMenu`.
        """
    )

    package var declaration: KeyDeclaration<MenuItem> {
        switch self {
        case .title: .init(\.title, .menuItemTitle, "The title; a group that is displayed inline needs none.")
        case .image: .init(\.image, .image, "The image beside the title.")
        case .style:
            .init(
                \.style,
                .word(),
                shown: { .set($0.style.value ?? .normal, $0.range) },
                default: "normal",
                "Red for what destroys."
            )
        case .enabled: .init(\.enabled, .condition, default: "true", "When the entry can be chosen; else it is dimmed.")
        case .confirm:
            .init(
                \.confirmation,
                .confirmation,
                "A question that is asked in a sheet, whose button has the title of the entry; only then it happens."
            )
        case .menu: .init(\.menu, .menu, "The entries of a submenu.")
        case .displayInline:
            .init(
                \.displayInline,
                .boolean,
                default: "false",
                "Whether the entries of `menu` stand in the menu around them, between lines, rather than in a submenu."
            )
        }
    }
}

extension MenuItemKey {
    package static var constraints: [KeyConstraint] {
        [
            .exactlyOne(
                TriggerKey.allCases.map(\.name) + [menu.name],
                none: "menu item does nothing",
                several: "a menu item has one result: 'segue', 'action', 'toggle', 'unwind' or 'menu'"
            ),
            .atLeastOne([title.name, displayInline.name], none: "menu item has no title"),
            .required(menu.name, ifAny: [displayInline.name]),
            .atMostOne(
                [confirm.name, menu.name],
                several: "a submenu does nothing by itself; its items have 'confirm'"
            ),
            .atMostOne([enabled.name, menu.name], several: "a submenu can always be opened; its items have 'enabled'"),
        ]
    }
}
