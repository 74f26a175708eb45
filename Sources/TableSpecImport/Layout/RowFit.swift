/// What a row says besides its views so that they lie where the document has them.
struct RowFit {
    /// The width of the row, and of the part of it that the views may fill.
    var width: Double
    var contentWidth: Double
    /// The height that the document gives the row, and whether it is fixed there.
    var height: Double
    var isFixed: Bool
    var hasAccessory: Bool

    /// The usual distance between the edge of a row and its content: 16 points, on wide devices 20.
    var margin: Double { width >= 390 ? 20 : 16 }

    /// The room between the margins.
    var bounds: Rect { Rect(x: margin, width: max(contentWidth - 2 * margin, 0), height: height) }

    /// The height that a row has by itself around views of a height: 11 points above and below them, and at least 44.
    private static func automatic(_ height: Double) -> Double { max(44, (height + 22).rounded(.up)) }

    /// The height to state, if the row would be another by itself.
    ///
    /// - Parameter isPlain: Whether the row has a text and an accessory of its own, which need less room.
    func statedHeight(of views: [ViewDraft], isPlain: Bool) -> Double? {
        let wraps = views.contains { $0.role == .label && ($0.keys["numberOfLines"] ?? .number(1)) != .number(1) }
        guard height > 0, isFixed || !wraps else { return nil }
        let content = Rect.around(views.map(\.ink)).height
        let automatic = isPlain ? max(44, content + 12) : Self.automatic(content)
        return abs(automatic - height) > 2 ? height.rounded() : nil
    }

    /// The margins to state where the views begin further inside, or end there though something in them fills the row.
    func statedMargins(of frame: Rect, fills: Bool) -> YAMLMapping? {
        // What stands in the middle by itself needs no margins.
        guard fills || abs(frame.middleX - contentWidth / 2) > 3 else { return nil }
        let left = frame.x - margin
        let right = contentWidth - margin - frame.right
        var keys: YAMLMapping = [:]
        if left > 2, frame.x < width * 0.4 { keys["left"] = .number(frame.x.rounded()) }
        if fills, !hasAccessory, right > 2, contentWidth - frame.right < width * 0.4 {
            keys["right"] = .number((contentWidth - frame.right).rounded())
        }
        return keys.isEmpty ? nil : keys
    }
}

extension LayoutTree {
    /// The tree with room before or after it where a lone view, or a column, stands at another place than the leading edge.
    func placed(in region: Rect) -> LayoutTree {
        let (left, right) = (frame.x - region.x, region.right - frame.right)
        let isCentered = abs(frame.middleX - region.middleX) <= 3
        switch self {
        case .view(var view) where view.role == .label:
            if view.keys["alignment"] == nil, isCentered, left > StackDraft.wideGap {
                view.keys["alignment"] = .text("center")
            }
            return .view(view)
        case .view(let view) where view.role != .field:
            guard left > StackDraft.wideGap || right > StackDraft.wideGap else { return self }
            // A view that keeps its size stands at the leading edge by itself; a button fills the row.
            let isButton = view.keys["button"] != nil
            if isButton, isCentered { return self }
            if !isButton, left <= StackDraft.wideGap { return self }
            return row(
                hasRoomBefore: left > StackDraft.wideGap,
                hasRoomAfter: right > StackDraft.wideGap && (isCentered || isButton)
            )
        case .stack(var stack) where stack.axis == .vertical && stack.alignment == nil:
            let isNarrow = left > StackDraft.wideGap && right > StackDraft.wideGap
            if isCentered, isNarrow { stack.alignment = "center" }
            return .stack(stack)
        case .stack(var stack) where stack.axis == .horizontal:
            // What keeps to the trailing edge has the room before it.
            guard left > 100, right <= StackDraft.wideGap, stack.spacers.isEmpty else { return self }
            stack.spacers = [0]
            return .stack(stack)
        case .view, .stack: return self
        }
    }

    private func row(hasRoomBefore: Bool, hasRoomAfter: Bool) -> LayoutTree {
        var stack = StackDraft(axis: .horizontal, items: [self], frame: frame)
        stack.spacers = (hasRoomBefore ? [0] : []) + (hasRoomAfter ? [1] : [])
        return stack.spacers.isEmpty ? self : .stack(stack)
    }

    /// Whether something in the tree takes the room that a row has left.
    var fills: Bool {
        switch self {
        case .view(let view): view.role == .field || view.role == .label && view.keys["alignment"] != .text("center")
        case .stack(let stack):
            !stack.spacers.isEmpty || stack.axis == .vertical || stack.items.contains(where: \.fills)
        }
    }
}
