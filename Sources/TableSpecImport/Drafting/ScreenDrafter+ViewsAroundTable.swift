extension ScreenDrafter {
    /// The views above and below a table that is one of several views, and those over it.
    mutating func viewsBesideTable(_ table: Element) -> YAMLMapping {
        guard root.name != "tableView" else { return [:] }
        let around = ViewsAroundTable(of: table, in: root)
        if let bar = around.searchBar { searchField(bar) }
        let neighbors = around.neighbors.filter { isInstalled($0.view) && !hasOtherPlace($0.view) }
        let above = neighbors.filter { around.isAbove($0.frame) }
        let below = neighbors.filter { !around.isAbove($0.frame) && around.isBelow($0.frame) }
        let over = neighbors.filter { !around.isAbove($0.frame) && !around.isBelow($0.frame) }
        let isWide = reachesEdges(above + below)
        var keys: YAMLMapping = [:]
        let margins = margins(of: around.table)
        if !margins.isEmpty { keys["margins"] = .mapping(margins) }
        if isWide { keys["columnMargins"] = .number(0) }
        keys["above"] = column(of: above, .above, of: around.table, isWide: isWide)
        var room = around.table
        (room.x, room.width) = (0, max(rootWidth, room.width))
        background = over.filter(\.isBehind).compactMap { self.layer($0.shownBehind(table), over: room)?.yaml }
        let floating = over.filter { !$0.isBehind }.compactMap { self.layer($0, over: room)?.yaml }
        if !floating.isEmpty { keys["overlay"] = .list(floating) }
        keys["below"] = column(of: below, .below, of: around.table, isWide: isWide)
        let hasColumns = keys["above"] != nil || keys["below"] != nil
        if !hasColumns { keys["columnMargins"] = nil }
        if let color = colorAround(table), hasColumns || !margins.isEmpty, !isUsualBackground(color, of: table) {
            keys["backgroundColor"] = color.yaml
        }
        return keys.ordered(["margins", "columnMargins", "backgroundColor"])
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

    /// The color of the innermost view around the table that fills the screen.
    private func colorAround(_ table: Element) -> InterfaceColor? {
        var (view, found) = (root, InterfaceColor(root, "backgroundColor"))
        while let inner = view.list("subviews").first(where: { $0.contains { $0["id"] == table["id"] } }),
            inner.name != "tableView"
        {
            let color = InterfaceColor(inner, "backgroundColor")
            if color?.isClear == false, inner.frame.covers(root.frame) { found = color }
            view = inner
        }
        return found?.isClear == true ? nil : found
    }

    // MARK: Columns

    /// The views on one side of the table, from the top.
    ///
    /// - Parameter isWide: Whether the views have only their own distances from the edges of the screen.
    private mutating func column(
        of neighbors: [ViewsAroundTable.Neighbor],
        _ side: EdgePlacement.Side,
        of table: Frame,
        isWide: Bool
    ) -> YAMLValue? {
        let whole = Frame(width: rootWidth, height: root.frame.height)
        let height = neighbors.map(\.frame.bottom).max() ?? 0
        let fit = ColumnFit(side: side, table: table, whole: whole, isWide: isWide, bottom: height)
        hasColoredGround = isRootColored
        defer { hasColoredGround = false }
        var holder = Element(name: "view", attributes: ["id": "\(side.rawValue) \(root["id"] ?? "")"])
        let views = collect(neighbors, into: &holder, in: fit.room)
        guard !views.isEmpty else { return nil }
        return layout(views, of: holder, .column(fit))[side.rawValue]
    }

    /// The views of a column, with access to those next to each: a control is named after a text in its row.
    private mutating func collect(_ neighbors: [ViewsAroundTable.Neighbor], into holder: inout Element, in room: Frame)
        -> [ViewGroup]
    {
        columnRoom = room
        defer { columnRoom = nil }
        var found: [ViewGroup] = []
        for neighbor in neighbors {
            let (own, place) = (neighbor.view.frame, neighbor.frame)
            let row = neighbors.filter { $0.frame.y < place.bottom && $0.frame.bottom > place.y }.map(\.view)
            holder.children = [Element(name: "subviews", children: row)]
            collect([neighbor.view], at: Frame(x: place.x - own.x, y: place.y - own.y), of: holder, into: &found)
        }
        return found
    }

    /// Whether anything visible is closer to the edges of the screen than the default for views around a table.
    private func reachesEdges(_ neighbors: [ViewsAroundTable.Neighbor]) -> Bool {
        var (trial, holder) = (self, Element(name: "view"))
        trial.hasColoredGround = isRootColored
        let views = trial.collect(neighbors, into: &holder, in: Frame(width: rootWidth))
        var arranger = Arranger(choice.arrangements)
        let (left, right) = (ColumnFit.margin - Self.tolerance, rootWidth - ColumnFit.margin + Self.tolerance)
        return arranger.trees(of: views).contains { $0.shows { $0.x < left || $0.right > right } }
    }

    private static let tolerance = 4.0

    /// The view that contains the table.
    private var root: Element { scene.view ?? Element(name: "tableView") }

    /// The width of the screen.
    var rootWidth: Double {
        root.frame.width > 0 ? root.frame.width : scene.tables.first?.frame.width ?? 0
    }

    /// Whether white is visible against the screen's background, because that of grouped tables is gray.
    private var isRootColored: Bool {
        let style = scene.tables.first?["style"]
        if style == "grouped" || style == "insetGrouped" { return true }
        return InterfaceColor(root, "backgroundColor").map { !$0.isClear && !$0.isWhite } ?? false
    }

    /// The frame of a view, clipped to the width of the column around the table.
    func narrowed(_ frame: Frame) -> Frame {
        guard let room = columnRoom, frame.width >= room.width + 8 else { return frame }
        let (left, right) = (max(frame.x, room.x), min(frame.right, room.right))
        return Frame(x: left, y: frame.y, width: max(right - left, 0), height: frame.height)
    }

    // MARK: Over the table, and behind it

    /// A view over the table, or behind it, at the nearest edges of the table.
    private mutating func layer(_ neighbor: ViewsAroundTable.Neighbor, over table: Frame) -> LayoutTree? {
        let (view, place, own) = (neighbor.view, neighbor.frame, neighbor.view.frame)
        var found: [ViewGroup] = []
        let noted = omissions.count
        collect([view], at: Frame(x: place.x - own.x, y: place.y - own.y), of: view, into: &found)
        var arranger = Arranger(choice.arrangements)
        guard let tree = arranger.arrange(found, of: view["id"] ?? "", in: place) else {
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
}
