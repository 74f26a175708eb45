extension Element {
    /// Whether constraints run from the top of a cell through its views to its bottom, so that the views determine its
    /// height.
    ///
    /// The height that Interface Builder writes for such a prototype is only that of its canvas if the table's is
    /// automatic: “changing this row height only changes the height of the cell in Interface Builder - it doesn’t
    /// change the row height at runtime” (useyourloaf.com, “Self Sizing Table View Cells In Interface Builder”).
    var isHeldFromTopToBottom: Bool {
        guard let content = property("contentView") else { return false }
        let edges = Set([content, self].compactMap { $0["id"] })
        var neighbors: [String: Set<String>] = [:]
        var (atTop, atBottom): (Set<String>, Set<String>) = ([], [])
        for (first, second) in content.verticalJoints {
            switch (edges.contains(first.view), edges.contains(second.view)) {
            case (true, true): continue
            case (true, false): if first.isTop { atTop.insert(second.view) } else { atBottom.insert(second.view) }
            case (false, true): if second.isTop { atTop.insert(first.view) } else { atBottom.insert(first.view) }
            case (false, false):
                neighbors[first.view, default: []].insert(second.view)
                neighbors[second.view, default: []].insert(first.view)
            }
        }
        var reached = atTop
        var open = Array(atTop)
        while let view = open.popLast() {
            for next in neighbors[view] ?? [] where reached.insert(next).inserted { open.append(next) }
        }
        return !reached.isDisjoint(with: atBottom)
    }

    /// The constraints between the top and bottom edges of the view and its descendants.
    private var verticalJoints: [(first: VerticalEdge, second: VerticalEdge)] {
        descendants.flatMap { view in
            view.list("constraints").compactMap { constraint in
                guard let first = VerticalEdge(constraint["firstItem"] ?? view["id"], constraint["firstAttribute"]),
                    let second = VerticalEdge(constraint["secondItem"], constraint["secondAttribute"])
                else { return nil }
                return (first, second)
            }
        }
    }
}

/// The top or bottom edge of a view, or a baseline in it, that a constraint names.
private struct VerticalEdge {
    var view: String
    var isTop: Bool

    init?(_ view: String?, _ attribute: String?) {
        let tops = ["top", "topMargin", "firstBaseline"]
        let bottoms = ["bottom", "bottomMargin", "baseline", "lastBaseline"]
        guard let view, let attribute, (tops + bottoms).contains(attribute) else { return nil }
        self.view = view
        isTop = tops.contains(attribute)
    }
}
