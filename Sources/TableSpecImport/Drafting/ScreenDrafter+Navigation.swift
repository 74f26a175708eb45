extension ScreenDrafter {
    /// The buttons and the style of the navigation bar.
    mutating func navigationItem() -> YAMLMapping {
        guard let item = scene.navigationItem else { return [:] }
        var keys: YAMLMapping = [:]
        if let mode = item["largeTitleDisplayMode"], ["always", "never"].contains(mode) {
            keys["largeTitle"] = .text(mode)
        } else if item["largeTitleDisplayMode"] == nil, directory.isFirst(place, ofStack: \.hasLargeTitles) {
            keys["largeTitle"] = .text("always")
        }
        if let prompt = item.string("prompt"), !prompt.isBlank { keys["prompt"] = .content(prompt) }
        if let view = item.property("titleView") { keys["titleView"] = titleView(view) }
        for (key, name) in [("left", "leftBarButtonItem"), ("right", "rightBarButtonItem")] {
            let items = [item.property(name)].compactMap { $0 } + item.list("\(name)s")
            let buttons = items.compactMap { barButton($0, isInBar: true) }
            if !buttons.isEmpty { keys[key] = buttons.count == 1 ? buttons[0] : .list(buttons) }
        }
        if let back = item.property("backBarButtonItem") {
            if let title = back.string("title"), !title.isBlank {
                keys["backButtonTitle"] = .content(title)
            }
        } else if let title = item.string("backButtonTitle"), !title.isBlank {
            keys["backButtonTitle"] = .content(title)
        }
        if let mode = item["backButtonDisplayMode"], ["generic", "minimal"].contains(mode) {
            keys["backButtonDisplayMode"] = .text(mode)
        }
        if item.bool("hidesBackButton") == true { keys["hidesBackButton"] = .bool(true) }
        if item.bool("leftItemsSupplementBackButton") == true {
            keys["leftItemsSupplementBackButton"] = .bool(true)
        }
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
        let system = item["systemItem"].flatMap { Self.systemItems.contains($0) ? $0 : nil }
        let title = item.string("title").flatMap { $0.isBlank ? nil : $0 }
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
            if let title { keys["accessibilityLabel"] = .content(title) }
        } else if let title {
            keys["title"] = .content(title)
        } else {
            keys["title"] = .content("Button")
            omit(item, .barButtonKind)
        }
        if item["style"] == "done", system == nil { keys["style"] = .text("done") }
        if let color = InterfaceColor(item, "tintColor") { keys["tintColor"] = color.yaml }
        addLabel(of: item, to: &keys)
        if let menu = item.property("menu") { addMenu(menu, of: item, to: &keys) }
        addBarTrigger(of: item, named: system ?? title ?? item["image"] ?? "button", to: &keys)
        if item.bool("enabled") == false {
            keys["enabled"] = barCondition(named: document.outlets[item["id"] ?? ""] ?? system ?? title ?? "button")
        }
        noteImported(item)
        return .mapping(keys)
    }

    /// A condition for a button that is initially disabled. Code enables it.
    private mutating func barCondition(named text: String) -> YAMLValue {
        let words = Identifier.words(of: DataName.control(text) ?? text).prefix(4)
        let name = dataNames.take([Identifier.lower(["is"] + words + ["Enabled"], limit: 6) ?? "isEnabled"])
        state[name] = .text("Bool")
        return .binding(name)
    }

    private func addLabel(of item: Element, to keys: inout YAMLMapping) {
        if let label = item.property("accessibilityConfiguration")?.string("label"), !label.isBlank {
            keys["accessibilityLabel"] = .content(label)
        }
    }

    private mutating func addBarTrigger(
        of item: Element,
        named text: String,
        to keys: inout YAMLMapping
    ) {
        if let segue = item.list("connections").first(where: { $0.name == "segue" }) {
            addSegue(segue, named: text, to: &keys)
        }
        // A button with a menu needs no other effect.
        guard keys["menu"] == nil || selector(of: item) != nil else { return }
        if keys["segue"] == nil, keys["action"] == nil {
            keys["action"] = .text(action(of: item, named: text))
        }
    }

    private mutating func addMenu(_ menu: Element, of item: Element, to keys: inout YAMLMapping) {
        let items = menuItems(menu)
        if items.isEmpty { omit(item, .emptyMenu) } else { keys["menu"] = .list(items) }
    }

    /// A view in place of a bar button: buttons become bar buttons, and others stay views.
    private mutating func barView(_ view: Element, of item: Element) -> YAMLValue? {
        if view.name == "button" {
            let state = view.property("state", "normal")
            let title = state?.string("title").flatMap { $0.isBlank ? nil : $0 }
            var keys: YAMLMapping = [:]
            if let image = state.flatMap({ Self.image($0, "image") }) {
                keys["image"] = image
                if let title { keys["accessibilityLabel"] = .content(title) }
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

    private static let systemItems: Set<String> = [
        "done", "cancel", "edit", "save", "add", "flexibleSpace", "fixedSpace", "compose", "reply",
        "action",
        "organize",
        "bookmarks", "search", "refresh", "stop", "camera", "trash", "play", "pause", "rewind",
        "fastForward", "undo",
        "redo", "close",
    ]
}
