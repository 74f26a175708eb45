internal import TableSpecModel

/// Lays out the views of a custom cell as stack views do: a row gives what is left to its stretched views, a column
/// gives every view the whole width.
struct ContentLayouter {
    let context: LayoutContext

    private var scale: Double { context.scale }

    /// The leaves of the content, in order, inside a box; what does not fit is cut off at its sides.
    func layout(_ root: CellViewContent, in box: Rect) -> [ViewLayout] {
        let size = size(of: root, within: box.width)
        let width = root.keepsWidth ? min(size.width, box.width) : box.width
        let height = min(size.height, box.height)
        let y = box.y + ((box.height - height) / 2).roundedToPixel(scale)
        return place(root, in: Rect(x: box.x, y: y, width: width, height: height))
    }

    // MARK: Measuring

    /// The size that a view takes of its own, no wider than a width.
    func size(of view: CellViewContent, within width: Double) -> Size {
        let room = max(0, min(width, view.width ?? width))
        var size =
            switch view.kind {
            case .stack(let stack): self.size(of: stack, within: room)
            case .label(let label): self.size(of: label, within: room)
            case .image(let image, _): image.map(self.size) ?? Size(width: 0, height: 0)
            case .control(let control): control.picture.size(within: room, in: context)
            case .app: Size(width: room, height: RowMetrics.appViewHeight)
            case .spacer: Size(width: 0, height: 0)
            }
        size.width = min(view.width ?? size.width, max(0, width))
        size.height = min(view.height ?? size.height, RowMetrics.maximumHeight)
        return size
    }

    private func size(of label: LabelContent, within width: Double) -> Size {
        let block = block(label, width: width)
        return Size(width: block.width, height: block.height)
    }

    private func size(of image: ImageContent) -> Size {
        let side =
            switch image {
            case .symbol: (TableMetrics.symbolSide * context.symbolGrowth).roundedToPixel(scale)
            case .named: TableMetrics.assetImageSide
            }
        return Size(width: side, height: side)
    }

    private func size(of stack: StackContent, within width: Double) -> Size {
        let sizes = sizes(in: stack, width: width, fills: false)
        let gaps = stack.spacing * Double(max(0, stack.views.count - 1))
        switch stack.axis {
        case .horizontal:
            return Size(
                width: min(width, max(0, sizes.map(\.width).reduce(0, +) + gaps)),
                height: sizes.map(\.height).max() ?? 0
            )
        case .vertical:
            return Size(
                width: sizes.map(\.width).max() ?? 0,
                height: max(0, sizes.map(\.height).reduce(0, +) + gaps)
            )
        }
    }

    private func block(_ label: LabelContent, width: Double) -> TextBlock {
        let font = LineFont(label.font ?? .style(.body), at: context.traits.textSize)
        return TextBlock(
            DisplayText.sanitized(label.text ?? ""),
            font: font.font,
            pitch: font.pitch,
            width: width,
            limit: max(0, label.numberOfLines),
            scale: scale
        )
    }

    /// The sizes of the views of a stack.
    ///
    /// - Parameter fills: Whether the views share the whole width, or keep their own widths where they can.
    private func sizes(in stack: StackContent, width: Double, fills: Bool) -> [Size] {
        guard stack.axis == .horizontal else { return stack.views.map { size(of: $0, within: width) } }
        let room = max(0, width - stack.spacing * Double(max(0, stack.views.count - 1)))
        if stack.distribution == .fillEqually {
            let share = room / Double(max(1, stack.views.count))
            return stack.views.map { Size(width: share, height: size(of: $0, within: share).height) }
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
            sizes[index] = size(of: stack.views[index], within: share)
            if fills, stack.fills { sizes[index].width = share }
        }
        return sizes
    }

    /// What every view of a row gets even where the others want all of it: a stated width first, then what it takes, but
    /// no more than an equal share.
    private func leastWidths(in stack: StackContent, room: Double) -> [Double] {
        let stated = stack.views.compactMap(\.width)
        let share = max(0, room - stated.reduce(0, +)) / Double(max(1, stack.views.count - stated.count))
        return stack.views.map { $0.width ?? min(share, naturalWidth(of: $0)) }
    }

    /// The width that a view wants where there is no end of room; for sliders and fields one that is of use.
    ///
    /// This breaks no lines: a measure within a width would be repeated at every level of nested stacks.
    private func naturalWidth(of view: CellViewContent) -> Double {
        if let width = view.width { return width }
        switch view.kind {
        case .stack(let stack):
            let widths = stack.views.map(naturalWidth)
            guard stack.axis == .horizontal else { return widths.max() ?? 0 }
            return widths.reduce(stack.spacing * Double(max(0, widths.count - 1)), +)
        case .label(let label):
            let font = TextFont(label.font ?? .style(.body), at: context.traits.textSize)
            return font.width(of: DisplayText.sanitized(label.text ?? "")).ceiledToPixel(scale)
        case .image(let image, _): return image.map(size)?.width ?? 0
        case .app: return Self.leastControlWidth
        case .control(let control):
            let natural = control.picture.size(within: .infinity, in: context).width
            return natural.isFinite ? natural : Self.leastControlWidth
        case .spacer: return 0
        }
    }

    private static let leastControlWidth = 60.0

    // MARK: Placing

    private func place(_ view: CellViewContent, in frame: Rect) -> [ViewLayout] {
        switch view.kind {
        case .stack(let stack): return place(stack, in: frame)
        case .label(let label): return [ViewLayout(frame: frame, lines: lines(of: label, in: frame))]
        case .image, .app: return [ViewLayout(frame: frame)]
        case .spacer: return []
        case .control(let control):
            let layout = control.picture.layout(in: frame, context: context)
            return [ViewLayout(frame: frame, control: layout)]
        }
    }

    private func place(_ stack: StackContent, in frame: Rect) -> [ViewLayout] {
        var sizes = sizes(in: stack, width: frame.width, fills: true)
        if stack.axis == .vertical { fill(&sizes, in: stack, height: frame.height) }
        let isRow = stack.axis == .horizontal
        let length = sizes.map { isRow ? $0.width : $0.height }.reduce(0, +)
        let gap = gap(in: stack, length: length, room: isRow ? frame.width : frame.height)
        var position = isRow ? frame.x : frame.y
        var layouts: [ViewLayout] = []
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

    /// Gives the spacers of a column the height that is left.
    private func fill(_ sizes: inout [Size], in stack: StackContent, height: Double) {
        let stretched = stack.stretchedIndices.filter(sizes.indices.contains)
        guard stack.fills, !stretched.isEmpty else { return }
        let gaps = stack.spacing * Double(stack.views.count - 1)
        let rest = max(0, height - sizes.map(\.height).reduce(0, +) - gaps)
        for index in stretched { sizes[index].height += rest / Double(stretched.count) }
    }

    /// The distance between two views; some distributions give the room that is left to the gaps.
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

    private func lines(of label: LabelContent, in frame: Rect) -> [LaidOutLine] {
        var block = block(label, width: frame.width)
        let fitting = block.lineCount(fitting: frame.height + 0.01)
        if fitting < block.lines.count {
            var shorter = label
            shorter.numberOfLines = max(1, fitting)
            block = self.block(shorter, width: frame.width)
        }
        let edge = edge(of: label.alignment)
        let x =
            switch edge {
            case .left: frame.x
            case .center: frame.midX
            case .right: frame.maxX
            }
        let top = frame.y + ((frame.height - block.height) / 2).roundedToPixel(scale)
        return block.placed(x: x, top: top, edge: edge).clamped(to: frame)
    }

    /// The side that a text keeps to before a picture that reads from right to left is mirrored.
    private func edge(of alignment: TextAlignment) -> LaidOutLine.Edge {
        let isRightToLeft = context.traits.direction == .rightToLeft
        return switch alignment {
        case .natural, .justified: .left
        case .center: .center
        case .left: isRightToLeft ? .right : .left
        case .right: isRightToLeft ? .left : .right
        }
    }
}

extension StackContent {
    /// Whether the views share the axis by what they want, and some of them what is left.
    fileprivate var fills: Bool { distribution == .fill || distribution == .fillProportionally }
}

extension CellViewContent {
    /// Whether the view keeps its own width where it could be as wide as the row.
    fileprivate var keepsWidth: Bool {
        switch kind {
        case .stack(let stack):
            stack.axis == .horizontal && stack.fills && stack.stretchedIndices.isEmpty
        case .control(let control): control.picture.keepsWidth || width != nil
        default: width != nil
        }
    }
}
