internal import TableSpecModel

/// Views in rows and columns.
extension ContentLayouter {
    func size(of stack: StackContent, within width: Double, fills: Bool) -> Size {
        let padding = stack.padding
        let room = max(0, width - padding.left - padding.right)
        let sizes = sizes(in: stack, width: room, fills: fills)
        let gaps = stack.spacing * Double(max(0, stack.views.count - 1))
        let inner =
            switch stack.axis {
            case .horizontal:
                Size(
                    width: min(room, max(0, sizes.map(\.width).reduce(0, +) + gaps)),
                    height: sizes.map(\.height).max() ?? 0
                )
            case .vertical:
                Size(
                    width: sizes.map(\.width).max() ?? 0,
                    height: max(0, sizes.map(\.height).reduce(0, +) + gaps)
                )
            }
        return Size(
            width: inner.width + padding.left + padding.right,
            height: inner.height + padding.top + padding.bottom
        )
    }

    /// The sizes of the views of a stack.
    ///
    /// - Parameter fills: Whether the views share the whole width, or keep their own widths if they can.
    private func sizes(in stack: StackContent, width: Double, fills: Bool) -> [Size] {
        guard stack.axis == .horizontal else {
            let sizes = columnSizes(in: stack, width: width, fills: fills)
            // Views that share a column equally are all as high as the highest one.
            guard stack.distribution == .fillEqually, let height = sizes.map(\.height).max() else { return sizes }
            return sizes.map { Size(width: $0.width, height: height) }
        }
        let room = max(0, width - stack.spacing * Double(max(0, stack.views.count - 1)))
        if stack.distribution == .fillEqually {
            let share = room / Double(max(1, stack.views.count))
            return stack.views.map { Size(width: share, height: size(of: $0, within: share, fills: true).height) }
        }
        var rest = room
        var sizes = stack.views.map { _ in Size(width: 0, height: 0) }
        let stretched = stack.stretchedIndices
        var reserved = leastWidths(in: stack, room: room)
        for (index, view) in stack.views.enumerated() where !stretched.contains(index) {
            reserved[index] = 0
            sizes[index] = size(of: view, within: max(0, rest - reserved.reduce(0, +)))
            rest -= sizes[index].width
        }
        let share = max(0, rest) / Double(max(1, stretched.count))
        for index in stretched where stack.views.indices.contains(index) {
            sizes[index] = size(of: stack.views[index], within: share, fills: fills && stack.fills)
            if fills, stack.fills { sizes[index].width = share }
        }
        return sizes
    }

    /// The sizes of the views of a column. If they fill it, all are as wide as the widest one.
    private func columnSizes(in stack: StackContent, width: Double, fills: Bool) -> [Size] {
        guard stack.alignment == .fill else {
            return stack.views.enumerated().map { size(of: $1, within: width, fills: $0 == stack.wideIndex) }
        }
        var width = width
        // Only the height of a view with an aspect ratio depends on the width of the column.
        let isWide = fills || stack.views.contains(where: \.followsWidth)
        if !fills, isWide { width = min(width, stack.views.map(naturalWidth).max() ?? 0) }
        return stack.views.map { size(of: $0, within: width, fills: isWide) }
    }

    /// The width that every view of a row gets even if others need all of it: a specified width, or else its own width,
    /// up to an equal share.
    private func leastWidths(in stack: StackContent, room: Double) -> [Double] {
        let stated = stack.views.compactMap(\.statedWidth)
        let share = max(0, room - stated.reduce(0, +)) / Double(max(1, stack.views.count - stated.count))
        return stack.views.map { $0.statedWidth ?? min(share, naturalWidth(of: $0)) }
    }

    func place(_ stack: StackContent, in frame: Rect) -> [LayoutNode] {
        let frame = frame.inset(by: stack.padding)
        var sizes = sizes(in: stack, width: frame.width, fills: true)
        if stack.axis == .vertical { fill(&sizes, in: stack, height: frame.height) }
        let isRow = stack.axis == .horizontal
        let length = sizes.map { isRow ? $0.width : $0.height }.reduce(0, +)
        let gap = gap(in: stack, length: length, room: isRow ? frame.width : frame.height)
        var position = isRow ? frame.x : frame.y
        var layouts: [LayoutNode] = []
        for (view, size) in zip(stack.views, sizes) {
            let box =
                isRow
                ? across(stack.alignment, size, x: position, in: frame)
                : along(stack.alignment, size, y: position, in: frame)
            layouts += place(view, in: box.clamped(to: frame))
            position += (isRow ? size.width : size.height) + gap
        }
        return layouts
    }

    /// Gives the spacers of a column the remaining height, or all views an equal part of it.
    private func fill(_ sizes: inout [Size], in stack: StackContent, height: Double) {
        let gaps = stack.spacing * Double(max(0, stack.views.count - 1))
        if stack.distribution == .fillEqually {
            let share = max(0, height - gaps) / Double(max(1, stack.views.count))
            for index in sizes.indices { sizes[index].height = share }
        }
        let stretched = stack.stretchedIndices.filter(sizes.indices.contains)
        guard stack.fills, !stretched.isEmpty else { return }
        let rest = max(0, height - sizes.map(\.height).reduce(0, +) - gaps)
        for index in stretched { sizes[index].height += rest / Double(stretched.count) }
    }

    /// The distance between two views. Some distributions add the remaining space to the gaps.
    private func gap(in stack: StackContent, length: Double, room: Double) -> Double {
        guard stack.distribution == .equalSpacing || stack.distribution == .equalCentering, stack.views.count > 1
        else { return stack.spacing }
        return max(stack.spacing, (room - length) / Double(stack.views.count - 1))
    }

    /// A view of a row, by its vertical alignment.
    private func across(_ alignment: StackAlignment, _ size: Size, x: Double, in frame: Rect) -> Rect {
        let height = min(size.height, frame.height)
        let y: Double
        switch alignment {
        case .fill: return Rect(x: x, y: frame.y, width: size.width, height: frame.height)
        case .top, .leading, .firstBaseline: y = frame.y
        case .bottom, .trailing, .lastBaseline: y = frame.maxY - height
        case .center: y = frame.y + ((frame.height - height) / 2).roundedToPixel(scale)
        }
        return Rect(x: x, y: y, width: size.width, height: height)
    }

    /// A view of a column, by its horizontal alignment.
    private func along(_ alignment: StackAlignment, _ size: Size, y: Double, in frame: Rect) -> Rect {
        let width = min(size.width, frame.width)
        let x: Double
        switch alignment {
        case .fill: return Rect(x: frame.x, y: y, width: frame.width, height: size.height)
        case .leading, .top, .firstBaseline, .lastBaseline: x = frame.x
        case .trailing, .bottom: x = frame.maxX - width
        case .center: x = frame.x + ((frame.width - width) / 2).roundedToPixel(scale)
        }
        return Rect(x: x, y: y, width: width, height: size.height)
    }
}

extension StackContent {
    /// Whether the views have their own sizes along the axis, and some of them share the remaining space.
    var fills: Bool { distribution == .fill || distribution == .fillProportionally }

    /// The row as the column that generated code makes of it at accessibility text sizes.
    var asColumn: StackContent {
        let wideIndex = distribution == .fill ? stretchedIndices.first { views[$0].kind != .spacer } : nil
        var column = StackContent(
            axis: .vertical,
            views: views.filter { $0.kind != .spacer },
            spacing: spacing,
            alignment: .leading,
            padding: padding
        )
        column.wideIndex = wideIndex
        return column
    }
}

extension CellViewContent {
    /// Whether the height of the view, or of a descendant, depends on its width.
    fileprivate var followsWidth: Bool {
        if limits.aspectRatio != nil, statedWidth == nil { return true }
        switch kind {
        case .stack(let stack): return stack.views.contains(where: \.followsWidth)
        case .zstack(let stack): return stack.views.contains { $0.anchor == nil && $0.followsWidth }
        case .label, .image, .control, .app, .spacer: return false
        }
    }
}

extension Rect {
    /// The rectangle without the padding. `left` is the leading edge.
    fileprivate func inset(by insets: EdgeInsets) -> Rect {
        Rect(
            x: min(x + insets.left, maxX),
            y: min(y + insets.top, maxY),
            width: max(0, width - insets.left - insets.right),
            height: max(0, height - insets.top - insets.bottom)
        )
    }
}
