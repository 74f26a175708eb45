/// A view controller of a document, and the objects next to it.
struct Scene: Sendable {
    /// The role of the controller in navigation.
    enum Kind: Hashable, Sendable {
        case table, navigation, tabBar, split, placeholder, other
        /// A separate cell, as in XIBs.
        case cell
    }

    /// The view controller, or the cell if it's separate.
    var controller: Element
    /// The additional views and objects of the scene.
    var extras: [Element] = []

    var id: String { controller["id"] ?? "" }

    var kind: Kind {
        switch controller.name {
        case "navigationController": .navigation
        case "tabBarController": .tabBar
        case "splitViewController": .split
        case "viewControllerPlaceholder": .placeholder
        case "tableViewCell": .cell
        default: tables.isEmpty ? .other : .table
        }
    }

    var view: Element? {
        controller.property("view") ?? controller.children.first { $0["key"] == "tableView" }
    }

    /// The tables of the scene, except those inside a cell or another table.
    var tables: [Element] { view.map(Self.tables) ?? [] }

    static func tables(in view: Element) -> [Element] {
        view.name == "tableView" ? [view] : view.list("subviews").flatMap(tables)
    }

    /// The segues of a kind of the controller itself.
    func relationships(_ name: String) -> [String] {
        controller.list("connections")
            .filter { $0.name == "segue" && $0["kind"] == "relationship" && $0["relationship"] == name }
            .compactMap { $0["destination"] }
    }
}

extension Element {
    /// Names of elements that are view controllers.
    var isController: Bool {
        name.hasSuffix("Controller") && name != "searchDisplayController"
            || name == "viewControllerPlaceholder"
    }
}
