extension ScreenDrafter {
    /// The views above and below a table that is one of several views, and those over it.
    mutating func viewsBesideTable(_ table: Element) -> YAMLMapping {
        guard let root = scene.view, root.name != "tableView" else { return [:] }
        let surroundings = Surroundings(of: table, in: root)
        if let bar = surroundings.searchBar { searchField(bar) }
        let neighbors = surroundings.neighbors.filter { isInstalled($0.view) && !hasOtherPlace($0.view) }
        let above = neighbors.filter { surroundings.isAbove($0.frame) }
        let below = neighbors.filter { !surroundings.isAbove($0.frame) && surroundings.isBelow($0.frame) }
        let over = neighbors.filter { !surroundings.isAbove($0.frame) && !surroundings.isBelow($0.frame) }
        var keys: YAMLMapping = [:]
        keys["above"] = column(of: above, .above, in: root)
        let floating = over.compactMap { self.floating($0, over: surroundings.table)?.yaml }
        if !floating.isEmpty { keys["overlay"] = .list(floating) }
        keys["below"] = column(of: below, .below, in: root)
        noteMargins(of: table, surroundings.table, in: root)
        return keys
    }

    /// Whether a view has another place in a spec, or none, which is noted.
    private mutating func hasOtherPlace(_ view: Element) -> Bool {
        switch view.name {
        case "tableView": omit(view, .secondTable)
        case "containerView": omit(view, .childController)
        case "toolbar", "navigationBar": omit(view, .bar(view.name))
        default: return false
        }
        return true
    }

    // MARK: Columns

    /// The views on one side of the table, from the top.
    private mutating func column(of neighbors: [Surroundings.Neighbor], _ side: EdgePlacement.Side, in root: Element)
        -> YAMLValue?
    {
        let frames = neighbors.map(\.frame)
        let width = root.frame.width > 0 ? root.frame.width : tableWidth
        let height = frames.map(\.bottom).max() ?? 0
        let room = Rect(x: Self.columnMargin, width: max(width - 2 * Self.columnMargin, 0), height: height)
        hasColoredGround = isColored(root)
        columnRoom = room
        defer { (hasColoredGround, columnRoom) = (false, nil) }
        var holder = Element(name: "view", attributes: ["id": "\(side.rawValue) \(root["id"] ?? "")"])
        var found: [LayoutTree] = []
        for neighbor in neighbors {
            let (own, place) = (neighbor.view.frame, neighbor.frame)
            // A control is named after a text in its row.
            let row = neighbors.filter { $0.frame.y < place.bottom && $0.frame.bottom > place.y }.map(\.view)
            holder.children = [Element(name: "subviews", children: row)]
            collect([neighbor.view], at: Rect(x: place.x - own.x, y: place.y - own.y), of: holder, into: &found)
        }
        guard let tree = arrange(found, of: holder, in: room) else { return nil }
        if let wide = tree.wideName {
            omit(neighbors[0].view, .edgeToEdge(wide, side.rawValue))
        }
        edgePlacements.append(EdgePlacement(side, of: holder, width: width, top: tree.ink.y, tree.shownViews))
        return .list(Self.items(of: tree, in: room))
    }

    /// The room at the sides of such a column, and the distance between two of its views.
    private static let columnMargin = 16.0
    private static let columnSpacing = 8.0

    private var tableWidth: Double { scene.tables.first?.frame.width ?? 0 }

    /// Whether white is seen on the ground of the screen: that of grouped tables is grey.
    private func isColored(_ root: Element) -> Bool {
        let style = scene.tables.first?["style"]
        if style == "grouped" || style == "insetGrouped" { return true }
        return InterfaceColor(root, "backgroundColor").map { !$0.isClear && !$0.isWhite } ?? false
    }

    /// The views of a column, or one that holds them all where the column has them in another way than it does by itself.
    private static func items(of tree: LayoutTree, in room: Rect) -> [YAMLValue] {
        if case .stack(let stack) = tree, stack.axis == .vertical, stack.isPlain, stack.distribution == nil,
            stack.spacers.isEmpty, stack.alignment == nil || stack.alignment == "center",
            abs((stack.spacing ?? 0) - columnSpacing) <= 2
        {
            return stack.items.map { $0.inColumn(room).yaml }
        }
        return [tree.inColumn(room).yaml]
    }

    /// The frame of a view that is wider than the column beside the table, as wide as that is.
    func narrowed(_ frame: Rect) -> Rect {
        guard let room = columnRoom, frame.width >= room.width + 8 else { return frame }
        let (left, right) = (max(frame.x, room.x), min(frame.right, room.right))
        return Rect(x: left, y: frame.y, width: max(right - left, 0), height: frame.height)
    }

    // MARK: Over the table

    /// A view over the table: at the edges of the table that are next to it.
    private mutating func floating(_ neighbor: Surroundings.Neighbor, over table: Rect) -> LayoutTree? {
        let (view, place, own) = (neighbor.view, neighbor.frame, neighbor.view.frame)
        guard !neighbor.isBehind else {
            noteFloating(view)
            return nil
        }
        var found: [LayoutTree] = []
        collect([view], at: Rect(x: place.x - own.x, y: place.y - own.y), of: view, into: &found)
        guard let tree = arrange(found, of: view, in: place) else {
            noteFloating(view)
            return nil
        }
        var layer = tree.anchored(in: table)
        // What has no size of its own is as large as the document has it.
        if case .view(let view) = layer, view.keys["view"] != nil, view.keys["anchor"] != nil {
            layer.further["width"] = .number(view.frame.width.rounded())
            layer.further["height"] = .number(view.frame.height.rounded())
        }
        return layer
    }

    private mutating func noteFloating(_ view: Element) {
        guard !isEmpty(view) else { return }
        omit(view, .floatingView(view.name))
    }

    // MARK: Beside the table

    /// Notes the room at the sides of a table that is narrower than the screen.
    private mutating func noteMargins(of table: Element, _ frame: Rect, in root: Element) {
        let whole = Rect(width: root.frame.width, height: root.frame.height)
        guard whole.width > 0, frame.width > 0, frame.width < whole.width - 4 else { return }
        omit(table, .narrowTable(frame, in: whole))
    }
}

extension LayoutTree {
    /// The name of something in the tree whose edges one sees, and which the document has wider than a column beside the table.
    fileprivate var wideName: String? {
        guard further["visible"] == nil else { return nil }
        switch self {
        case .view(let view):
            guard view.documentFrame != nil else { return nil }
            if view.role == .image { return "image" }
            return view.keys["background"] != nil && frame.height > 2 ? "background" : nil
        case .stack(let stack):
            return stack.isWide && stack.isBox ? "background" : stack.items.lazy.compactMap(\.wideName).first
        case .layers(let layers): return layers.items.lazy.compactMap(\.wideName).first
        }
    }

    /// The tree in a column that gives it the whole room, with the distances from the sides that it keeps.
    fileprivate func inColumn(_ room: Rect) -> LayoutTree {
        let sides = Padding(left: frame.x - room.x, right: hasTrailingEdge ? room.right - frame.right : 0)
        guard fills, !sides.isEmpty else { return placed(in: room) }
        let inner = Rect(
            x: room.x + sides.left,
            y: room.y,
            width: max(room.width - sides.left - sides.right, 0),
            height: room.height
        )
        var tree = placed(in: inner)
        tree.pad(sides)
        return tree
    }
}
