extension StackDraft {
    /// A column of items, from the top.
    static func column(of items: [LayoutTree], in region: Rect) -> StackDraft {
        let items = grouped(items)
        var stack = StackDraft(axis: .vertical, items: items, frame: .around(items.map(\.frame)))
        stack.spacing = usual(gaps(items), .vertical)
        stack.align()
        stack.stretchImages()
        return stack
    }

    private static func gaps(_ items: [LayoutTree]) -> [Double] {
        zip(items, items.dropFirst()).map { $1.ink.y - $0.ink.bottom }
    }

    /// Where the gaps are different, what is closer together is a column of its own.
    private static func grouped(_ items: [LayoutTree]) -> [LayoutTree] {
        let gaps = gaps(items)
        guard let widest = gaps.max(), let narrowest = gaps.min(), widest - narrowest > 2 else { return items }
        let groups = runs(items, gaps, partedBy: widest - 2)
        guard groups.count > 1, groups.count < items.count else { return items }
        return groups.map { $0.count == 1 ? $0[0] : .stack(.column(of: $0, in: .around($0.map(\.frame)))) }
    }

    /// Says how the items lie across the column, unless they fill it, or are texts that begin at its leading edge anyway.
    private mutating func align() {
        let frames = items.map(\.frame)
        guard let first = frames.first, let widest = frames.map(\.width).max() else { return }
        guard frames.contains(where: { widest - $0.width > 2 }) else { return }
        if frames.allSatisfy({ abs($0.x - first.x) <= 2 }) {
            alignment = isAllText ? nil : "leading"
        } else if frames.allSatisfy({ abs($0.right - first.right) <= 2 }) {
            alignment = "trailing"
        } else if frames.allSatisfy({ abs($0.middleX - first.middleX) <= 2 }) {
            if items.allSatisfy(\.keepsToItsMiddle) {
                alignment = "center"
            } else {
                // What is narrower stands in the middle by itself, as the others need the whole width.
                for index in items.indices where widest - frames[index].width > 2 { items[index].standInTheMiddle() }
            }
        } else {
            alignment = isAllText ? nil : "leading"
        }
    }

    /// What is as wide as the column follows its width; what keeps to one side keeps its own.
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

    private var isAllText: Bool {
        items.allSatisfy { item in item.views.allSatisfy { $0.role != .image && $0.role != .control } }
    }
}

extension LayoutTree {
    /// Whether one sees no difference if it is only as wide as it needs to be, in the middle of where it was.
    fileprivate var keepsToItsMiddle: Bool {
        switch self {
        case .view(let view) where view.role == .label:
            view.keys["alignment"] == .text("center") || view.frame.width - view.textWidth <= 8
        case .view(let view): view.role != .field
        case .stack(let stack):
            stack.axis == .vertical ? stack.items.allSatisfy(\.keepsToItsMiddle) : stack.spacers.isEmpty && !fills
        case .layers: true
        }
    }

    fileprivate mutating func standInTheMiddle() {
        switch self {
        case .view(var view) where view.role == .label:
            if view.keys["alignment"] == nil { view.keys["alignment"] = .text("center") }
            self = .view(view)
        case .view(let view) where view.role != .field:
            var stack = StackDraft(axis: .horizontal, items: [self], frame: view.frame)
            stack.spacers = [0, 1]
            self = .stack(stack)
        case .view, .stack, .layers: break
        }
    }
}

extension LayoutTree {
    /// An image that is as wide as what is around it, and may be wider there, is given no width.
    mutating func followWidth() {
        switch self {
        case .view(var view) where view.role == .image && view.isFlexible:
            view.keys["width"] = nil
            if let ratio = view.aspectRatio {
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
