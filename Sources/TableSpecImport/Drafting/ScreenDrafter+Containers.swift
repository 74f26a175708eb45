internal import TableSpecModel

/// The views of a cell that contain others.
extension ScreenDrafter {
    /// The views of a cell with their positions. Containers without attributes are dissolved.
    mutating func collect(_ views: [Element], at origin: Frame, of cell: Element, into found: inout [ViewGroup]) {
        for view in views where isInstalled(view) {
            let frame = view.frame.moved(by: origin)
            switch view.name {
            case "stackView":
                if let stack = stack(view, frame, of: cell) { found.append(stack) }
            case "view" where !view.list("subviews").isEmpty, "visualEffectView", "tableViewCellContentView":
                container(view, frame, of: cell, into: &found)
            case "scrollView" where view["customClass"] == nil && fits(view):
                omit(view, .scrolling)
                container(view, frame, of: cell, into: &found)
            default:
                let isPlain = view.name == "view" && view["customClass"] == nil || isLine(view)
                let narrow = narrowed(frame)
                let draft = isPlain ? plainView(view, narrow) : contentView(view, narrow, of: cell)
                guard var draft else { continue }
                if let outlet = outlet(of: view) { draft.keys["id"] = outlet }
                if let row = placements.last, let other = view["id"].flatMap({ row.otherFrames[$0] }) {
                    draft.rowAlignment = RowAlignment(from: frame, to: other, growth: row.growth)
                }
                if narrow != frame { (draft.documentFrame, draft.isFlexible) = (frame, true) }
                // A view from edge to edge follows the width of the screen, even without constraints.
                let width = columnRoom == nil ? tableFrame.width : rootWidth
                if width > 0, frame.width >= width { draft.isFlexible = true }
                found.append(.view(draft))
            }
        }
    }

    /// Whether a scroll view shows the whole width of its subviews.
    private func fits(_ view: Element) -> Bool {
        let views = view.list("subviews")
        return !views.isEmpty && Frame.around(views.map(\.frame)).right <= view.frame.width + 8
    }

    /// A container with attributes or a condition is a stack. For others, only the subviews count.
    private mutating func container(_ view: Element, _ frame: Frame, of cell: Element, into found: inout [ViewGroup]) {
        var attributes = self.attributes(of: view)
        noteClass(of: view, plain: "stack of its views", in: &attributes)
        attributes["id"] = outlet(of: view)
        if view.first("blurEffect") != nil { omit(view, .blur) }
        let inner = view.list("subviews")
        let isBox = ["background", "border", "visible", "alpha", "id", "tag"].contains { attributes[$0] != nil }
        guard isBox else { return collect(inner, at: frame, of: cell, into: &found) }
        let hadColoredGround = hasColoredGround
        if attributes["background"] != nil { hasColoredGround = true }
        var views: [ViewGroup] = []
        collect(inner, at: frame, of: cell, into: &views)
        hasColoredGround = hadColoredGround
        let narrow = narrowed(frame)
        guard !views.isEmpty else {
            if attributes["background"] != nil { found.append(.view(area(view, narrow, attributes))) }
            return
        }
        noteImported(view)
        found.append(.box(BoxGroup(id: view["id"] ?? "", views: views, frame: narrow, attributes: attributes)))
    }

    /// A stack view specifies the arrangement of its views.
    private mutating func stack(_ view: Element, _ frame: Frame, of cell: Element) -> ViewGroup? {
        var attributes = self.attributes(of: view)
        noteClass(of: view, plain: "UIStackView", in: &attributes)
        attributes["id"] = outlet(of: view)
        let parts = view.list("subviews").compactMap { child -> StackGroup.Part? in
            var views: [ViewGroup] = []
            collect([child], at: frame, of: cell, into: &views)
            let isContainer = child.name == "view" && !child.list("subviews").isEmpty
            let part = StackGroup.Part(views: views, room: child.frame.moved(by: frame), isContainer: isContainer)
            return views.isEmpty ? nil : part
        }
        guard !parts.isEmpty else { return nil }
        let axis: StackDraft.Axis = view["axis"] == "vertical" ? .vertical : .horizontal
        var stack = StackDraft(axis: axis, items: [], frame: narrowed(frame))
        // UIKit's standard distance, which Interface Builder writes as a word.
        let spacing = view["spacingType"] == "standard" ? 8 : view.number("spacing") ?? 0
        if spacing != StackDraft.usualSpacing(axis) { stack.spacing = spacing }
        let usual = axis == .horizontal ? "center" : "fill"
        let word = view["alignment"] ?? "fill"
        let alignment = axis == .vertical ? Self.columnAlignments[word] ?? word : word
        if alignment != usual, StackAlignment(rawValue: alignment) != nil, !view.isFilledByRow {
            stack.alignment = alignment
        }
        let distribution = view["distribution"].flatMap(StackDistribution.init)
        stack.distribution = distribution == .fill ? nil : distribution?.rawValue
        stack.padding = view.marginsOfStack
        stack.further = attributes
        return .stack(StackGroup(parts: parts, stack: stack, frame: frame))
    }

    /// The names in columns of the alignments of rows.
    private static let columnAlignments = ["top": "leading", "bottom": "trailing"]

    // MARK: Views that hold nothing

    /// Whether a label is a thin colored line rather than a text.
    private func isLine(_ view: Element) -> Bool {
        view.name == "label" && view["customClass"] == nil && document.outlet(of: view) == nil
            && Self.labelText(view).isBlank && 0.1...4 ~= min(view.frame.height, view.frame.width)
    }

    /// A plain UIKit view without subviews: a line, a colored area, or a placeholder that code fills.
    private mutating func plainView(_ view: Element, _ frame: Frame) -> ViewDraft? {
        let attributes = self.attributes(of: view)
        let isSeen = attributes["background"] != nil || attributes["border"] != nil
        guard isSeen || document.outlet(of: view) != nil else { return nil }
        noteImported(view)
        return area(view, frame, attributes)
    }

    private mutating func area(_ view: Element, _ frame: Frame, _ attributes: YAMLMapping) -> ViewDraft {
        let isLine = frame.height <= 2 || frame.width <= 2
        var keys: YAMLMapping = ["view": .text("UIView")]
        if cellOutlets == nil, let outlet = document.outlet(of: view), let name = Identifier.lower(outlet) {
            keys["id"] = .text(viewNames.take(name))
        }
        if frame.height > frame.width || !isLine { keys["width"] = .number(frame.width.rounded(.up)) }
        if frame.width >= frame.height || !isLine { keys["height"] = .number(frame.height.rounded(.up)) }
        for (side, name) in [("width", "Width"), ("height", "Height")] where keys[side] == nil {
            for limit in ["min" + name, "max" + name] { keys[limit] = attributes[limit] }
        }
        keys.merge(attributes.filter { !Self.limitKeys.contains($0) })
        return ViewDraft(role: isLine ? .field : .control, keys: keys, frame: frame)
    }
}

extension Element {
    /// Whether a row of views is as wide as a column of leading-aligned texts, which look the same if they fill it.
    fileprivate var isFilledByRow: Bool {
        guard self["axis"] == "vertical", ["top", "leading"].contains(self["alignment"]) else { return false }
        let rows = list("subviews").filter { $0.name == "stackView" }
        let others = list("subviews").filter { $0.name != "stackView" }
        return !rows.isEmpty && rows.allSatisfy { abs($0.frame.width - frame.width) <= 1 }
            && others.allSatisfy { $0.name == "label" && ["left", "natural", nil].contains($0["textAlignment"]) }
    }
}
