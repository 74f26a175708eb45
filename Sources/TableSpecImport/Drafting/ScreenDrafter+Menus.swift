/// The menus of buttons.
extension ScreenDrafter {
    /// The entries of a menu, which call methods of the app.
    mutating func menuItems(_ menu: Element) -> [YAMLValue] {
        Self.entries(of: menu).compactMap { entry -> YAMLValue? in
            let title = entry.shown("title")
            var keys: YAMLMapping = [:]
            keys["title"] = title.map(YAMLValue.content)
            keys["image"] = Self.image(entry, "image")
            let isInline = entry["options"]?.contains("displayInline") == true || entry.bool("displayInline") == true
            if Self.isMenu(entry) {
                let items = menuItems(entry)
                guard !items.isEmpty, title != nil || isInline else { return nil }
                if isInline { keys["displayInline"] = .bool(true) }
                keys["menu"] = .list(items)
                return .mapping(keys)
            }
            guard let title else { return nil }
            if entry["attributes"]?.contains("destructive") == true || entry.bool("destructive") == true {
                keys["style"] = .text("destructive")
            }
            let ownSelector = entry["selector"] ?? entry["action"]
            keys["action"] = .text(method(selector(of: entry) ?? ownSelector.map(Self.methodName) ?? title))
            noteImported(entry)
            return .mapping(keys)
        }
    }

    /// A button whose title is the selection from its menu: a pop-up button.
    mutating func popUpButton(_ view: Element, _ frame: Frame) -> ViewDraft? {
        guard view.bool("changesSelectionAsPrimaryAction") == true, let menu = view.property("menu") else { return nil }
        let titles = Self.entries(of: menu).filter { !Self.isMenu($0) }.compactMap { $0.string("title") }
        guard titles.count > 1, Set(titles).count == titles.count, !titles.contains(where: \.isBlank) else {
            return nil
        }
        let chosen = Self.entries(of: menu).first { $0["state"] == "on" }?.string("title") ?? titles[0]
        let outlet = document.outlet(of: view).flatMap(DataName.control) ?? "choice"
        let value = bind([outlet, "choice"], Self.stringType(chosen), sample: .content(chosen))
        element?.identify()
        let options = YAMLValue.list(titles.map(YAMLValue.content))
        var keys: YAMLMapping = ["menu": .mapping(["value": value, "options": options])]
        if selector(of: view) != nil { keys["action"] = .text(action(of: view, named: "choose")) }
        keys["enabled"] = enabled(view)
        keys.merge(attributes(of: view))
        noteClass(of: view, plain: "UIButton", in: &keys)
        noteImported(view)
        return ViewDraft(role: .control, keys: keys, frame: frame)
    }

    /// The entries, from any of the document's lists.
    private static func entries(of menu: Element) -> [Element] {
        menu.children.flatMap { child in
            child["title"] == nil && child["key"] == nil && child["id"] == nil && child.property("title") == nil
                ? entries(of: child) : child.name == "connections" ? [] : [child]
        }
    }

    private static func isMenu(_ entry: Element) -> Bool {
        entry.name == "menu" || entry.name == "deferredMenu" || !entries(of: entry).isEmpty
    }
}

extension Gap {
    static let buttonMenu = Gap.behavior("the menu of a button")
        .because("a button in a layout calls an app method, and a pop-up button selects a value")
        .instead("move the entries to the row, contextMenu: […], or to a bar button, menu: […]")
        .ofWhole

    static let emptyMenu = Gap.code("the menu of a button")
        .because("its entries are set in code")
        .instead("add them: menu: [{ title: …, action: … }]")
}
