/// Finds rows and columns in the frames of views.
///
/// Views that no straight line can separate overlap, which a stack cannot express: those of them that hide the most
/// are left out.
struct LayoutInference {
    /// The views that had no place.
    private(set) var overlapping: [ViewDraft] = []

    /// - Parameter region: What the views may fill.
    mutating func arrange(_ items: [LayoutTree], in region: Rect) -> LayoutTree? {
        guard let first = items.first else { return nil }
        if items.count == 1 { return first }
        // Frames that overlap by what a person does not see, then what is seen of the texts in them.
        for (tolerance, isInk) in [(1.0, false), (4, false), (1, true), (8, true)] {
            let columns = Self.groups(items, tolerance, isInk, from: \.x, to: \.right)
            let rows = Self.groups(items, tolerance, isInk, from: \.y, to: \.bottom)
            if columns.count > 1, rows.count == 1 || Self.isGrid(columns) {
                return stack(.horizontal, columns, in: region)
            }
            if rows.count > 1 { return stack(.vertical, rows, in: region) }
        }
        guard let index = Self.mostOverlapping(items) else { return first }
        var rest = items
        overlapping += rest.remove(at: index).views
        return arrange(rest, in: region)
    }

    private mutating func stack(_ axis: StackDraft.Axis, _ groups: [[LayoutTree]], in region: Rect)
        -> LayoutTree?
    {
        let frames = groups.map { group in Rect.around(group.map(\.frame)) }
        var items: [LayoutTree] = []
        for (group, frame) in zip(groups, frames) {
            if let item = arrange(group, in: axis == .horizontal ? frame : region) { items.append(item) }
        }
        // A column inside a column came from views that lay over each other.
        guard items.count > 1 else { return items.first }
        return .stack(
            axis == .horizontal ? .row(of: items, in: region) : .column(of: items, in: region)
        )
    }

    /// Runs of items that no line across the axis parts.
    private static func groups(
        _ items: [LayoutTree],
        _ tolerance: Double,
        _ isInk: Bool,
        from start: KeyPath<Rect, Double>,
        to end: KeyPath<Rect, Double>
    ) -> [[LayoutTree]] {
        let extents = items.map { isInk ? $0.ink : $0.frame }
        let order = items.indices.sorted {
            (extents[$0][keyPath: start], $0) < (extents[$1][keyPath: start], $1)
        }
        var groups: [[LayoutTree]] = []
        var reach = -Double.infinity
        for index in order {
            let (begin, finish) = (extents[index][keyPath: start], extents[index][keyPath: end])
            if groups.isEmpty || begin >= reach - min(tolerance, max(finish - begin, 1)) {
                groups.append([items[index]])
            } else {
                groups[groups.count - 1].append(items[index])
            }
            reach = max(reach, finish)
        }
        return groups
    }

    /// Whether the items of a column keep to one edge: then they belong together, not to what stands beside them.
    private static func isGrid(_ columns: [[LayoutTree]]) -> Bool {
        columns.contains { column in
            guard column.count > 1, let first = column.first?.frame else { return false }
            return column.allSatisfy { abs($0.frame.x - first.x) <= 2 }
                || column.allSatisfy { abs($0.frame.right - first.right) <= 2 }
        }
    }

    /// The item that hides, or is hidden by, the most; of two an image, else the larger one, which is a background.
    private static func mostOverlapping(_ items: [LayoutTree]) -> Int? {
        let loads = items.indices.map { index in
            items.indices.filter { $0 != index }
                .map { items[index].frame.overlap(with: items[$0].frame) }
                .reduce(0, +)
        }
        return items.indices.max {
            (loads[$0], items[$0].isImage ? 1 : 0, items[$0].frame.area, -$0)
                < (loads[$1], items[$1].isImage ? 1 : 0, items[$1].frame.area, -$1)
        }
    }
}
