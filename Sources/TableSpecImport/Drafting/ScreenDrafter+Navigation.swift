internal import TableSpecModel

extension ScreenDrafter {
    /// The buttons and the style of the navigation bar.
    mutating func navigationItem() -> YAMLMapping {
        guard let item = scene.navigationItem else { return [:] }
        var keys: YAMLMapping = [:]
        keys.object = item["id"]
        keys["largeTitle"] = item.choice("largeTitleDisplayMode", LargeTitleDisplayMode.self, but: .automatic)
        if item["largeTitleDisplayMode"] == nil, directory.isFirst(place, ofStack: \.hasLargeTitles) {
            keys["largeTitle"] = .text("always")
        }
        keys["prompt"] = item.content("prompt")
        if let view = item.property("titleView") { keys["titleView"] = titleView(view) }
        for (key, name) in [("left", "leftBarButtonItem"), ("right", "rightBarButtonItem")] {
            let items = [item.property(name)].compactMap { $0 } + item.list("\(name)s")
            let buttons = items.compactMap { barButton($0, isInBar: true) }
            if !buttons.isEmpty { keys[key] = buttons.count == 1 ? buttons[0] : .list(buttons) }
        }
        let back = item.property("backBarButtonItem")
        keys["backButtonTitle"] = back == nil ? item.content("backButtonTitle") : back?.content("title")
        let displayMode = item.choice("backButtonDisplayMode", BackButtonDisplayMode.self, but: .default)
        keys["backButtonDisplayMode"] = displayMode
        keys["hidesBackButton"] = item.flag("hidesBackButton", true)
        keys["leftItemsSupplementBackButton"] = item.flag("leftItemsSupplementBackButton", true)
        return keys
    }

    private mutating func titleView(_ view: Element) -> YAMLValue? {
        if let keys = screenView(view) { return .mapping(keys) }
        omit(view, .titleView(view.name))
        return nil
    }

    mutating func toolbar() -> YAMLValue? {
        let bars = scene.toolbarItems.filter { $0.name == "barButtonItem" }
        let items = bars.compactMap { barButton($0, isInBar: false) }
        return items.contains { !Self.isSpace($0) } ? .list(items) : nil
    }

    static func isSpace(_ value: YAMLValue) -> Bool {
        guard case .mapping(let keys) = value else { return false }
        return keys["systemItem"] == .text("flexibleSpace") || keys["systemItem"] == .text("fixedSpace")
    }

    mutating func barButton(_ item: Element, isInBar: Bool) -> YAMLValue? {
        guard item.name == "barButtonItem" else { return nil }
        var keys: YAMLMapping = [:]
        keys.object = item["id"]
        let system = item["systemItem"].flatMap { SystemItem(rawValue: $0)?.rawValue }
        let title = item.shown("title")
        if let system, system == "flexibleSpace" || system == "fixedSpace" {
            keys["systemItem"] = .text(system)
            if system == "fixedSpace", let width = item.number("width"), width > 0 {
                keys["width"] = .number(width)
            }
            return .mapping(keys)
        }
        if let view = item.property("customView") ?? item.first("subviews")?.children.first {
            return barView(view, of: item)
        }
        let image = Self.image(item, "image")
        if let system {
            keys["systemItem"] = .text(system)
        } else if let image {
            keys["image"] = image
            keys["accessibilityLabel"] = title.map(YAMLValue.content)
        } else if let title {
            keys["title"] = .content(title)
        } else {
            keys["title"] = .content("Button")
            omit(item, .barButtonKind)
        }
        if item["style"] == "done", system == nil { keys["style"] = .text("done") }
        keys["tintColor"] = item.color("tintColor")
        if let label = item.spoken("label") { keys["accessibilityLabel"] = .content(label) }
        if let menu = item.property("menu") { addMenu(menu, of: item, to: &keys) }
        addBarTrigger(of: item, named: system ?? title ?? item["image"] ?? "button", to: &keys)
        if item.bool("enabled") == false {
            keys["enabled"] = barCondition(named: document.outlet(of: item) ?? system ?? title ?? "button")
        }
        noteImported(item)
        return .mapping(keys)
    }

    /// A condition for a button that is initially disabled. Code enables it.
    private mutating func barCondition(named text: String) -> YAMLValue {
        let words = Identifier.words(of: DataName.control(text) ?? text).prefix(4)
        return bind([Identifier.lower(["is"] + words + ["Enabled"], limit: 6) ?? "isEnabled"], "Bool")
    }

    private mutating func addBarTrigger(of item: Element, named text: String, to keys: inout YAMLMapping) {
        if let segue = item.segues.first { addSegue(segue, named: text, to: &keys) }
        // A button with a menu needs no other effect.
        guard keys["menu"] == nil || selector(of: item) != nil else { return }
        if !Self.hasEffect(keys) { keys["action"] = .text(action(of: item, named: text)) }
    }

    private mutating func addMenu(_ menu: Element, of item: Element, to keys: inout YAMLMapping) {
        let items = menuItems(menu)
        if items.isEmpty { omit(item, .emptyMenu) } else { keys["menu"] = .list(items) }
    }

    /// A view in place of a bar button: buttons become bar buttons, and others stay views.
    private mutating func barView(_ view: Element, of item: Element) -> YAMLValue? {
        if view.name == "button" {
            let state = view.property("state", "normal")
            let title = state?.shown("title")
            var keys: YAMLMapping = [:]
            if let image = state.flatMap({ Self.image($0, "image") }) {
                keys["image"] = image
                keys["accessibilityLabel"] = title.map(YAMLValue.content)
            } else {
                keys["title"] = .content(title ?? "Button")
            }
            if let menu = view.property("menu") { addMenu(menu, of: view, to: &keys) }
            addBarTrigger(of: view, named: title ?? state?["image"] ?? "button", to: &keys)
            noteImported(view)
            return .mapping(keys)
        }
        if let keys = screenView(view) { return .mapping(["view": .mapping(keys)]) }
        omit(view, .barView(view.name))
        return nil
    }
}
