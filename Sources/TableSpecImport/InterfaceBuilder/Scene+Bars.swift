/// The bars of a screen: those of its navigation stack, or those next to its table.
extension Scene {
    /// The content of the navigation bar.
    var navigationItem: Element? { itemOfBar ?? controller.property("navigationItem") }

    var toolbarItems: [Element] {
        let own = controller.list("toolbarItems")
        return own.isEmpty ? itemsOfBar : own
    }

    /// The content of a navigation bar next to the table, if the controller has no navigation item.
    var itemOfBar: Element? {
        let own = controller.property("navigationItem")
        guard own.map({ $0.string("title") == nil && $0.children.isEmpty }) ?? true else { return nil }
        let items = navigationBar?.list("items").filter { $0.name == "navigationItem" } ?? []
        return items.count == 1 ? items.first : nil
    }

    /// The content of a toolbar next to the table, if the controller itself has none.
    var itemsOfBar: [Element] {
        guard controller.list("toolbarItems").isEmpty else { return [] }
        return bottomBar?.list("items") ?? []
    }

    /// A navigation bar that belongs to the screen.
    var navigationBar: Element? { bars("navigationBar").first }

    /// A toolbar below the table, or the one above it.
    var bottomBar: Element? { bars("toolbar").last { !isAboveTable($0) } ?? bars("toolbar").first }

    func isAboveTable(_ bar: Element) -> Bool {
        guard let table = view?.list("subviews").first(where: { $0.name == "tableView" }) else { return false }
        return bar.frame.y <= table.frame.y
    }

    private func bars(_ name: String) -> [Element] {
        guard let view, view.name != "tableView" else { return [] }
        return Self.bars(name, in: view).filter { $0.bool("hidden") != true }
    }

    /// Whether the bar of a stack shows large titles.
    var hasLargeTitles: Bool { controller.property("navigationBar")?.bool("largeTitles") == true }

    private static func bars(_ name: String, in view: Element) -> [Element] {
        view.list("subviews").flatMap { $0.name == "stackView" ? bars(name, in: $0) : $0.name == name ? [$0] : [] }
    }
}

extension Element {
    /// The attributes that change a bar's default appearance.
    var barAppearance: [String] {
        let names = [
            "barStyle", "barTintColor", "tintColor", "titleTextAttributes", "largeTitleTextAttributes",
            "standardAppearance", "compactAppearance", "scrollEdgeAppearance", "backgroundImage", "shadowImage",
            "customClass",
        ]
        return names.filter { self[$0].map { $0 != "default" } ?? false || property($0) != nil }
    }
}
