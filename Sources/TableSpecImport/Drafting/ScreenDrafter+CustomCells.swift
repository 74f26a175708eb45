extension ScreenDrafter {
    /// A custom cell.
    mutating func customCell(_ cell: Element, _ content: Element) -> YAMLMapping {
        hasColoredGround = background(of: cell) != nil
        var found: [ViewGroup] = []
        collect(content.list("subviews"), at: Frame(), of: cell, into: &found)
        return views(found, of: cell, content)
    }

    private mutating func views(_ found: [ViewGroup], of cell: Element, _ content: Element) -> YAMLMapping {
        guard !found.isEmpty else { return emptyCell(cell) }
        var arranger = Arranger(choice.arrangements)
        let trees = arranger.trees(of: found)
        let whole = Frame.around(trees.map(\.frame))
        var fit = rowFit(of: cell, content, reach: whole.right)
        fit.pins = ConstraintLayout(content)?.pins(of: whole) ?? SidePins()
        if let last = placements.indices.last { placements[last].width = fit.width }
        if placements.last?.contradictsConstraints == true { omit(cell, .layoutInOtherWidths) }
        let alpha = isFadedByViews(cell) ? cell.alpha : 1
        if alpha == 1, let keys = plainRow(trees, cell, fit) { return keys }
        let (isOfCanvas, height) = (hasHeightOfCanvas(cell), specifiedHeight(ofRow: cell))
        return layout(found, of: cell, .row(fit, hasHeightOfCanvas: isOfCanvas, height: height, alpha: alpha))
    }

    /// Returns the keys of views in the space for them, and keeps the views for trials of other layouts.
    mutating func layout(_ views: [ViewGroup], of view: Element, _ place: CellLayout.Place) -> YAMLMapping {
        let layout = CellLayout(id: view["id"] ?? "", views: views, place: place)
        layouts.append(layout)
        let draft = layout.draft(choice)
        if draft.isTooDeep { omit(view, .deepContainers) }
        switch place {
        case .row: self.place(draft.views)
        case .edge(let side, let whole): edgePlacements.append(EdgePlacement(side, layout.id, whole.width, draft.views))
        case .column(let fit):
            edgePlacements.append(EdgePlacement(fit.side, layout.id, fit.whole.width, draft.views))
        }
        return draft.keys
    }

    /// The space that the document gives the views of a cell.
    private func rowFit(of cell: Element, _ content: Element, reach: Double) -> RowFit {
        let hasAccessory = cell["accessoryType"].map { $0 != "none" } ?? false
        let width = rowWidth(of: cell, content, hasAccessory: hasAccessory, reach: reach)
        let own = max(cell.number("rowHeight") ?? 0, 0)
        let stated = own > 0 ? own : tableRowHeight
        return RowFit(
            width: width,
            contentWidth: hasAccessory && content.frame.width > 0 ? min(content.frame.width, width) : width,
            height: stated > 0 ? stated : cell.frame.height,
            isFixed: stated > 0,
            // A height that differs from Interface Builder's default is specified anyway, by the row or its table.
            isStated: stated > 0 && stated != 44,
            hasAccessory: hasAccessory,
            isCard: hasCards
        )
    }

    /// The height of a cell's rows in the document, if it differs from that of the table's rows.
    func specifiedHeight(ofRow cell: Element) -> YAMLValue? {
        // Interface Builder's default height of rows is 44 points.
        let usual = tableRowHeight > 0 ? tableRowHeight : 44
        guard let height = cell.number("rowHeight"), height > 0, height != usual else { return nil }
        return .number(height)
    }

    /// Whether the height of a cell in the document is only a measurement or a drawing of Interface Builder.
    func hasHeightOfCanvas(_ cell: Element) -> Bool {
        // The table determines the height of a cell that it dequeues.
        let isStated = cell.number("rowHeight") ?? 0 > 0 && element == nil
        return tableRowHeight == 0 && !isStated && cell.isHeldFromTopToBottom
    }

    /// The width that the frames of a cell's views are for.
    ///
    /// Interface Builder keeps the frames from the last layout, possibly for another device.
    private func rowWidth(of cell: Element, _ content: Element, hasAccessory: Bool, reach: Double) -> Double {
        let widths = [hasAccessory ? 0 : content.frame.width, cell.frame.width, tableFrame.width]
        let width = widths.first { $0 > 0 } ?? 0
        guard reach > width + 20 else { return width }
        return Self.deviceWidths.first { $0 >= reach - 8 } ?? reach
    }

    private static let deviceWidths: [Double] = [
        320, 375, 390, 393, 402, 414, 430, 440, 600, 768, 810, 820, 834, 1024, 1112, 1194, 1366,
    ]

    /// Records the views of the current row.
    private mutating func place(_ views: [ViewDraft]) {
        if let last = placements.indices.last { placements[last].views = views }
    }

    /// Code fills a cell without views: through its class, or through its text label.
    private mutating func emptyCell(_ cell: Element) -> YAMLMapping {
        guard element != nil, cell["customClass"].flatMap(Self.className) == nil else { return [:] }
        return ["text": cellText("", outlet: nil, usual: ["title"])]
    }

    /// A custom class, without its module.
    static func className(_ name: String) -> String? {
        guard let last = name.split(separator: ".").last.map(String.init), last.first?.isNumber == false,
            last.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }),
            last.contains(where: { $0 != "_" }), !Identifier.isReserved(last)
        else { return nil }
        return last
    }

    /// One text, or a text and a control at the end, are the default content of a row.
    private mutating func plainRow(_ found: [LayoutTree], _ cell: Element, _ fit: RowFit) -> YAMLMapping? {
        let views = found.flatMap(\.views).sorted { $0.frame.x < $1.frame.x }
        guard found.count == views.count, let first = views.first, first.role == .label else { return nil }
        let text = first.keys
        guard let label = text["label"], first.frame.x <= 24, fit.suits(first),
            text.keys.allSatisfy({ Self.rowKeys[$0] != nil || $0 == "width" && text["alignment"] == nil })
        else { return nil }
        let width = cell.frame.width
        switch views.count {
        case 1
        where text["alignment"] == nil
            || text["alignment"] == .text("center") && abs(first.frame.middleX - width / 2) < 8:
            guard text["adjustsFontSizeToFitWidth"] == nil else { return nil }
        case 2:
            guard views[1].role == .control, Self.accessory(views[1].keys) != nil,
                abs(views[1].frame.middleY - first.frame.middleY) <= 4, text["alignment"] == nil,
                abs(width - views[1].frame.right - fit.margin) <= Self.marginTolerance, cell["accessoryType"] == nil
            else { return nil }
        default: return nil
        }
        guard !views.contains(where: \.isHidden) else { return nil }
        var keys: YAMLMapping = ["text": label]
        for entry in text.entries.dropFirst() {
            if let key = Self.rowKeys[entry.key] { keys[key] = entry.value }
        }
        // The text of a row wraps by default.
        if keys["numberOfLines"] == .number(0) { keys["numberOfLines"] = nil }
        if views.count == 2, let accessory = Self.accessory(views[1].keys) { keys["accessory"] = .mapping(accessory) }
        let ofRow = fit.keys(ofText: first, beside: views)
        // A row with views can specify the space around its text, so that it grows with it.
        if ofRow["height"] != nil, hasHeightOfCanvas(cell) { return nil }
        place(views.filter { !$0.isAtRest })
        keys.merge(ofRow)
        return keys
    }

    /// The maximum distance between the margin and the end of a control that UIKit places at the margin as an
    /// accessory.
    private static let marginTolerance = 8.0

    /// Converts a label in a cell to the text of a row.
    private static let rowKeys = [
        "label": "text", "font": "font", "color": "textColor", "alignment": "textAlignment",
        "numberOfLines": "numberOfLines", "lineBreakMode": "lineBreakMode",
        "adjustsFontSizeToFitWidth": "adjustsFontSizeToFitWidth", "minimumScaleFactor": "minimumScaleFactor",
    ]

    /// Converts a control in a cell to the accessory of a row, or returns `nil` if that isn't possible.
    private static func accessory(_ view: YAMLMapping) -> YAMLMapping? {
        guard let kind = view.keys.first, ["switch", "stepper", "activityIndicator"].contains(kind) else { return nil }
        let attributes = Self.limitKeys.union([
            "visible", "alpha", "background", "cornerRadius", "border", "aspectRatio", "accessibilityLabel",
            "accessibilityHint", "accessibilityTraits", "width", "height", "class", "id",
        ])
        return attributes.isDisjoint(with: view.keys) ? view : nil
    }
}
