extension StackDraft {
    /// A column of items, from the top.
    static func column(of items: [LayoutTree], in region: Rect) -> StackDraft {
        let items = grouped(items)
        var stack = StackDraft(axis: .vertical, items: items, frame: .around(items.map(\.frame)))
        stack.spacing = usual(gaps(items), .vertical)
        stack.alignment = stack.alignmentOfColumn
        return stack
    }

    private static func gaps(_ items: [LayoutTree]) -> [Double] {
        zip(items, items.dropFirst()).map { $1.frame.y - $0.frame.bottom }
    }

    /// Where the gaps are different, what is closer together is a column of its own.
    private static func grouped(_ items: [LayoutTree]) -> [LayoutTree] {
        let gaps = gaps(items)
        guard let widest = gaps.max(), let narrowest = gaps.min(), widest - narrowest > 3 else { return items }
        let groups = runs(items, gaps, partedBy: widest - 3)
        guard groups.count > 1, groups.count < items.count else { return items }
        return groups.map { $0.count == 1 ? $0[0] : .stack(.column(of: $0, in: .around($0.map(\.frame)))) }
    }

    /// `nil` where the items fill the column, or are texts that begin at its leading edge anyway.
    private var alignmentOfColumn: String? {
        let frames = items.map(\.frame)
        guard let first = frames.first, let widest = frames.map(\.width).max() else { return nil }
        guard frames.contains(where: { widest - $0.width > 2 }) else { return nil }
        if frames.allSatisfy({ abs($0.x - first.x) <= 2 }) { return isAllText ? nil : "leading" }
        if frames.allSatisfy({ abs($0.right - first.right) <= 2 }) { return "trailing" }
        if frames.allSatisfy({ abs($0.middleX - first.middleX) <= 2 }) { return "center" }
        return isAllText ? nil : "leading"
    }

    private var isAllText: Bool {
        items.allSatisfy { item in item.views.allSatisfy { $0.role != .image && $0.role != .control } }
    }
}
