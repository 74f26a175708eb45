extension ScreenDrafter {
    /// A cell of views of its own.
    mutating func customCell(_ cell: Element, _ content: Element) -> YAMLMapping {
        var found: [LayoutTree] = []
        collect(content.list("subviews"), at: Rect(), of: cell, into: &found)
        var keys = views(found, of: cell, content)
        placeImageButtons(found, cell, into: &keys)
        return keys
    }

    private mutating func views(_ found: [LayoutTree], of cell: Element, _ content: Element) -> YAMLMapping {
        guard !found.isEmpty else { return emptyCell(cell) }
        let fit = rowFit(of: cell, content)
        if let keys = plainRow(found, cell, fit) { return keys }
        var inference = LayoutInference()
        guard let tree = inference.arrange(found, in: fit.bounds)?.placed(in: fit.bounds) else { return [:] }
        for view in inference.overlapping { omit(cell, .overlap(view.keys.keys.first ?? "view")) }
        place(tree.views)
        var keys: YAMLMapping = [:]
        switch tree {
        case .view(let view): keys["content"] = view.yaml
        case .stack(let stack): keys["content"] = stack.content
        }
        keys.merge(fit.keys(of: tree))
        noteCellClass(cell)
        return keys
    }

    /// The room that the document gives the views of a cell.
    private func rowFit(of cell: Element, _ content: Element) -> RowFit {
        let width = cell.frame.width > 0 ? cell.frame.width : tableFrame.width
        let own = cell.number("rowHeight") ?? 0
        let stated = own > 0 ? own : tableRowHeight
        return RowFit(
            width: width,
            contentWidth: content.frame.width > 0 ? content.frame.width : width,
            height: stated > 0 ? stated : cell.frame.height,
            isFixed: stated > 0,
            // Another height than that of rows of Interface Builder is stated anyway, by the row or its table.
            isStated: stated > 0 && stated != 44,
            hasAccessory: cell["accessoryType"].map { $0 != "none" } ?? false
        )
    }

    /// Notes the views of the row in hand.
    private mutating func place(_ views: [ViewDraft]) {
        if let last = placements.indices.last { placements[last].views = views }
    }

    /// A cell without views is filled by code: by its class, or through its text label.
    private mutating func emptyCell(_ cell: Element) -> YAMLMapping {
        if let className = cell["customClass"].flatMap(Self.className) {
            return ["class": .text(className)]
        }
        guard element != nil else { return [:] }
        return ["text": cellText("", outlet: nil, usual: "title")]
    }

    mutating func noteCellClass(_ cell: Element) {
        guard let className = cell["customClass"] else { return }
        omit(cell, .cellClass(className))
    }

    /// A class of the app, without its module.
    static func className(_ name: String) -> String? {
        guard let last = name.split(separator: ".").last, let first = last.unicodeScalars.first else {
            return nil
        }
        let isSound = last.unicodeScalars.allSatisfy {
            $0.isASCII && ($0.properties.isAlphabetic || $0.properties.numericType != nil || $0 == "_")
        }
        return isSound && !("0"..."9").contains(first) ? String(last) : nil
    }

    /// One text, or a text and a control at the end, are what a row has by itself.
    private mutating func plainRow(_ found: [LayoutTree], _ cell: Element, _ fit: RowFit) -> YAMLMapping? {
        let views = found.flatMap(\.views).sorted { $0.frame.x < $1.frame.x }
        guard found.count == views.count, let first = views.first, first.role == .label else {
            return nil
        }
        let text = first.keys
        guard let label = text["label"], first.frame.x <= 24, fit.suits(first),
            text.keys.allSatisfy({ Self.rowKeys[$0] != nil })
        else {
            return nil
        }
        let width = cell.frame.width
        switch views.count {
        case 1
        where text["alignment"] == nil
            || text["alignment"] == .text("center") && abs(first.frame.middleX - width / 2) < 8:
            guard text["adjustsFontSizeToFitWidth"] == nil else { return nil }
        case 2:
            guard views[1].role == .control, let kind = views[1].keys.keys.first,
                Self.accessoryKinds.contains(kind),
                abs(views[1].frame.middleY - first.frame.middleY) <= 4, text["alignment"] == nil,
                width - views[1].frame.right < 40, cell["accessoryType"] == nil
            else { return nil }
        default: return nil
        }
        var keys: YAMLMapping = ["text": label]
        for entry in text.entries.dropFirst() {
            if let key = Self.rowKeys[entry.key] { keys[key] = entry.value }
        }
        // The text of a row wraps by itself.
        if keys["numberOfLines"] == .number(0) { keys["numberOfLines"] = nil }
        if views.count == 2 { keys["accessory"] = .mapping(views[1].keys) }
        place(views)
        keys.merge(fit.keys(ofText: first, beside: views))
        noteCellClass(cell)
        return keys
    }

    /// How a row says what a label among views says.
    private static let rowKeys = [
        "label": "text", "font": "font", "color": "textColor", "alignment": "textAlignment",
        "numberOfLines": "numberOfLines",
        "lineBreakMode": "lineBreakMode", "adjustsFontSizeToFitWidth": "adjustsFontSizeToFitWidth",
        "minimumScaleFactor": "minimumScaleFactor",
    ]

    private static let accessoryKinds: Set<String> = ["switch", "stepper", "activityIndicator"]

    /// The views of a cell with their places in it. Containers that only hold others are dissolved.
    private mutating func collect(
        _ views: [Element],
        at origin: Rect,
        of cell: Element,
        into found: inout [LayoutTree]
    ) {
        for view in views where isInstalled(view) {
            let frame = view.frame.moved(by: origin)
            // A spinner is hidden by itself while it does not turn.
            if view.bool("hidden") == true, view.name != "activityIndicatorView" {
                omit(view, .hiddenView(view.name))
                continue
            }
            switch view.name {
            case "stackView":
                if let stack = stack(view, frame, of: cell) { found.append(stack) }
            case "view" where view["customClass"] == nil && !view.list("subviews").isEmpty,
                "visualEffectView", "tableViewCellContentView":
                noteContainer(view)
                let inner =
                    view.first("subviews") == nil ? view.property("contentView")?.list("subviews") : nil
                collect(inner ?? view.list("subviews"), at: frame, of: cell, into: &found)
            case "view" where view["customClass"] == nil:
                let others = views.filter { $0["id"] != view["id"] && isInstalled($0) }
                let isApart =
                    others.contains { $0.frame.bottom > view.frame.bottom && $0.bool("hidden") != true }
                    && others.allSatisfy { $0.frame.overlap(with: view.frame) <= 1 }
                if let draft = plainView(view, frame, isApart: isApart) { found.append(.view(draft)) }
            default:
                if let draft = contentView(view, frame, of: cell) { found.append(.view(draft)) }
            }
        }
    }

    private mutating func noteContainer(_ view: Element) {
        if let color = InterfaceColor(view, "backgroundColor"), !color.isClear, !color.isWhite {
            omit(view, .containerBackground)
        }
        for attribute in view.list("userDefinedRuntimeAttributes") {
            omitRuntimeAttribute(attribute, of: view)
        }
    }

    /// A stack view says itself how its views lie.
    private mutating func stack(_ view: Element, _ frame: Rect, of cell: Element) -> LayoutTree? {
        var items: [LayoutTree] = []
        for child in view.list("subviews") {
            var found: [LayoutTree] = []
            collect([child], at: frame, of: cell, into: &found)
            var inference = LayoutInference()
            let place = child.frame.moved(by: frame)
            if let item = inference.arrange(found, in: place) { items.append(item) }
            for view in inference.overlapping { omit(cell, .overlap(view.keys.keys.first ?? "view")) }
        }
        noteContainer(view)
        guard items.count > 1 else { return items.first }
        var stack = StackDraft(
            axis: view["axis"] == "vertical" ? .vertical : .horizontal,
            items: items,
            frame: frame
        )
        let spacing = view.number("spacing") ?? 0
        if spacing != StackDraft.usualSpacing(stack.axis) { stack.spacing = spacing }
        let usual = stack.axis == .horizontal ? "center" : "fill"
        let alignment = view["alignment"] ?? "fill"
        if alignment != usual, Self.alignments.contains(alignment) { stack.alignment = alignment }
        if let distribution = view["distribution"], distribution != "fill",
            Self.distributions.contains(distribution)
        {
            stack.distribution = distribution
        }
        return .stack(stack)
    }

    private static let alignments: Set<String> = [
        "fill", "leading", "top", "firstBaseline", "center", "trailing", "bottom", "lastBaseline",
    ]
    private static let distributions: Set<String> = [
        "fillEqually", "fillProportionally", "equalSpacing", "equalCentering",
    ]
}
