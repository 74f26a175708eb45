/// The views above and below all rows of a table.
extension ScreenDrafter {
    /// A text with an image before it, or custom views, or `nil` for an empty view.
    mutating func edgeView(_ view: Element, _ side: EdgePlacement.Side) -> YAMLValue? {
        guard !isEmpty(view) else { return nil }
        if let text = plainText(in: view) { return text }
        viewNames = UniqueNames(reserved: avoidedNames)
        hasColoredGround = InterfaceColor(view, "backgroundColor").map { !$0.isClear && !$0.isWhite } ?? false
        defer { hasColoredGround = false }
        let whole = edgeFrame(of: view)
        var found: [ViewGroup] = []
        collectEdge(view, into: &found)
        guard !found.isEmpty else { return nil }
        // A custom view with subviews is a plain view here.
        if !view.list("subviews").isEmpty { noteClass(of: view, plain: "UIView") }
        var keys = layout(found, of: view, .edge(side, whole))
        keys.object = view["id"]
        if let color = edgeColor(of: view) { keys["backgroundColor"] = color.yaml }
        return .mapping(keys)
    }

    /// A view that fills the table's width, regardless of its saved width.
    private func edgeFrame(of view: Element) -> Frame {
        let frame = view.frame
        return Frame(width: frame.width > 0 ? frame.width : tableFrame.width, height: frame.height)
    }

    private mutating func collectEdge(_ view: Element, into found: inout [ViewGroup]) {
        let holdsViews = !view.list("subviews").isEmpty
        if view.name == "view", view["customClass"] == nil || holdsViews {
            collect(view.list("subviews"), at: Frame(), of: view, into: &found)
        } else {
            let frame = view.frame
            collect([view], at: Frame(x: -frame.x, y: -frame.y), of: view, into: &found)
            found = found.map(\.fillingTable)
        }
    }

    /// The background, if it's visible on the table.
    private func edgeColor(of view: Element) -> InterfaceColor? {
        guard view.name == "view" || view.name == "stackView", let color = InterfaceColor(view, "backgroundColor"),
            !color.isClear
        else { return nil }
        let table = scene.tables.first ?? view
        let isGrouped = table["style"] == "grouped" || table["style"] == "insetGrouped"
        let ground = InterfaceColor(table, "backgroundColor")
        if color == ground || color.isWhite && !isGrouped && (ground?.isWhite ?? true) { return nil }
        return isGrouped && color == .system("systemGroupedBackground") ? nil : color
    }

    // MARK: A text

    /// One text at the leading side, with an optional image before it, is the default content of such a view.
    private mutating func plainText(in view: Element) -> YAMLValue? {
        let shown = shownLeaves(of: view)
        guard view["customClass"] == nil, edgeColor(of: view) == nil, shown.count == 1, let label = shown.first,
            label.name == "label", label["customClass"] == nil, label.bool("enabled") != false,
            label["textAlignment"] != "center", label["textAlignment"] != "right"
        else { return nil }
        let margin = RowFit.margin(ofWidth: view.frame.width)
        let isPlain = view.name == "label" || abs(label.frame.x - margin) <= 8
        return isPlain ? plainText(label) : nil
    }

    private mutating func plainText(_ label: Element) -> YAMLValue? {
        let text = Self.labelText(label)
        var keys: YAMLMapping = [:]
        keys["text"] =
            document.outlet(of: label).map { bindText($0, text) }
            ?? (text.isBlank ? bindText("headerText", text) : .content(text))
        if let font = InterfaceFont(label), font.style != "body" { keys["font"] = font.yaml }
        if let color = InterfaceColor(label, "textColor"), !color.isUsualText { keys["textColor"] = color.yaml }
        noteLabel(label)
        return keys.row
    }
}

extension ViewGroup {
    /// The view as the whole view above or below all rows. UIKit gives such a view the table's width, regardless of its
    /// mask.
    ///
    /// “The table view respects only the height of your view’s frame rectangle; it adjusts the width of your footer view
    /// automatically to match the table view’s width.” (Apple, `UITableView.tableFooterView`)
    fileprivate var fillingTable: ViewGroup {
        guard case .view(var view) = self else { return self }
        view.isFlexible = true
        return .view(view)
    }
}
