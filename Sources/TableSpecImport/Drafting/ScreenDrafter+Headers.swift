extension ScreenDrafter {
    /// The views above and below all rows. A search bar above them becomes the search field of the navigation bar.
    mutating func headerAndFooter(of table: Element, into keys: inout YAMLMapping) {
        if let view = table.property("tableHeaderView") {
            if view.name == "searchBar" {
                searchField(view)
            } else {
                keys["headerView"] = headerView(view, "header")
            }
        }
        if let view = table.property("tableFooterView") {
            keys["footerView"] = headerView(view, "footer")
        }
        // An empty view is room; one below the rows of a point only keeps the table from drawing lines there.
        let edges = [("tableHeaderView", "headerView", "top", 0.0), ("tableFooterView", "footerView", "bottom", 1)]
        let room = edges.compactMap { property, key, edge, least -> (String, YAMLValue)? in
            guard let view = table.property(property), keys[key] == nil, isEmpty(view), view.frame.height > least
            else { return nil }
            return (edge, .number(view.frame.height))
        }
        if !room.isEmpty { keys["contentInset"] = .mapping(YAMLMapping(room)) }
        if let control = scene.controller.property("refreshControl") {
            let action = selector(of: control) ?? "refresh"
            keys["refreshControl"] = .mapping(["action": .text(method(action))])
            cameAlong += 1
        }
    }

    /// A search bar in the table or above it.
    mutating func searchField(_ view: Element) {
        let name = dataNames.take("query", "searchText")
        state[name] = .text("String")
        var keys: YAMLMapping = ["text": .binding(name)]
        if let placeholder = view.string("placeholder"), !placeholder.isBlank {
            keys["placeholder"] = .content(placeholder)
        }
        let scopes = view.property("scopeButtonTitles")?.children.map(\.text) ?? []
        if !scopes.isEmpty { keys["scopeButtonTitles"] = .list(scopes.map(YAMLValue.content)) }
        search = keys
        cameAlong += 1
    }

    /// One text and perhaps an image are what the view above or below all rows may hold.
    private mutating func headerView(_ view: Element, _ place: String) -> YAMLValue? {
        guard !isEmpty(view) else { return nil }
        let shown = shownLeaves(of: view)
        let labels = shown.filter { $0.name == "label" }
        let images = shown.filter { $0.name == "imageView" }
        let image = images.first.flatMap { Self.image($0, "image") }
        guard labels.count <= 1, images.count <= 1, labels.count + images.count == shown.count,
            view["customClass"] == nil,
            labels.count == 1 || image != nil
        else {
            let names = shown.isEmpty ? view["customClass"] ?? view.name : shown.map(\.name).joined(separator: ", ")
            omit(view, .edgeView(place, names: names))
            return nil
        }
        return headerView(labels.first, image)
    }

    private mutating func headerView(_ label: Element?, _ image: YAMLValue?) -> YAMLValue? {
        var keys: YAMLMapping = [:]
        if let label {
            let text = labelText(label)
            keys["text"] =
                document.outlets[label["id"] ?? ""].map { bindText($0, text) }
                ?? (text.isBlank ? bindText("headerText", text) : .content(text))
            if let font = InterfaceFont(label), font.style != "body" { keys["font"] = font.yaml }
            if let color = InterfaceColor(label, "textColor"), !color.isUsualText {
                keys["textColor"] = color.yaml
            }
            if ["center", "right"].contains(label["textAlignment"] ?? "") {
                omit(label, .edgeAlignment)
            }
            noteLabel(label)
        }
        if let image { keys["image"] = image }
        return keys.keys == ["text"] ? keys["text"] : .mapping(keys)
    }

    private func shownLeaves(of view: Element) -> [Element] {
        var leaves: [Element] = []
        Self.collectLeaves(view, into: &leaves)
        return leaves.filter { isInstalled($0) && $0.bool("hidden") != true }
    }

    /// Whether a view of UIKit's own shows nothing.
    private func isEmpty(_ view: Element) -> Bool {
        view["customClass"] == nil && view.name == "view" && shownLeaves(of: view).isEmpty
    }

    /// Collects the visible views of a hierarchy, without containers.
    static func collectLeaves(_ view: Element, into leaves: inout [Element]) {
        for child in view.list("subviews") {
            if child.list("subviews").isEmpty || child["customClass"] != nil {
                leaves.append(child)
            } else {
                collectLeaves(child, into: &leaves)
            }
        }
        if view.name == "label" || view.name == "imageView" { leaves.append(view) }
    }
}
