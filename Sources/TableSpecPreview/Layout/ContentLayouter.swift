internal import TableSpecModel

/// Lays out the views of a custom cell as stack views do: a row gives the remaining space to its stretched views, and a
/// column gives every view the whole width.
struct ContentLayouter {
    let context: LayoutContext
    /// Whether rows stay rows at accessibility text sizes.
    var keepsAxes = false

    var scale: Double { context.scale }

    /// The visible views, in order, inside a box. Content that doesn't fit is clipped at the sides.
    func layout(_ root: CellViewContent, in box: Rect) -> [LayoutNode] {
        let root = prepared(root, within: box.width)
        let size = size(of: root, within: box.width, fills: !root.keepsWidth)
        let width = root.keepsWidth ? min(size.width, box.width) : box.width
        let height = min(size.height, box.height)
        let y = box.y + ((box.height - height) / 2).roundedToPixel(scale)
        return place(root, in: Rect(x: box.x, y: y, width: width, height: height))
    }

    /// The height of the content in a cell for the width between the margins.
    func height(of root: CellViewContent, within width: Double) -> Double {
        let root = prepared(root, within: width)
        return size(of: root, within: width, fills: !root.keepsWidth).height
    }

    /// The view with widths in points instead of parts of a width, and with the columns of accessibility text sizes.
    func prepared(_ view: CellViewContent, within width: Double) -> CellViewContent {
        var view = view
        view.resolveParts(of: width)
        if context.isStacked { view.adaptToAccessibilitySizes(keepingAxes: keepsAxes) }
        return view
    }

    // MARK: Measuring

    /// The intrinsic size of a view, up to a maximum width.
    ///
    /// - Parameter fills: Whether the view is as wide as possible.
    func size(of view: CellViewContent, within width: Double, fills: Bool = false) -> Size {
        let limits = view.limits
        let stated = view.statedWidth
        let room = max(0, min(width, stated ?? width, limits.maxWidth ?? width))
        let natural = naturalSize(of: view, within: room, fills: fills)
        let ownWidth = stated ?? (fills ? room : natural.width)
        let shown = min(max(ownWidth, limits.minWidth), limits.maxWidth ?? .infinity, max(0, width))
        let ownHeight = view.height ?? limits.aspectRatio.map { (shown / $0).roundedToPixel(scale) } ?? natural.height
        let height = min(max(ownHeight, limits.minHeight), limits.maxHeight ?? .infinity, RowMetrics.maximumHeight)
        return Size(width: shown, height: height)
    }

    private func naturalSize(of view: CellViewContent, within room: Double, fills: Bool) -> Size {
        switch view.kind {
        case .stack(let stack): size(of: stack, within: room, fills: fills)
        case .zstack(let stack): size(of: stack, within: room, fills: fills)
        case .label(let label): size(of: label, within: room)
        case .image(let image, let attributes): size(of: image, attributes)
        case .control(let control): control.picture.size(within: room, in: context)
        case .app: Size(width: room, height: RowMetrics.appViewHeight)
        case .spacer: Size(width: 0, height: 0)
        }
    }

    private func size(of label: LabelContent, within width: Double) -> Size {
        let block = block(label, width: width)
        return Size(width: block.width, height: block.height)
    }

    private func size(of image: ImageContent?, _ attributes: ImageAttributes) -> Size {
        let photo = attributes.remoteAddress.flatMap(context.assets.imageName).map(ImageContent.named)
        guard let image = photo ?? image else { return Size(width: 0, height: 0) }
        guard case .symbol = image else { return context.size(of: image) }
        let side = context.symbolSide(attributes.symbol)
        return Size(width: side, height: side)
    }

    private func block(_ label: LabelContent, width: Double) -> TextBlock {
        let font = LineFont(label.font ?? .style(.body), at: context.traits.textSize)
        let limit = max(0, label.numberOfLines)
        if !label.runs.isEmpty {
            let text = StyledText(label.runs, font: font.font)
            return TextBlock(text, font: font, width: width, limit: limit, scale: scale)
        }
        return TextBlock(label.text, font: font, width: width, limit: limit, scale: scale)
    }

    /// The width of a view with unlimited space, which is a useful width for sliders and fields.
    ///
    /// This doesn't wrap lines, because measuring within a width would be repeated at every level of nested stacks.
    func naturalWidth(of view: CellViewContent) -> Double {
        if let width = view.statedWidth { return width }
        return min(max(naturalWidth(of: view.kind), view.limits.minWidth), view.limits.maxWidth ?? .infinity)
    }

    private func naturalWidth(of kind: CellViewContent.Kind) -> Double {
        switch kind {
        case .stack(let stack):
            let widths = stack.views.map(naturalWidth)
            let padding = stack.padding.left + stack.padding.right
            guard stack.axis == .horizontal else { return (widths.max() ?? 0) + padding }
            return widths.reduce(stack.spacing * Double(max(0, widths.count - 1)) + padding, +)
        case .zstack(let stack):
            return stack.views.map { naturalWidth(of: $0) + $0.insets.width }.max() ?? 0
        case .label(let label):
            let font = TextFont(label.font ?? .style(.body), at: context.traits.textSize)
            let width =
                label.runs.isEmpty
                ? font.width(of: DisplayText.sanitized(label.text ?? "")) : StyledText(label.runs, font: font).width
            return width.ceiledToPixel(scale)
        case .image(let image, let attributes): return size(of: image, attributes).width
        case .app: return Self.leastControlWidth
        case .control(let control):
            let natural = control.picture.size(within: .infinity, in: context).width
            return natural.isFinite ? natural : Self.leastControlWidth
        case .spacer: return 0
        }
    }

    private static let leastControlWidth = 60.0

    // MARK: Placing

    /// The view with the views in it. A spacer isn't a part of the layout.
    func place(_ view: CellViewContent, in frame: Rect) -> [LayoutNode] {
        var node = LayoutNode(.view, frame, content: .view(view))
        switch view.kind {
        case .stack(let stack): node.children = place(stack, in: frame)
        case .zstack(let stack): node.children = place(stack, in: frame)
        case .label(let label): node.lines = lines(of: label, in: frame)
        case .image, .app: break
        case .spacer: return []
        case .control(let control): node.children = [control.layout(in: frame, context: context)]
        }
        return [node]
    }

    private func lines(of label: LabelContent, in frame: Rect) -> [LaidOutLine] {
        var block = block(label, width: frame.width)
        let fitting = block.lineCount(fitting: frame.height + 0.01)
        if fitting < block.lines.count {
            var shorter = label
            shorter.numberOfLines = max(1, fitting)
            block = self.block(shorter, width: frame.width)
        }
        let edge = LaidOutLine.Edge(label.alignment, context.traits.direction)
        let x = frame.x(at: edge)
        let top = frame.y + ((frame.height - block.height) / 2).roundedToPixel(scale)
        return block.placed(x: x, top: top, edge: edge).clamped(to: frame)
    }
}

extension CellViewContent {
    /// The width that the spec specifies, or that follows from the specified height.
    var statedWidth: Double? { width ?? height.flatMap { height in limits.aspectRatio.map { height * $0 } } }

    /// Whether the view keeps its own width if it could be as wide as the row.
    fileprivate var keepsWidth: Bool {
        if statedWidth != nil || limits.maxWidth != nil { return true }
        switch kind {
        case .stack(let stack):
            return stack.axis == .horizontal && stack.fills && stack.stretchedIndices.isEmpty
        case .zstack(let stack):
            return stack.views.contains { $0.anchor == nil && $0.statedWidth != nil }
        case .control(let control): return control.picture.keepsWidth
        case .label, .image, .app, .spacer: return false
        }
    }

    /// Replaces rows that adjust their axis with columns, and shows whole texts.
    fileprivate mutating func adaptToAccessibilitySizes(keepingAxes keepsAxes: Bool) {
        changeViews { $0.adaptToAccessibilitySizes(keepingAxes: keepsAxes) }
        switch kind {
        case .stack(let stack) where stack.adjustsAxis && !keepsAxes: kind = .stack(stack.asColumn)
        // Apple asks for as little truncation as possible as text grows
        // (https://developer.apple.com/design/human-interface-guidelines/typography#Supporting-Dynamic-Type).
        case .label(var label) where !label.statesLines:
            label.numberOfLines = 0
            kind = .label(label)
        default: break
        }
    }

    /// Replaces parts of the width of a cell with widths in points.
    fileprivate mutating func resolveParts(of cellWidth: Double) {
        if let part = widthPart {
            width = part * cellWidth
            widthPart = nil
        }
        changeViews { $0.resolveParts(of: cellWidth) }
    }
}
