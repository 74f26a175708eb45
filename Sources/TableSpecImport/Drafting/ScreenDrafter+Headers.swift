extension ScreenDrafter {
    /// The views above and below all rows. A search bar above them becomes the search field of the navigation bar.
    mutating func headerAndFooter(of table: Element, into keys: inout YAMLMapping) {
        if let view = table.property("tableHeaderView") {
            if view.name == "searchBar" {
                searchField(view)
            } else {
                keys["headerView"] = edgeView(view, .header)
                noteHidden(view, of: keys["headerView"])
            }
        }
        if let view = table.property("tableFooterView") {
            keys["footerView"] = edgeView(view, .footer)
            noteHidden(view, of: keys["footerView"])
        }
        // An empty view is space. One below the rows with a height of one point only hides separators there.
        let edges = [("tableHeaderView", "headerView", "top", 0.0), ("tableFooterView", "footerView", "bottom", 1)]
        let room = edges.compactMap { property, key, edge, least -> (String, YAMLValue)? in
            guard let view = table.property(property), keys[key] == nil, isEmpty(view), view.frame.height > least
            else { return nil }
            return (edge, .number(view.frame.height))
        }
        if !room.isEmpty { keys["contentInset"] = .mapping(YAMLMapping(room)) }
        if let control = scene.controller.property("refreshControl") {
            var refresh: YAMLMapping = ["action": .text(method(selector(of: control) ?? "refresh"))]
            let title = control.string("attributedTitle") ?? control.text(of: "attributedTitle")
            if !title.isBlank { refresh["title"] = .content(title) }
            refresh["tintColor"] = control.color("tintColor")
            keys["refreshControl"] = .mapping(refresh)
            noteImported(control)
        }
    }

    private mutating func noteHidden(_ view: Element, of keys: YAMLValue?) {
        if keys != nil, view.bool("hidden") == true { omit(view, .hiddenEdgeView) }
    }

    /// A search bar in the table or above it.
    mutating func searchField(_ view: Element) {
        var keys: YAMLMapping = ["text": bind(["query", "searchText"], "String")]
        keys["placeholder"] = view.content("placeholder")
        let scopes = view.property("scopeButtonTitles")?.children.map(\.text) ?? []
        if !scopes.isEmpty { keys["scopeButtonTitles"] = .list(scopes.map(YAMLValue.content)) }
        search = keys
        noteImported(view)
    }

    func shownLeaves(of view: Element) -> [Element] {
        var leaves: [Element] = []
        Self.collectLeaves(view, into: &leaves)
        return leaves.filter { isInstalled($0) && $0.bool("hidden") != true }
    }

    /// Whether a plain UIKit view shows nothing.
    func isEmpty(_ view: Element) -> Bool {
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
