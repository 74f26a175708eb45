/// The space that the document gives the views above or below a table.
struct ColumnFit: Sendable {
    var side: EdgePlacement.Side
    /// The frame of the table.
    var table: Frame
    /// The view that contains the table and the column.
    var whole: Frame
    /// Whether the views have only their own distances from the edges of the screen.
    var isWide: Bool
    /// The bottom of the lowest view.
    var bottom: Double

    /// The space for the views.
    var room: Frame {
        let margin = isWide ? 0 : Self.margin
        return Frame(x: margin, width: max(whole.width - 2 * margin, 0), height: bottom)
    }

    /// The default space at the sides of a column, and the default distance between its views.
    static let margin = 16.0
    private static let spacing = 8.0
    private static let statusBar = 20.0
    /// Other constraints position a view that is farther away from the table.
    private static let widestGap = 44.0

    /// The initially visible views, with positions from the top of the column.
    func views(of tree: LayoutTree) -> [ViewDraft] {
        let top = tree.ink.y - around(tree).top
        return tree.shownViews.map { view in
            var view = view
            view.frame.y -= top
            view.documentFrame?.y -= top
            return view
        }
    }

    /// The views of the column, or one that contains them all if the column's arrangement differs from the default.
    func items(of tree: LayoutTree) -> [YAMLValue] {
        let around = around(tree)
        if around.isEmpty, case .stack(let stack) = tree, stack.axis == .vertical, stack.isPlain,
            stack.distribution == nil, stack.spacers.isEmpty, stack.alignment == nil || stack.alignment == "center",
            abs((stack.spacing ?? 0) - Self.spacing) <= 2
        {
            return stack.items.map { $0.inColumn(room).yaml }
        }
        var column = tree.inColumn(room)
        column.pad(around)
        return [column.yaml]
    }

    /// The distances above and below the views of a wide column, if the document contains them.
    private func around(_ tree: LayoutTree) -> Padding {
        guard isWide else { return Padding() }
        let ink = tree.ink
        let (before, after) = (max(ink.y - Self.statusBar, 0), max(whole.height - ink.bottom, 0))
        return side == .above
            ? Padding(top: min(before, Self.spacing), bottom: min(max(table.y - ink.bottom, 0), Self.widestGap))
            : Padding(top: min(max(ink.y - table.bottom, 0), Self.widestGap), bottom: min(after, Self.spacing))
    }
}

extension LayoutTree {
    /// The tree in a column that gives it the whole space, with its distances from the sides.
    fileprivate func inColumn(_ room: Frame) -> LayoutTree {
        let (left, right) = (max(frame.x - room.x, 0), max(room.right - frame.right, 0))
        var sides = Padding(left: left, right: hasTrailingEdge ? right : 0)
        let isCentered = abs(left - right) <= 6
        if case .stack(let stack) = self, stack.isTightRow, isCentered {
            (sides.left, sides.right) = (0, 0)
        } else if !fills {
            // A view with a fixed size is centered, or is at the nearest side.
            if isCentered || right < left { sides.left = 0 }
            if isCentered || left <= right { sides.right = 0 }
        }
        var tree = placed(in: room.inset(by: sides))
        tree.pad(sides)
        return tree
    }
}
