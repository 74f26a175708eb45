extension StackDraft {
    /// A gap that is wider than the usual gap between related views.
    static let wideGap = 24.0

    /// A row of items, from left to right.
    static func row(of items: [LayoutTree], in region: Frame) -> StackDraft {
        let items = grouped(items, region)
        var stack = StackDraft(axis: .horizontal, items: items, frame: .around(items.map(\.frame)))
        let gaps = gaps(items)
        if stack.spreads(gaps, in: region) {
            stack.distribution = "equalSpacing"
            stack.alignment = stack.crossAlignment
            stack.level()
            return stack
        }
        let slack = region.right - (items.last?.frame.right ?? region.right)
        // A view that's much closer to the one before it than to the end stays there.
        let least = slack > 2 * wideGap ? 2 * wideGap : wideGap
        let free = gaps.firstIndex { $0 > least && $0 == gaps.max() }
        stack.spacing = usual(gaps.enumerated().filter { $0.offset != free }.map(\.element), .horizontal)
        if let free, stack.hasField {
            stack.reachField(behind: free)
        } else if let free {
            // The language gives the remaining space to one item, so the gap after that item is implicit.
            if stack.filler != free { stack.spacers = [free + 1] }
            stack.keepWidths(around: free + 1)
        } else if slack > wideGap {
            if stack.hasField {
                stack.keepAllWidths()
            } else {
                if stack.filler != items.count - 1 { stack.spacers = [items.count] }
                stack.keepWidths(around: items.count)
            }
        } else {
            stack.fillWithOwnView()
            stack.keepWidths()
        }
        stack.keepGaps(gaps, but: free)
        stack.keepBoxes()
        // Buttons with the same width that share a row share it at any width.
        if stack.frame.width >= region.width - 8 { stack.shareEqually() }
        stack.alignment = stack.crossAlignment
        stack.level()
        return stack
    }

    /// If nothing else takes the remaining space, a view of a custom class without its own width does.
    private mutating func fillWithOwnView() {
        let flexible = items.indices.filter { items[$0].isFlexibleOwnView }
        if filler == nil, flexible.count == 1 { items[flexible[0]].followWidth() }
    }

    /// If a spacer takes the widest gap, it also covers the space before separate views. The spacing is that of
    /// adjacent views.
    private mutating func keepGaps(_ gaps: [Double], but free: Int?) {
        guard let free, !spacers.isEmpty, let spacing, spacing > Self.wideGap, spacing * 2 > gaps[free] else { return }
        let others = gaps.enumerated().filter { $0.offset != free }
        self.spacing = Self.usual(others.map(\.element).filter { $0 <= Self.wideGap }, .horizontal)
        let own = self.spacing ?? Self.usualSpacing(.horizontal)
        for (index, gap) in others where gap > own + 2 { items[index + 1].pad(Padding(left: gap - own)) }
    }

    /// Whether views in their own sizes are distributed at equal distances from edge to edge.
    private func spreads(_ gaps: [Double], in region: Frame) -> Bool {
        guard items.count > 2, let least = gaps.min(), let most = gaps.max(), least > Self.wideGap,
            most - least <= min(8, least / 4), frame.width >= region.width - 8
        else { return false }
        return items.allSatisfy { item in
            guard let view = item.view else { return false }
            return view.role == .control || view.role == .image
                || view.role == .label && view.frame.width - view.textWidth <= 4
        }
    }

    /// Buttons with the same width share their row equally.
    mutating func shareEqually() {
        let widths = items.map(\.frame.width)
        guard axis == .horizontal, distribution == nil, items.count > 1, spacers.isEmpty, let least = widths.min(),
            let most = widths.max(), most - least <= 1.5, least > 60,
            items.allSatisfy({ !$0.statesWidth && $0.isButton })
        else { return }
        distribution = "fillEqually"
    }

    /// Stacks with visible edges keep their widths, except for the one that takes the remaining space.
    private mutating func keepBoxes() {
        let taker = spacers.isEmpty ? filler : nil
        for index in items.indices where index != taker {
            if case .stack(let stack) = items[index], stack.isBox, !items[index].statesWidth {
                items[index].keepWidth()
            }
        }
    }

    private static func gaps(_ items: [LayoutTree]) -> [Double] {
        zip(items, items.dropFirst()).map { $1.frame.x - $0.frame.right }
    }

    /// If the gaps differ, views that are closer together form a separate row.
    private static func grouped(_ items: [LayoutTree], _ region: Frame) -> [LayoutTree] {
        let gaps = gaps(items)
        guard let widest = gaps.max(), widest <= wideGap, let narrowest = gaps.min(), widest - narrowest > 2 else {
            return items
        }
        return runs(items, gaps, partedBy: widest - 2).map { run in
            run.count == 1 ? run[0] : .stack(.row(of: run, in: .around(run.map(\.frame))))
        }
    }

    /// The items between gaps that are wider than a distance.
    static func runs(_ items: [LayoutTree], _ gaps: [Double], partedBy distance: Double) -> [[LayoutTree]] {
        var runs: [[LayoutTree]] = []
        for (index, item) in items.enumerated() {
            if index == 0 || gaps[index - 1] > distance {
                runs.append([item])
            } else {
                runs[runs.count - 1].append(item)
            }
        }
        return runs
    }

    /// Whether a field takes the remaining space, regardless of gaps in the document, because typed text needs the
    /// space.
    private var hasField: Bool {
        items.contains { item in item.views.contains { $0.role == .field && $0.keys["width"] == nil } }
    }

    /// The item to which the language gives the remaining space: the first one with the highest stretch rank.
    private var filler: Int? {
        let ranks = items.map(\.stretchRank)
        guard let rank = ranks.max(), rank > 0 else { return nil }
        return ranks.firstIndex(of: rank)
    }

    /// Texts that are wider than their content keep their widths, except those next to the remaining space, which need
    /// no edge there.
    private mutating func keepWidths(around place: Int) {
        for index in items.indices where items[index].slack > 8 {
            let isTrailing = items[index].isTrailing
            if index == place - 1, !isTrailing || spacers.isEmpty { continue }
            if index == place, isTrailing { continue }
            items[index].keepWidth()
        }
    }

    /// The texts next to the one that takes the remaining space keep their widths, unless they're exactly as wide as
    /// their content.
    ///
    /// The language gives the space to the first text. If the document gives it to another one, a spacer after that
    /// text takes it.
    private mutating func keepWidths() {
        guard let filler else { return }
        guard items[filler].isText else { return keepAllWidths() }
        let widest = items.indices.max { (items[$0].slack, -$0) < (items[$1].slack, -$1) } ?? filler
        let stretched = items[widest].slack > items[filler].slack + 16 ? widest : filler
        for index in items.indices where index != stretched && items[index].slack > 8 { items[index].keepWidth() }
        guard let first = self.filler, stretched != first else { return }
        spacers = [items[stretched].isTrailing ? stretched : stretched + 1]
    }

    /// A text before a field extends to the field. A field with trailing-aligned text needs no such edge.
    private mutating func reachField(behind index: Int) {
        guard case .view(let field)? = items[safe: index + 1], field.role == .field,
            field.keys["textAlignment"] != .text("right"), case .view(var text) = items[index], text.role == .label
        else { return }
        text.frame.width = field.frame.x - text.frame.x - (spacing ?? Self.usualSpacing(.horizontal))
        text.keys["width"] = .number(text.frame.width.rounded())
        text.guessedKeys.insert("width")
        items[index] = .view(text)
    }

    /// All texts keep their widths because a spacer takes the space.
    mutating func keepAllWidths() {
        for index in items.indices where items[index].slack > 8 { items[index].keepWidth() }
    }

    private var crossAlignment: String? {
        let inks = items.shown.map(\.ink)
        guard let first = inks.first, inks.contains(where: { abs($0.middleY - first.middleY) > 2 }) else { return nil }
        if isTextOnOneLine { return "lastBaseline" }
        if inks.allSatisfy({ abs($0.y - first.y) <= 2 }) { return "top" }
        if inks.allSatisfy({ abs($0.bottom - first.bottom) <= 2 }) { return "bottom" }
        return nil
    }

    /// An item higher or lower than the tallest one has space on its other side, because all centers are on one line.
    ///
    /// If that would make the row higher, all items have space above them instead.
    private mutating func level() {
        guard alignment == nil, let tallest = items.shown.map(\.ink).max(by: { $0.height < $1.height }) else { return }
        let ways = items.map { $0.shownViews.isEmpty ? 0 : $0.ink.middleY - tallest.middleY }
        guard ways.contains(where: { abs($0) > 2 }) else { return }
        // A text that becomes longer grows downwards from its top.
        let growsDown = zip(items, ways).contains { $0.wraps && $1 < -2 }
        if !growsDown, zip(items, ways).allSatisfy({ $0.ink.height + 2 * abs($1) <= tallest.height + 4 }) {
            for (index, way) in ways.enumerated() { items[index].pad(Padding(top: 2 * way, bottom: -2 * way)) }
        } else {
            let top = items.shown.map(\.ink.y).min() ?? tallest.y
            alignment = "top"
            for index in items.indices where !items[index].shownViews.isEmpty {
                items[index].pad(Padding(top: items[index].ink.y - top))
            }
        }
    }

    /// Whether all items are texts of one line with a common baseline, a fifth of the line above its bottom.
    private var isTextOnOneLine: Bool {
        let baselines = items.map { item -> Double? in
            guard let view = item.view, view.role == .label, view.keys["numberOfLines"] == nil else { return nil }
            return view.ink.bottom - 0.2 * view.lineHeight
        }
        guard let first = baselines.first ?? nil else { return false }
        return baselines.allSatisfy { $0.map { abs($0 - first) <= 1.5 } ?? false }
    }

    /// The most frequent gap, unless it's the default.
    static func usual(_ gaps: [Double], _ axis: Axis) -> Double? {
        guard !gaps.isEmpty else { return nil }
        let sorted = gaps.sorted()
        let middle = max(sorted[sorted.count / 2].rounded(), 0)
        return abs(middle - usualSpacing(axis)) <= 1 ? nil : middle
    }
}

extension LayoutTree {
    /// How readily the item takes remaining space in a row, according to the language; 0 for items that keep their
    /// width.
    fileprivate var stretchRank: Int {
        guard !statesWidth, further["maxWidth"] == nil else { return 0 }
        switch self {
        case .view(let view):
            switch view.role {
            case .label: return 2
            case .image: return 0
            case .field, .control: return view.keys["view"] != nil ? 1 : view.role == .field ? 3 : 0
            }
        case .stack(let stack):
            if stack.axis == .horizontal, !stack.spacers.isEmpty { return 4 }
            return stack.items.map(\.stretchRank).max() ?? 0
        case .layers(let layers):
            return layers.items.filter { $0.further["anchor"] == nil }.map(\.stretchRank).max() ?? 0
        }
    }

    /// Whether a text in it can have several lines.
    fileprivate var wraps: Bool { views.contains { $0.role == .label && $0.keys["numberOfLines"] != nil } }

    fileprivate var isButton: Bool { view?.keys["button"] != nil }

    /// Whether it contains only texts.
    fileprivate var isText: Bool { views.allSatisfy { $0.role == .label } }

    /// The difference between its width and that of its texts.
    fileprivate var slack: Double {
        guard isText else { return 0 }
        switch self {
        case .view(let view): return max(view.frame.width - view.textWidth, 0)
        case .stack(let stack) where stack.axis == .vertical:
            return stack.frame.width - (stack.items.map { $0.frame.width - $0.slack }.max() ?? 0)
        case .stack, .layers: return 0
        }
    }

    /// Whether its texts are trailing-aligned.
    fileprivate var isTrailing: Bool { views.allSatisfy { $0.keys["alignment"] == .text("right") } }
}
