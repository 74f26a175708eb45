internal import TableSpecModel

/// Lays out the bar at the bottom of a screen, as if text ran from left to right.
struct ToolbarLayouter {
    let items: [BarButtonContent]
    let context: LayoutContext

    /// Source: a toolbar is 44 high above the safe area (common knowledge, not measured).
    static let height = 44.0

    /// The room in points below the buttons: glass stands clear of the edge where there is no home indicator (not measured).
    static func bottomInset(_ traits: PreviewTraits) -> Double {
        traits.look == .iOS26 ? max(traits.bottomInset, BarMetrics(traits: traits).margin) : traits.bottomInset
    }

    /// The bar with its buttons; flexible spaces share the room that is left.
    ///
    /// - Parameter bottom: Where the safe area ends.
    func layout(bottom: Double, inset: Double) -> ToolbarLayout? {
        guard !items.isEmpty else { return nil }
        let width = context.traits.device.size.width
        let bar = Rect(x: 0, y: bottom - Self.height, width: width, height: Self.height)
        let layouter = BarItemLayouter(items: items, context: context, bar: bar)
        let margin = BarMetrics(traits: context.traits).margin
        let layouts = items.enumerated().map { index, item in
            layouter.layout(BarItemFace(item, isEditing: context.isEditing), index: index, x: 0, room: width)
        }
        let widths = zip(items, layouts).map { item, layout in layout?.frame.width ?? item.width }
        let gaps = Double(max(0, layouts.compactMap { $0 }.count - 1)) * BarMetrics.buttonGap
        let flexible = items.filter { $0.face == .system(.flexibleSpace) }.count
        let room = width - 2 * margin - widths.reduce(0, +)
        let share = flexible > 0 ? max(0, room) / Double(flexible) : 0
        let gap = flexible > 0 ? 0 : min(BarMetrics.buttonGap, max(0, room) / max(1, gaps / BarMetrics.buttonGap))
        var x = margin
        var placed: [BarItemLayout] = []
        for (item, layout) in zip(items, layouts) {
            if let layout {
                guard x + layout.frame.width <= width - margin + 0.5 else { break }
                placed.append(layout.moved(by: x))
                x += layout.frame.width + gap
            } else {
                x += item.face == .system(.flexibleSpace) ? share : item.width
            }
        }
        return ToolbarLayout(frame: Rect(x: 0, y: bar.y, width: width, height: Self.height + inset), items: placed)
    }
}

extension BarItemLayout {
    /// The button farther to the right.
    func moved(by distance: Double) -> BarItemLayout {
        var moved = self
        moved.frame.x += distance
        moved.titleLine?.frame.x += distance
        moved.symbolFrame?.x += distance
        moved.control?.frame.x += distance
        for index in moved.control?.lines.indices ?? 0..<0 { moved.control?.lines[index].frame.x += distance }
        for index in moved.control?.segmentFrames.indices ?? 0..<0 { moved.control?.segmentFrames[index].x += distance }
        return moved
    }
}
