/// The views of a screen around its table.
struct ViewsAroundTable {
    /// A view outside the table.
    struct Neighbor {
        var view: Element
        /// Its frame on the screen.
        var frame: Frame
        /// Whether the table is in front of it.
        var isBehind: Bool

        /// The view behind the rows without the table's opaque background, because code shows it.
        func shownBehind(_ table: Element) -> Neighbor {
            guard InterfaceColor(table, "backgroundColor")?.isClear != true else { return self }
            var hidden = self
            hidden.view.attributes["hidden"] = "YES"
            return hidden
        }
    }

    /// The frame of the table on the screen.
    private(set) var table = Frame()
    private(set) var neighbors: [Neighbor] = []
    /// The search bar, which is the screen's search field.
    private(set) var searchBar: Element?

    init(of table: Element, in root: Element) {
        let id = table["id"]
        find(id, in: root, at: Frame())
        collect(root, at: Frame(), table: id)
    }

    private mutating func find(_ id: String?, in view: Element, at origin: Frame) {
        for child in view.list("subviews") {
            let frame = child.frame.moved(by: origin)
            if child["id"] == id { table = frame } else { find(id, in: child, at: frame) }
        }
    }

    /// The views on the path to the table.
    private mutating func collect(_ view: Element, at origin: Frame, table id: String?) {
        var isBehind = true
        for child in view.list("subviews") {
            let frame = child.frame.moved(by: origin)
            if child["id"] == id {
                isBehind = false
            } else if child.contains({ $0["id"] == id }) {
                isBehind = false
                collect(child, at: frame, table: id)
            } else {
                var neighbor = Neighbor(view: child, frame: frame, isBehind: isBehind)
                if !isOver(frame) { takeSearchBar(from: &neighbor.view) }
                if neighbor.view.name != "searchBar" || searchBar?["id"] != neighbor.view["id"] {
                    neighbors.append(neighbor)
                }
            }
        }
    }

    /// Removes the first search bar from a view.
    private mutating func takeSearchBar(from view: inout Element) {
        guard searchBar == nil else { return }
        if view.name == "searchBar" {
            searchBar = view
            return
        }
        guard let list = view.children.firstIndex(where: { $0.name == "subviews" }) else { return }
        for index in view.children[list].children.indices where searchBar == nil {
            takeSearchBar(from: &view.children[list].children[index])
        }
        let id = searchBar?["id"]
        view.children[list].children.removeAll { $0.name == "searchBar" && $0["id"] == id }
    }

    /// The tolerance with which adjacent views count as separate.
    private static let tolerance = 8.0

    func isAbove(_ frame: Frame) -> Bool { frame.bottom <= table.y + Self.tolerance }

    func isBelow(_ frame: Frame) -> Bool { frame.y >= table.bottom - Self.tolerance }

    private func isOver(_ frame: Frame) -> Bool { !isAbove(frame) && !isBelow(frame) }
}
