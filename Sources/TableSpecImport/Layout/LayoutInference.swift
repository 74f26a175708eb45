/// Finds rows and columns from the frames of views.
///
/// Views that no straight line can separate are on top of each other: the largest one behind those that cover it.
struct LayoutInference {
    /// - Parameters:
    ///   - items: The views, from back to front.
    ///   - region: The area that the views can fill.
    func arrange(_ items: [LayoutTree], in region: Frame) -> LayoutTree? {
        guard let first = items.first else { return nil }
        if items.count == 1 { return first }
        // First, frames that overlap by an invisible amount, then the visible part of their texts.
        for (tolerance, isInk) in [(1.0, false), (4, false), (1, true), (8, true)] {
            let columns = Self.groups(items, tolerance, isInk, from: \.x, to: \.right)
            let rows = Self.groups(items, tolerance, isInk, from: \.y, to: \.bottom)
            if columns.count > 1, rows.count == 1 || Self.isGrid(columns) {
                return stack(.horizontal, columns, in: region)
            }
            if rows.count > 1 { return stack(.vertical, rows, in: region) }
        }
        return layers(items, in: region)
    }

    private func stack(_ axis: StackDraft.Axis, _ groups: [[LayoutTree]], in region: Frame) -> LayoutTree? {
        let items = groups.compactMap { group in
            arrange(group, in: axis == .horizontal ? .around(group.map(\.frame)) : region)
        }
        // A column inside a column comes from overlapping views.
        guard items.count > 1 else { return items.first }
        return .stack(axis == .horizontal ? .row(of: items, in: region) : .column(of: items, in: region))
    }

    /// Runs of items that no line across the axis separates.
    private static func groups(
        _ items: [LayoutTree],
        _ tolerance: Double,
        _ isInk: Bool,
        from start: KeyPath<Frame, Double>,
        to end: KeyPath<Frame, Double>
    ) -> [[LayoutTree]] {
        let extents = items.map { isInk ? $0.ink : $0.frame }
        let order = items.indices.sorted { (extents[$0][keyPath: start], $0) < (extents[$1][keyPath: start], $1) }
        var groups: [[Int]] = []
        var reach = -Double.infinity
        for index in order {
            let (begin, finish) = (extents[index][keyPath: start], extents[index][keyPath: end])
            if groups.isEmpty || begin >= reach - min(tolerance, max(finish - begin, 1)) {
                groups.append([index])
            } else {
                groups[groups.count - 1].append(index)
            }
            reach = max(reach, finish)
        }
        // A view behind others comes first.
        return groups.map { group in group.sorted().map { items[$0] } }
    }

    /// Whether the items of a column are aligned with one edge, so that they belong together rather than to the items
    /// next to them.
    private static func isGrid(_ columns: [[LayoutTree]]) -> Bool {
        columns.contains { column in
            guard column.count > 1, let first = column.first?.frame else { return false }
            return column.allSatisfy { abs($0.frame.x - first.x) <= 2 }
                || column.allSatisfy { abs($0.frame.right - first.right) <= 2 }
        }
    }
}

// MARK: - Layers

extension LayoutInference {
    /// Views, some of which overlap others.
    private func layers(_ items: [LayoutTree], in region: Frame) -> LayoutTree? {
        guard let (base, over) = Self.base(of: items) else {
            return .layers(LayersDraft(items, base: nil, in: .around(items.map(\.frame))))
        }
        let frame = items[base].frame
        let behind = arrange(over.filter { $0 < base }.map { items[$0] }, in: frame)
        let inFront = arrange(over.filter { $0 > base }.map { items[$0] }, in: frame)
        var joined: LayoutTree
        if behind == nil, let inFront, let attributes = items[base].areaAttributes {
            joined = inFront.boxed(in: frame, attributes)
        } else {
            let layers = [behind, items[base], inFront].compactMap(\.self)
            joined = .layers(LayersDraft(layers, base: behind == nil ? 0 : 1, in: frame))
        }
        let rest = items.indices.filter { $0 != base && !over.contains($0) }
        guard !rest.isEmpty else { return joined }
        let before = rest.filter { $0 < base }.map { items[$0] }
        return arrange(before + [joined] + rest.filter { $0 > base }.map { items[$0] }, in: region)
    }

    /// The largest view that others cover, and those views: at least half of each, or the one that overlaps most.
    private static func base(of items: [LayoutTree]) -> (base: Int, over: [Int])? {
        let overlaps = items.indices.map { index in
            items.indices.map { $0 == index ? 0 : items[index].frame.overlap(with: items[$0].frame) }
        }
        let largest = items.indices.filter { index in
            items.indices.contains { overlaps[index][$0] >= 0.5 && isLarger(items[index], items[$0]) }
        }
        .max { items[$0].frame.area < items[$1].frame.area }
        if let largest { return (largest, items.indices.filter { overlaps[largest][$0] >= 0.5 }) }
        var most: (base: Int, over: [Int])?
        var overlap = 0.0
        for first in items.indices {
            for second in items.indices where isLarger(items[first], items[second]) {
                guard overlaps[first][second] > overlap else { continue }
                (most, overlap) = ((first, [second]), overlaps[first][second])
            }
        }
        return most
    }

    private static func isLarger(_ first: LayoutTree, _ second: LayoutTree) -> Bool {
        first.frame.area >= second.frame.area
    }
}

extension LayoutTree {
    /// The style of a view without content. The views on top of it can be in a stack with that style.
    fileprivate var areaAttributes: YAMLMapping? {
        guard let view, view.keys["view"] == .text("UIView"), view.keys["id"] == nil else { return nil }
        return view.keys.filter { !["view", "width", "height"].contains($0) }
    }
}
