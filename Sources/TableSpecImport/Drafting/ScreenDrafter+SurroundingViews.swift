extension ScreenDrafter {
    /// The views above and below a table that is one of several views, and those over it.
    mutating func viewsBesideTable(_ table: Element) -> YAMLMapping {
        guard root.name != "tableView" else { return [:] }
        let surroundings = SurroundingViews(of: table, in: root)
        if let bar = surroundings.searchBar { searchField(bar) }
        let neighbors = surroundings.neighbors.filter { isInstalled($0.view) && !hasOtherPlace($0.view) }
        let above = neighbors.filter { surroundings.isAbove($0.frame) }
        let below = neighbors.filter { !surroundings.isAbove($0.frame) && surroundings.isBelow($0.frame) }
        let over = neighbors.filter { !surroundings.isAbove($0.frame) && !surroundings.isBelow($0.frame) }
        let isWide = reachesEdges(above + below)
        var keys: YAMLMapping = [:]
        let margins = margins(of: surroundings.table)
        if !margins.isEmpty { keys["margins"] = .mapping(margins) }
        if isWide { keys["columnMargins"] = .number(0) }
        keys["above"] = column(of: above, .above, of: surroundings.table, isWide: isWide)
        var room = surroundings.table
        (room.x, room.width) = (0, max(rootWidth, room.width))
        background = over.filter(\.isBehind).compactMap { self.layer($0.shownBehind(table), over: room)?.yaml }
        let floating = over.filter { !$0.isBehind }.compactMap { self.layer($0, over: room)?.yaml }
        if !floating.isEmpty { keys["overlay"] = .list(floating) }
        keys["below"] = column(of: below, .below, of: surroundings.table, isWide: isWide)
        if keys["above"] == nil, keys["below"] == nil { keys["columnMargins"] = nil }
        return keys
    }

    /// Whether a view belongs elsewhere in a spec, or nowhere, which is reported.
    private mutating func hasOtherPlace(_ view: Element) -> Bool {
        switch view.name {
        // Without a size in the document, it can't be placed.
        case "tableView" where view.frame.area <= 0: omit(view, .secondTable)
        case "containerView": omit(view, .childController)
        case "navigationBar" where scene.itemOfBar != nil && scene.navigationBar?["id"] == view["id"]: break
        case "toolbar" where !scene.itemsOfBar.isEmpty && scene.bottomBar?["id"] == view["id"]:
            if scene.isAboveTable(view) { omit(view, .barAbove) }
        case "toolbar", "navigationBar": omit(view, .bar(view.name))
        default: return false
        }
        return true
    }

    // MARK: Columns

    /// The views on one side of the table, from the top.
    ///
    /// - Parameter isWide: Whether the views have only their own distances from the edges of the screen.
    private mutating func column(
        of neighbors: [SurroundingViews.Neighbor],
        _ side: EdgePlacement.Side,
        of table: Frame,
        isWide: Bool
    ) -> YAMLValue? {
        let whole = Frame(width: rootWidth, height: root.frame.height)
        let margin = isWide ? 0 : Self.columnMargin
        let height = neighbors.map(\.frame.bottom).max() ?? 0
        let room = Frame(x: margin, width: max(whole.width - 2 * margin, 0), height: height)
        hasColoredGround = isRootColored
        defer { hasColoredGround = false }
        var holder = Element(name: "view", attributes: ["id": "\(side.rawValue) \(root["id"] ?? "")"])
        let found = collect(neighbors, into: &holder, in: room)
        guard let tree = arrange(found, of: holder, in: room) else { return nil }
        let around = isWide ? Self.distances(of: tree, side, from: table, in: whole) : Padding()
        let top = tree.ink.y - around.top
        edgePlacements.append(EdgePlacement(side, of: holder, width: whole.width, top: top, tree.shownViews))
        return .list(Self.items(of: tree, in: room, with: around))
    }

    /// The views of a column, with access to those next to each: a control is named after a text in its row.
    private mutating func collect(_ neighbors: [SurroundingViews.Neighbor], into holder: inout Element, in room: Frame)
        -> [LayoutTree]
    {
        columnRoom = room
        defer { columnRoom = nil }
        var found: [LayoutTree] = []
        for neighbor in neighbors {
            let (own, place) = (neighbor.view.frame, neighbor.frame)
            let row = neighbors.filter { $0.frame.y < place.bottom && $0.frame.bottom > place.y }.map(\.view)
            holder.children = [Element(name: "subviews", children: row)]
            collect([neighbor.view], at: Frame(x: place.x - own.x, y: place.y - own.y), of: holder, into: &found)
        }
        return found
    }

    /// Whether anything visible is closer to the edges of the screen than the default for views around a table.
    private func reachesEdges(_ neighbors: [SurroundingViews.Neighbor]) -> Bool {
        var (trial, holder) = (self, Element(name: "view"))
        trial.hasColoredGround = isRootColored
        let trees = trial.collect(neighbors, into: &holder, in: Frame(width: rootWidth))
        let (left, right) = (Self.columnMargin - Self.tolerance, rootWidth - Self.columnMargin + Self.tolerance)
        return trees.contains { $0.shows { $0.x < left || $0.right > right } }
    }

    /// The distances above and below the views of a wide column, if the document contains them.
    private static func distances(of tree: LayoutTree, _ side: EdgePlacement.Side, from table: Frame, in whole: Frame)
        -> Padding
    {
        let ink = tree.ink
        let (before, after) = (max(ink.y - statusBar, 0), max(whole.height - ink.bottom, 0))
        return side == .above
            ? Padding(top: min(before, columnSpacing), bottom: min(max(table.y - ink.bottom, 0), widestGap))
            : Padding(top: min(max(ink.y - table.bottom, 0), widestGap), bottom: min(after, columnSpacing))
    }

    private static let tolerance = 4.0
    private static let statusBar = 20.0
    /// Other constraints position a view that is farther away from the table.
    private static let widestGap = 44.0

    /// The space at the sides of such a column, and the distance between its views.
    private static let columnMargin = 16.0
    private static let columnSpacing = 8.0

    /// The view that contains the table.
    private var root: Element { scene.view ?? Element(name: "tableView") }

    private var rootWidth: Double {
        root.frame.width > 0 ? root.frame.width : scene.tables.first?.frame.width ?? 0
    }

    /// Whether white is visible against the screen's background, because that of grouped tables is gray.
    private var isRootColored: Bool {
        let style = scene.tables.first?["style"]
        if style == "grouped" || style == "insetGrouped" { return true }
        return InterfaceColor(root, "backgroundColor").map { !$0.isClear && !$0.isWhite } ?? false
    }

    /// The views of a column, or one that contains them all if the column's arrangement differs from the default.
    private static func items(of tree: LayoutTree, in room: Frame, with around: Padding) -> [YAMLValue] {
        if around.isEmpty, case .stack(let stack) = tree, stack.axis == .vertical, stack.isPlain,
            stack.distribution == nil, stack.spacers.isEmpty, stack.alignment == nil || stack.alignment == "center",
            abs((stack.spacing ?? 0) - columnSpacing) <= 2
        {
            return stack.items.map { $0.inColumn(room).yaml }
        }
        var column = tree.inColumn(room)
        column.pad(around)
        return [column.yaml]
    }

    /// The frame of a view, clipped to the width of the column around the table.
    func narrowed(_ frame: Frame) -> Frame {
        guard let room = columnRoom, frame.width >= room.width + 8 else { return frame }
        let (left, right) = (max(frame.x, room.x), min(frame.right, room.right))
        return Frame(x: left, y: frame.y, width: max(right - left, 0), height: frame.height)
    }

    // MARK: Over the table, and behind it

    /// A view over the table, or behind it, at the nearest edges of the table.
    private mutating func layer(_ neighbor: SurroundingViews.Neighbor, over table: Frame) -> LayoutTree? {
        let (view, place, own) = (neighbor.view, neighbor.frame, neighbor.view.frame)
        var found: [LayoutTree] = []
        let noted = omissions.count
        collect([view], at: Frame(x: place.x - own.x, y: place.y - own.y), of: view, into: &found)
        guard let tree = arrange(found, of: view, in: place) else {
            // A problem of the view is reported once.
            if omissions.count == noted, !isEmpty(view) { omit(view, .viewOverTable(view.name)) }
            return nil
        }
        var layer = neighbor.isBehind && tree.isImage && place.covers(table) ? tree.filling : tree.anchored(in: table)
        // A view without an intrinsic size has the size in the document.
        if let view = layer.view, view.keys["view"] != nil, view.keys["anchor"] != nil {
            layer.further.merge(view.frame.size)
        }
        return layer
    }

    /// The views behind the rows: one that fills the table alone, or others as layers.
    var backgroundView: YAMLValue {
        if background.count == 1, let view = background[0].mapping, view["anchor"] == nil, view["inset"] == nil {
            return background[0]
        }
        return .mapping(["zstack": .list(background)])
    }

    // MARK: Beside the table

    /// The space at the sides of a table that is narrower than the screen.
    private func margins(of table: Frame) -> YAMLMapping {
        guard table.width > 0, table.width < rootWidth - 4 else { return [:] }
        return Padding(left: max(table.x, 0), right: max(rootWidth - table.right, 0)).yaml.mapping ?? [:]
    }
}

extension LayoutTree {
    /// Whether a visible part of the tree has a frame that satisfies a condition.
    fileprivate func shows(_ isMeant: (Frame) -> Bool) -> Bool {
        switch self {
        case .view(let view): view.ink.width > 0 && isMeant(view.ink)
        case .stack(let stack): stack.isBox && isMeant(stack.frame) || stack.items.contains { $0.shows(isMeant) }
        case .layers(let layers): layers.items.contains { $0.shows(isMeant) }
        }
    }

    /// The tree in a column that gives it the whole space, with its distances from the sides.
    fileprivate func inColumn(_ room: Frame) -> LayoutTree {
        let (left, right) = (max(frame.x - room.x, 0), max(room.right - frame.right, 0))
        var sides = Padding(left: left, right: hasTrailingEdge ? right : 0)
        let isCentered = abs(left - right) <= 6
        if case .stack(let stack) = self, stack.isTightRow, isCentered {
            (sides.left, sides.right) = (0, 0)
        } else if !fills {
            // A view with a fixed size is centered, or is at the nearest side.
            if isCentered || right < left { sides.left = 0 }
            if isCentered || left <= right { sides.right = 0 }
        }
        var tree = placed(in: room.inset(by: sides))
        tree.pad(sides)
        return tree
    }
}
