internal import TableSpecModel

/// Lays out one row: image, labels by cell style, accessory or control, separators.
///
/// Until the end, vertical positions are relative to the top of the row, and horizontal ones to its leading edge.
struct RowLayouter {
    let content: RowContent
    let context: LayoutContext
    let lines: RowLines
    /// Whether the state of the table refers to the row.
    let isSubject: Bool

    private var margin: Double { context.table.rowMargins(of: content).leading }
    private var scale: Double { context.scale }
    private var rowWidth: Double { context.table.rowWidth }

    func layout(top: Double) -> LayoutNode {
        let pictureSize = pictureSize
        let imageSize = imageRoom(of: pictureSize)
        let imageX = min(margin + indentation, rowWidth * Self.maximumIndentation) + editingShift
        let textX = imageSize.map { imageX + $0.width + TableMetrics.imageTextGap } ?? imageX
        let message = messageBlock
        let trailing = TrailingLayouter(content: content, context: context, rowWidth: rowWidth, textX: textX).plan()
        let labels = LabelLayouter(content: content, context: context, textX: textX, textEnd: trailing.textEnd)

        let lineHeight = lines.bottomLine == .none ? 0 : context.table.separatorHeight
        let statedHeight = statedHeight
        let statedContentHeight = statedHeight.map { max(0, $0 - lineHeight) }
        let plan = labels.plan(contentHeight: statedContentHeight.map { max(0, $0 - trailing.heightBelow) })
        let viewsHeight = content.content.map {
            layouter.height(of: $0, within: trailing.textEnd - textX)
        }
        let height =
            statedHeight ?? automaticHeight(plan, image: imageSize, views: viewsHeight, trailing: trailing)
        let contentHeight = max(0, height - lineHeight)
        let messageHeight = message.map { $0.height + MessageMetrics.bottomPadding } ?? 0

        let frame = Rect(x: context.table.cardMargin, y: top, width: rowWidth, height: height)
        var whole = frame
        whole.height += messageHeight
        let contentFrame = Rect(
            x: frame.x + editingShift,
            y: top,
            width: max(0, trailing.contentEnd - editingShift),
            height: contentHeight + messageHeight
        )
        let textHeight = max(0, contentHeight - trailing.heightBelow)
        var row = LayoutNode(.row, whole, children: [LayoutNode(.contentView, contentFrame)])
        if let size = pictureSize {
            let lead = max(0, (imageSize?.width ?? 0) - size.width) / 2
            let box = centered(size, x: imageX + lead, contentHeight: textHeight, in: frame)
            row.children.append(LayoutNode(.image, box))
        }
        row.children += labels.place(plan, contentHeight: textHeight, origin: frame).map { label in
            var label = label
            label.lines = label.lines.clamped(to: frame)
            return label
        }
        if let message {
            let lines = message.placed(x: frame.x + margin, top: frame.y + contentHeight).clamped(to: whole)
            row.children.append(LayoutNode(.message, whole, lines: lines))
        }
        row.children += views(from: textX, to: trailing.textEnd, contentHeight: contentHeight, in: frame)
        let shift = message.map { ($0.height + MessageMetrics.bottomPadding) / 2 } ?? 0
        row.children += end(trailing, contentHeight: contentHeight, in: frame, shift: shift)
        showState(contentHeight: contentHeight + messageHeight, in: whole, row: &row)
        placeLines(textX: labels.separatorX, in: whole, row: &row)
        return row
    }

    // MARK: States

    private var editingShift: Double {
        guard context.isEditing, let editing = content.editing, editing.style != .none else { return 0 }
        return EditingMetrics.shift
    }

    /// Whether the row is initially selected and still is.
    private var isSelectedFirst: Bool {
        let isShown = context.traits.state == .normal || context.traits.state == .scrolled
        return content.isSelectedFirst && isShown && content.selectionStyle != .none
    }

    private func showState(contentHeight: Double, in frame: Rect, row: inout LayoutNode) {
        let editing = EditingLayouter(content: content, context: context, frame: frame, contentHeight: contentHeight)
        row.children += editing.controls
        let isSelected = isSubject ? context.traits.state == .selected : isSelectedFirst
        row.content = .row(content, isSelected: isSelected)
        guard isSubject, context.traits.state == .swiped else { return }
        let swipe = editing.swipe
        for index in row.children.indices { row.children[index].move(x: -swipe.distance) }
        row.children += swipe.buttons
    }

    // MARK: Heights

    /// Lays out the cell's own views; at a stated height, there's no space for columns in place of rows.
    private var layouter: ContentLayouter { ContentLayouter(context: context, keepsAxes: statedHeight != nil) }

    private var statedHeight: Double? {
        guard let height = content.height ?? context.rowHeight, height.isFinite, height >= 0 else { return nil }
        return min(height, RowMetrics.maximumHeight).roundedToPixel(scale)
    }

    private func automaticHeight(
        _ plan: LabelPlan,
        image: Size?,
        views: Double?,
        trailing: TrailingLayouter.Plan
    ) -> Double {
        let labels = views.map { $0 + viewPadding.top + viewPadding.bottom } ?? plan.paddedHeight
        let picture = image.map { $0.height + 2 * RowMetrics.attachmentPadding } ?? 0
        let control = trailing.control.map { $0.size.height + 2 * RowMetrics.controlPadding } ?? 0
        // A row is as high as its content view requires, which doesn't contain an accessory view (Apple’s Auto Layout
        // Guide, “Working with Self-Sizing Table View Cells”).
        let texts = max(labels, picture) + trailing.heightBelow
        let contentHeight = max(texts, hasAccessoryView || trailing.heightBelow > 0 ? 0 : control)
        let height = (contentHeight + context.table.separatorHeight - 0.01).rounded(.up)
        return max(minimumHeight, height)
    }

    /// Whether a control is the cell's accessory view. In custom cells, all are.
    private var hasAccessoryView: Bool {
        guard case .control(let control) = content.accessory else { return false }
        return control.isAccessoryView || content.content != nil
    }

    /// Only cells of the style `value2` have labels: there is no content configuration for it.
    private var minimumHeight: Double {
        guard content.style != .value2 else { return context.row.minimumLabelHeight }
        return context.row.minimumHeight(
            separatorHeight: context.separatorStyle == .none ? 0 : context.table.separatorHeight
        )
    }

    // MARK: Message

    /// The message below the row. A row with a fixed height has no space for it.
    private var messageBlock: TextBlock? {
        guard let text = content.message, statedHeight == nil else { return nil }
        let margins = context.table.rowMargins(of: content)
        let font = LineFont(style: context.font(.footnote))
        return TextBlock(text, font: font, width: rowWidth - margins.leading - margins.trailing, scale: scale)
    }

    // MARK: Image

    /// The maximum fraction of a row for indentation, so that its content and its accessory have space.
    private static let maximumIndentation = 0.4

    private var indentation: Double {
        Double(min(max(0, content.indentationLevel), 1_000))
            * (content.properties.points(.indentationWidth) ?? TableMetrics.indentationWidth)
    }

    /// The space for the image. An image that the app loads takes it before it's loaded.
    private func imageRoom(of picture: Size?) -> Size? {
        if let side = content.imageSize, picture != nil { return Size(width: side, height: side) }
        guard content.hasRemoteImage else { return picture }
        let side = RowMetrics.remoteImageSide
        return Size(width: max(side, picture?.width ?? 0), height: max(side, picture?.height ?? 0))
    }

    private var pictureSize: Size? {
        guard content.style.showsImage else { return nil }
        if content.remoteAddress != nil {
            let side = content.imageSize ?? RowMetrics.remoteImageSide
            return Size(width: side, height: side)
        }
        guard let image = content.image else { return nil }
        let size = fitted(context.size(of: image))
        let share = min(1, (statedHeight ?? size.height) / max(size.height, 1))
        return Size(width: min(size.width * share, rowWidth * Self.maximumIndentation), height: size.height * share)
    }

    /// The size of an image that is scaled down to the specified space.
    private func fitted(_ size: Size) -> Size {
        guard let side = content.imageSize, max(size.width, size.height) > side else { return size }
        let share = side / max(size.width, size.height)
        return Size(width: size.width * share, height: size.height * share)
    }

    // MARK: Placing

    /// A vertically centered box in the content, no higher than the content.
    private func centered(_ size: Size, x: Double, contentHeight: Double, in frame: Rect) -> Rect {
        let height = min(size.height, contentHeight)
        let y = ((contentHeight - height) / 2).roundedToPixel(scale)
        return Rect(x: frame.x + x, y: frame.y + y, width: size.width, height: height).clamped(to: frame)
    }

    /// The accessories or the control at the end of the row.
    ///
    /// - Parameter shift: The distance that centers content over the whole height of a row with a message.
    private func end(_ trailing: TrailingLayouter.Plan, contentHeight: Double, in frame: Rect, shift: Double)
        -> [LayoutNode]
    {
        let accessories = trailing.accessories.map { accessory in
            let box = centered(accessory.size, x: accessory.x, contentHeight: contentHeight, in: frame)
            return LayoutNode(.accessory, box, content: .accessory(accessory.kind)).moved(y: shift)
        }
        guard case .control(let control) = content.accessory, let plan = trailing.control else { return accessories }
        var box = centered(plan.size, x: plan.x, contentHeight: contentHeight, in: frame)
        if trailing.heightBelow > 0 {
            box.y = frame.y + max(0, contentHeight - RowMetrics.controlPadding - box.height)
        }
        return [control.layout(in: box, context: context).moved(y: hasAccessoryView ? shift : 0)]
    }

    /// The vertical padding of a custom cell's views: a cell's margins, which margins in the spec increase or replace.
    private var viewPadding: (top: Double, bottom: Double) {
        let stated = content.properties.insets(.layoutMargins) ?? EdgeInsets()
        let usual = content.keepsMarginsOfTable ? context.row.titlePadding : 0
        let most = RowMetrics.maximumHeight / 2
        return (min(max(usual, stated.top), most), min(max(usual, stated.bottom), most))
    }

    /// The views of a custom cell, between its margins.
    private func views(from start: Double, to end: Double, contentHeight: Double, in frame: Rect) -> [LayoutNode] {
        guard let views = content.content else { return [] }
        // Equal margins above and below keep the views centered, even if they leave too little space.
        let (top, bottom) = viewPadding
        let (above, below) = top == bottom ? (0, 0) : (top, bottom)
        let box = Rect(
            x: frame.x + start,
            y: frame.y + min(above, contentHeight),
            width: max(0, end - start),
            height: max(0, contentHeight - above - below)
        )
        return layouter.layout(views, in: box)
    }

    /// The insets of the separator: those in the spec, or else those of the text.
    private func separatorInset(textX: Double) -> (leading: Double, trailing: Double) {
        let automatic = (leading: textX, trailing: context.table.separatorTrailingInset)
        guard let stated = content.properties.insets(.separatorInset) ?? context.properties.insets(.separatorInset)
        else { return automatic }
        let isAdded = context.properties[.separatorInsetReference] == .choice("fromAutomaticInsets")
        let leading = stated.left + (isAdded ? automatic.leading : 0)
        let trailing = stated.right + (isAdded ? automatic.trailing : 0)
        return (min(max(0, leading), rowWidth), min(max(0, trailing), rowWidth))
    }

    private func placeLines(textX: Double, in frame: Rect, row: inout LayoutNode) {
        let height = min(context.table.separatorHeight, frame.height)
        if lines.hasTopLine {
            let line = Rect(x: frame.x, y: frame.y, width: frame.width, height: height)
            row.children.append(LayoutNode(.topSeparator, line))
        }
        let leading: Double
        let trailing: Double
        switch lines.bottomLine {
        case .none: return
        case .full: (leading, trailing) = (0, 0)
        case .inset: (leading, trailing) = separatorInset(textX: min(textX, frame.width))
        }
        let line = Rect(
            x: frame.x + leading,
            y: frame.maxY - height,
            width: max(0, frame.width - leading - trailing),
            height: height
        )
        row.children.append(LayoutNode(.separator, line))
    }
}

/// The metrics of a message below a row, as in generated code.
enum MessageMetrics {
    /// The space below the message. Above it, the row has its own.
    static let bottomPadding = 11.0
}
