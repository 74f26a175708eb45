internal import TableSpecDiagnostics
internal import TableSpecYAML

extension MenuItem {
    package static let mapping = MappingType<MenuItem>(
        MenuItemKey.object,
        MenuItemKey.keys + TriggerKey.keys.lifted(to: Place(\.trigger)),
        constraints: MenuItemKey.constraints,
        finish: { decoder, item, fields in
            guard item.title == nil, !fields.mayState(MenuItemKey.title), item.displayInline.value == false else {
                return
            }
            decoder.report(.missingKey, "menu item has no title", at: fields.node.range, help: "add 'title:'")
        }
    )
}

extension ValueType where Value == [MenuItem] {
    /// The entries of a menu, which can't be empty.
    static var menu: Self {
        let items = ValueType.list(
            .object(MenuItemKey.object.name),
            "a list of menu items",
            read: { decoder, node, _ in
                guard node.kind == .mapping else {
                    decoder.reportWrongKind(node, expected: "a mapping with 'title' and 'action' or 'menu'")
                    return nil
                }
                var item = MenuItem(at: node.range)
                decoder.read(node, as: MenuItem.mapping, into: &item)
                return item
            },
            json: { .object(MenuItem.mapping.members(of: $0)) },
            walk: { model, item, _ in
                let name = item.name
                model.text(item.title, .menuItemTitle(name)) { item.title = $0 }
                model.text(item.confirmation, .confirmation("menu.\(name)")) { item.confirmation = $0 }
                MenuItem.mapping.walk(model, &item)
            }
        )
        return items.reading { decoder, node in
            if node.kind == .sequence, node.elements.isEmpty {
                decoder.report(
                    .missingKey,
                    "menu has no items",
                    at: node.range,
                    help: "add one, '[{ title: …, action: … }]', or remove the key"
                )
            }
            return items.read(&decoder, node)
        }
    }
}
