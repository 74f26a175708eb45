extension StackDraft {
    /// A gap that is wider than people leave between things that belong together.
    static let wideGap = 24.0

    /// A row of items, from left to right.
    static func row(of items: [LayoutTree], in region: Rect) -> StackDraft {
        let items = grouped(items, region)
        var stack = StackDraft(axis: .horizontal, items: items, frame: .around(items.map(\.frame)))
        let gaps = gaps(items)
        let slack = region.right - (items.last?.frame.right ?? region.right)
        let free = gaps.firstIndex { $0 > wideGap && $0 == gaps.max() }
        stack.spacing = usual(
            gaps.enumerated().filter { $0.offset != free }.map(\.element),
            .horizontal
        )
        if let free {
            // The language gives the room that is left to one item: the gap comes by itself behind that one.
            if stack.filler != free { stack.spacers = [free + 1] }
        } else if slack > wideGap {
            if stack.filler != items.count - 1 { stack.spacers = [items.count] }
        } else {
            stack.keepWidths()
        }
        stack.alignment = stack.crossAlignment
        return stack
    }

    private static func gaps(_ items: [LayoutTree]) -> [Double] {
        zip(items, items.dropFirst()).map { $1.frame.x - $0.frame.right }
    }

    /// Where the gaps are different, what is closer together is a row of its own.
    private static func grouped(_ items: [LayoutTree], _ region: Rect) -> [LayoutTree] {
        let gaps = gaps(items)
        guard let widest = gaps.max(), widest <= wideGap, let narrowest = gaps.min(), widest - narrowest > 3 else {
            return items
        }
        return runs(items, gaps, partedBy: widest - 3).map { run in
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

    /// The item that takes the room that is left: the first field, else the first text.
    private var filler: Int? {
        items.firstIndex { item in item.views.contains { $0.role == .field && $0.keys["width"] == nil }
        }
            ?? items.firstIndex { item in
                item.views.contains { $0.role == .label && $0.keys["width"] == nil }
            }
    }

    /// The texts beside the one that is stretched keep their widths, where those are not just as wide as the texts.
    private mutating func keepWidths() {
        guard let filler else { return }
        var stretched = filler
        if case .view(let first) = items[filler], first.role == .label {
            let widest = items.indices.max { slack(of: $0) < slack(of: $1) } ?? filler
            if slack(of: widest) > slack(of: filler) + 16 { stretched = widest }
        }
        for index in items.indices where index != stretched && slack(of: index) > 8 {
            guard case .view(var view) = items[index], view.role == .label else { continue }
            view.keys["width"] = .number(view.frame.width.rounded())
            items[index] = .view(view)
        }
    }

    /// How much wider an item is than its text.
    private func slack(of index: Int) -> Double {
        guard case .view(let view) = items[index], view.role == .label else { return 0 }
        return view.frame.width - view.textWidth
    }

    private var crossAlignment: String? {
        let frames = items.map(\.frame)
        guard let first = frames.first, frames.contains(where: { abs($0.middleY - first.middleY) > 3 })
        else {
            return nil
        }
        if frames.allSatisfy({ abs($0.y - first.y) <= 2 }) { return "top" }
        if frames.allSatisfy({ abs($0.bottom - first.bottom) <= 2 }) { return "bottom" }
        return nil
    }

    /// The distance that most gaps have, unless it is the language's own.
    static func usual(_ gaps: [Double], _ axis: Axis) -> Double? {
        guard !gaps.isEmpty else { return nil }
        let sorted = gaps.sorted()
        let middle = max(sorted[sorted.count / 2].rounded(), 0)
        return abs(middle - usualSpacing(axis)) <= 1 ? nil : middle
    }
}
