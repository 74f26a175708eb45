extension StackDraft {
    /// A column of items, from the top.
    static func column(of items: [LayoutTree], in region: Frame) -> StackDraft {
        let items = grouped(items)
        var stack = StackDraft(axis: .vertical, items: items, frame: .around(items.shown.map(\.frame)))
        stack.spacing = usual(gaps(items), .vertical)
        stack.align()
        stack.stretchImages()
        return stack
    }

    private static func gaps(_ items: [LayoutTree]) -> [Double] {
        zip(items, items.dropFirst()).map { $1.ink.y - $0.ink.bottom }
    }

    /// If the gaps differ, views that are closer together form a separate column.
    private static func grouped(_ items: [LayoutTree]) -> [LayoutTree] {
        let gaps = gaps(items)
        guard let widest = gaps.max(), let narrowest = gaps.min(), widest - narrowest > 2 else { return items }
        let groups = runs(items, gaps, partedBy: widest - 2)
        guard groups.count > 1, groups.count < items.count else { return items }
        return groups.map { $0.count == 1 ? $0[0] : .stack(.column(of: $0, in: .around($0.map(\.frame)))) }
    }

    /// Specifies the alignment of the items in the column, unless they fill it, or are texts that begin at its leading
    /// edge anyway.
    private mutating func align() {
        let frames = items.shown.map(\.frame)
        guard let first = frames.first, let widest = frames.map(\.width).max() else { return }
        guard frames.contains(where: { widest - $0.width > 2 }) else { return }
        if frames.allSatisfy({ abs($0.x - first.x) <= 2 }) {
            if isSpanned { setIn() } else { alignment = isAllText ? nil : "leading" }
        } else if frames.allSatisfy({ abs($0.right - first.right) <= 2 }) {
            if isSpanned { setIn() } else { alignment = "trailing" }
        } else if frames.allSatisfy({ abs($0.middleX - first.middleX) <= 2 }) {
            if items.allSatisfy(\.keepsToItsMiddle) { alignment = "center" } else { setIn() }
        } else {
            setIn()
        }
    }

    /// Whether the widest item has the maximum width, rather than its natural width.
    private var isSpanned: Bool {
        let widest = items.map(\.frame.width).max() ?? 0
        return items.contains { widest - $0.frame.width <= 2 && $0.spans }
    }

    /// The column has its full width. Narrower items keep their distances from the edges.
    private mutating func setIn() {
        let haveSameEnd = items.count { abs(frame.right - $0.frame.right) <= 2 } > 1
        for index in items.indices {
            let part = items[index].frame
            if haveSameEnd, items[index].isShortTextAtEnd(of: frame) {
                // It ends at the end of the column, regardless of its width.
                items[index].view?.keys["alignment"] = .text("right")
            } else {
                items[index].setIn(left: part.x - frame.x, right: frame.right - part.right)
            }
        }
    }

    /// A view as wide as the column follows its width. One at a side keeps its own width.
    private mutating func stretchImages() {
        guard alignment == nil else {
            for index in items.indices {
                if case .stack(let stack) = items[index], stack.isBox, !items[index].statesWidth {
                    items[index].keepWidth()
                }
            }
            return
        }
        for index in items.indices where frame.width - items[index].frame.width <= 2 { items[index].followWidth() }
    }

    /// Texts that are higher than their lines, because the column is higher than its views need, keep that height.
    mutating func keepStretchedHeights() {
        for index in items.indices {
            guard var view = items[index].view, view.role == .label, view.textWidth > 0,
                view.keys["height"] == nil, view.frame.height - view.ink.height > 6
            else { continue }
            view.keys["minHeight"] = .number(view.frame.height.rounded())
            view.guessedKeys.insert("minHeight")
            items[index].view = view
        }
    }

    private var isAllText: Bool {
        items.allSatisfy { item in item.views.allSatisfy { $0.role != .image && $0.role != .control } }
    }
}

extension LayoutTree {
    /// Whether it looks the same with its natural width, centered at its former position.
    fileprivate var keepsToItsMiddle: Bool {
        switch self {
        case .view(let view) where view.role == .label:
            view.keys["alignment"] == .text("center") || view.frame.width - view.textWidth <= 8
        case .view(let view): view.role != .field
        case .stack(let stack):
            stack.axis == .vertical
                ? stack.items.allSatisfy(\.keepsToItsMiddle)
                : stack.spacers.isEmpty && !fills && stack.distribution == nil
        case .layers: true
        }
    }

    /// Whether it takes the width that it's given.
    fileprivate var spans: Bool {
        switch self {
        case .view(let view):
            view.role == .field || view.role == .label && view.keys["numberOfLines"] != nil
                || view.role == .image && view.isFlexible
                || view.keys["view"] != nil && (view.keys["width"] == nil || view.isFlexible)
        case .stack(let stack):
            stack.isBox || stack.axis == .horizontal && fills || stack.items.contains(where: \.spans)
        case .layers: false
        }
    }

    /// Whether it's a text of one line with its natural width that ends at the end of a column, far from its start.
    fileprivate func isShortTextAtEnd(of column: Frame) -> Bool {
        guard let view, view.role == .label, view.keys["alignment"] == nil else { return false }
        let isTight = view.frame.width > 0 && view.textWidth > view.frame.width - 8
        return isTight && view.frame.height < view.lineHeight * 1.6
            && column.right - frame.right <= 2 && frame.x - column.x > Self.farAway
    }

    /// Keeps its distances from the edges of a column that gives it the whole width.
    fileprivate mutating func setIn(left: Double, right: Double) {
        guard left > 2 || right > 2 else { return }
        let isCentered = rowAlignment.map { $0 == .middle } ?? (abs(left - right) <= 2)
        // The column's middle isn't that of the row if the column is closer to one edge.
        let rest = Padding(left: left - right, right: right - left)
        if isFlexibleOwnView { followWidth() }
        switch self {
        case .view(var view) where view.role == .label:
            if view.keys["alignment"] == nil, isCentered, view.textWidth > view.frame.width - 8 {
                view.keys["alignment"] = .text("center")
            }
            self = .view(view)
            // A text that can wrap, but doesn't, has no visible edge.
            let wraps =
                view.keys["numberOfLines"] != nil
                && (view.frame.height > view.lineHeight * 1.6 || right <= StackDraft.wideGap)
            let keepsRight = view.keys["alignment"] == .text("right")
            if view.keys["alignment"] == .text("center") {
                // Its center is that of the space between equal distances.
                if !isCentered || wraps || !rest.isEmpty { pad(Padding(left: left, right: right)) }
            } else {
                pad(Padding(left: left, right: wraps || keepsRight ? right : 0))
            }
        case .view(let view) where view.role != .field && !spans:
            if isCentered {
                self = inStack(spacers: [0, 1], padding: rest)
            } else if left < right {
                self = inStack(spacers: [1], padding: Padding(left: left))
            } else {
                self = inStack(spacers: [0], padding: Padding(right: right))
            }
        case .stack(let stack) where rowAlignment == .middle || !spans && isCentered && stack.axis == .vertical:
            self = inStack(spacers: [0, 1], padding: rest)
        case .view, .stack, .layers: standApart(left: left, right: right)
        }
    }

    /// Keeps its distances from the edges. If one of them is at most the remaining space, it keeps its width.
    mutating func standApart(left: Double, right: Double) {
        let isLeading = right > left
        guard max(left, right) > 2 * min(left, right) + Self.farAway, frame.width > 0 else {
            return pad(Padding(left: left, right: right))
        }
        if !statesWidth { keepWidth() }
        let room = isLeading ? Padding(left: left) : Padding(right: right)
        self = inStack(spacers: isLeading ? [1] : [0], padding: room)
    }

    /// More space than is usually left next to a view on purpose.
    private static let farAway = 100.0

    /// Adds space around it.
    mutating func pad(_ room: Padding) {
        let room = room.without(takenIn: self)
        guard !room.isEmpty else { return }
        if case .stack(var stack) = self, stack.further.isEmpty, stack.width == nil {
            stack.padding = stack.padding.map { $0.widened(by: room) } ?? room
            self = .stack(stack)
        } else {
            self = inStack(padding: room)
        }
    }
}

extension LayoutTree {
    /// Whether it's a custom view that can have any width.
    var isFlexibleOwnView: Bool { further["view"] != nil && view?.isFlexible == true }

    /// An image or a custom view that is as wide as its surroundings, and can be wider there, gets no width.
    mutating func followWidth() {
        switch self {
        case .view(var view) where view.isFlexible && (view.keys["view"] != nil || view.role == .image):
            view.keys["width"] = nil
            if view.role == .image, let ratio = view.aspectRatio {
                view.keys["height"] = nil
                view.keys["aspectRatio"] = .number(ratio)
            }
            self = .view(view)
        case .layers(var layers):
            for index in layers.items.indices where layers.frame.width - layers.items[index].frame.width <= 2 {
                layers.items[index].followWidth()
            }
            self = .layers(layers)
        case .view, .stack: break
        }
    }
}

extension Padding {
    /// The space that the free space at the ends of a row doesn't already take.
    func without(takenIn tree: LayoutTree) -> Padding {
        guard case .stack(let stack) = tree, stack.axis == .horizontal else { return self }
        var room = self
        if stack.spacers.contains(0) { room.left = 0 }
        if stack.spacers.contains(stack.items.count) { room.right = 0 }
        return room
    }
}
