internal import TableSpecModel

/// Lays out one section below the previous content.
struct SectionLayouter {
    let content: ScreenContent
    let index: Int
    let context: LayoutContext

    private var section: SectionContent { content.sections[index] }
    private var metrics: SectionMetrics { context.section }
    private var scale: Double { context.scale }
    private var textX: Double { context.table.cardMargin + context.table.rowMargins.leading }
    private var textWidth: Double {
        context.table.width - context.table.cardTrailingMargin - context.table.rowMargins.trailing - textX
    }

    /// The layout, and the start of the next section.
    func layout(top: Double) -> (layout: LayoutNode, bottom: Double) {
        let header = layoutHeader(top: top)
        let rows = layoutRows(top: header.bottom)
        let rowsBottom = rows.last?.frame.maxY ?? header.bottom
        let footer = layoutFooter(top: rowsBottom)
        let card = Rect(
            x: context.table.cardMargin,
            y: header.bottom,
            width: context.table.cardWidth,
            height: rowsBottom - header.bottom
        )
        let parts = [header.node].compactMap(\.self) + rows + [footer.node].compactMap(\.self)
        return (LayoutNode(.section, card, content: .section(section), children: parts), footer.bottom)
    }

    // MARK: Header and footer

    /// A header or footer, and the start of what follows.
    private typealias Supplement = (node: LayoutNode?, bottom: Double)

    private func layoutHeader(top: Double) -> Supplement {
        guard section.hasHeader else {
            return (nil, (top + (section.headerHeight ?? untitledHeaderHeight)).roundedToPixel(scale))
        }
        if let views = section.headerAttributes?.content {
            return supplement(.header, views, top: top + headerLead, height: section.headerHeight)
        }
        let header = section.header ?? ""
        let text = metrics.uppercasesHeaders ? header.uppercased() : header
        let font = font(of: section.headerAttributes, else: metrics.headerStyle)
        let image = section.headerAttributes?.image
        let button = TitleButton(section.headerAttributes?.button, context: context, within: textWidth)
        let block = block(text, font: font, besides: image, button, fitting: section.headerHeight)
        let standardFont = metrics.headerStyle.font(.large)
        let growth = max(0, block.height - standardFont.lineHeight(scale: scale))
        let start = top + headerLead
        let needed = max(metrics.headerHeight + growth, button?.size.height ?? 0)
        let bottom = (start + (section.headerHeight ?? needed)).roundedToPixel(scale)
        let lastBaseline = bottom - max(metrics.headerBaselineBottom, font.size * 0.3)
        let firstTop = lastBaseline - font.ascent - Double(max(0, block.lines.count - 1)) * block.pitch
        let frame = Rect(x: 0, y: start, width: context.table.width, height: bottom - start)
        return supplement(.header, block, image: image, font: font, button, top: firstTop, in: frame)
    }

    private var headerLead: Double {
        if !metrics.isGrouped {
            return context.properties.points(.sectionHeaderTopPadding) ?? SectionMetrics.plainHeaderTopPadding
        }
        return index == 0 && section.headerHeight == nil ? metrics.firstHeaderLead : 0
    }

    private var untitledHeaderHeight: Double {
        if !metrics.isGrouped { return 0 }
        return index == 0 ? SectionMetrics.firstUntitledHeight : metrics.emptyHeight
    }

    private func layoutFooter(top: Double) -> Supplement {
        guard section.hasFooter else {
            return (nil, top + (section.footerHeight ?? (metrics.isGrouped ? metrics.emptyHeight : 0)))
        }
        if let views = section.footerAttributes?.content {
            return supplement(.footer, views, top: top, height: section.footerHeight)
        }
        let font = font(of: section.footerAttributes, else: SectionMetrics.footerStyle)
        let image = section.footerAttributes?.image
        let button = TitleButton(section.footerAttributes?.button, context: context, within: textWidth)
        let block = block(section.footer, font: font, besides: image, button, fitting: section.footerHeight)
        let standardFont = SectionMetrics.footerStyle.font(.large)
        let firstTop = top + metrics.footerBaseline - min(standardFont.ascent, font.ascent)
        let lineCount = max(block.lines.count, image == nil ? 0 : 1)
        let needed = max(metrics.footerPadding + Double(lineCount) * block.pitch, button?.size.height ?? 0)
        let height = section.footerHeight ?? needed
        let bottom = (top + height).roundedToPixel(scale)
        let frame = Rect(x: 0, y: top, width: context.table.width, height: bottom - top)
        return supplement(.footer, block, image: image, font: font, button, top: firstTop, in: frame)
    }

    /// Custom views between the margins, as in generated code.
    private func supplement(_ part: LayoutNode.Part, _ views: CellViewContent, top: Double, height: Double?)
        -> Supplement
    {
        let margin = HeaderViewLayouter.contentMargin
        let layouter = ContentLayouter(context: context)
        let needed = layouter.height(of: views, within: textWidth) + 2 * margin
        let bottom = (top + min(height ?? needed, RowMetrics.maximumHeight)).roundedToPixel(scale)
        let frame = Rect(x: 0, y: top, width: context.table.width, height: bottom - top)
        let box = Rect(x: textX, y: top + margin, width: textWidth, height: max(0, frame.height - 2 * margin))
        return (LayoutNode(part, frame, children: layouter.layout(views, in: box)), bottom)
    }

    /// The text and the image of a header or footer. Content that is too high is centered and clipped.
    private func supplement(
        _ part: LayoutNode.Part,
        _ block: TextBlock,
        image: ImageContent?,
        font: TextFont,
        _ button: TitleButton?,
        top: Double,
        in frame: Rect
    ) -> Supplement {
        let slack = frame.height - block.height
        let first = slack < 0 ? frame.y + slack / 2 : min(max(top, frame.y), frame.maxY - block.height)
        // Without a text, the button is centered.
        let middle = block.lines.isEmpty ? frame.y + frame.height / 2 : first + block.height / 2
        let picture = image.map { image in
            let frame = imageFrame(besides: font, top: first).clamped(to: frame)
            return LayoutNode(.image, frame, content: .image(image))
        }
        let views = button?.layout(end: textX + textWidth, middle: middle, in: frame, context: context) ?? []
        let node = LayoutNode(
            part,
            frame,
            lines: block.placed(x: textX + imageRoom(image, besides: font), top: first).clamped(to: frame),
            children: (picture.map { [$0] } ?? []) + views
        )
        return (node, frame.maxY)
    }

    private func block(
        _ text: String?,
        font: TextFont,
        besides image: ImageContent?,
        _ button: TitleButton?,
        fitting height: Double?
    ) -> TextBlock {
        TextBlock(
            text,
            font: LineFont(plain: font),
            width: max(0, textWidth - imageRoom(image, besides: font) - (button?.room ?? 0)),
            fitting: height,
            scale: scale
        )
    }

    private func font(of attributes: SectionViewContent?, else style: TextStyle) -> TextFont {
        attributes?.font.map { TextFont($0, at: context.traits.textSize) } ?? context.font(style)
    }

    // MARK: Images

    /// The size of an image before a text. A symbol is as high as the text's line, because its font scales it.
    private func imageSide(_ font: TextFont) -> Double { font.lineHeight(scale: scale) }

    private func imageRoom(_ image: ImageContent?, besides font: TextFont) -> Double {
        image == nil ? 0 : imageSide(font) + Self.imageTextGap
    }

    private func imageFrame(besides font: TextFont, top: Double) -> Rect {
        let side = imageSide(font)
        return Rect(x: textX, y: top.roundedToPixel(scale), width: side, height: side)
    }

    /// The space in points between the image and the text of a header or footer.
    private static let imageTextGap = 8.0

    // MARK: Rows

    private func layoutRows(top: Double) -> [LayoutNode] {
        var rows: [LayoutNode] = []
        var y = top
        for (position, row) in section.rows.enumerated() {
            let lines = RowLines(
                hasTopLine: hasLines && content.style == .grouped && position == 0,
                bottomLine: bottomLine(isLast: position == section.rows.count - 1)
            )
            let isSubject = context.subject == RowPlace(section: index, row: position)
            let layouter = RowLayouter(content: row, context: context, lines: lines, isSubject: isSubject)
            let layout = layouter.layout(top: y)
            rows.append(layout)
            y = layout.frame.maxY
        }
        return rows
    }

    private var hasLines: Bool { content.separatorStyle == .singleLine }

    /// Evidence: grouped, "the last row's bottom line is full width"; inset grouped, "last row has no separator"; plain,
    /// "no separator line above" a header.
    private func bottomLine(isLast: Bool) -> RowLines.BottomLine {
        guard hasLines else { return .none }
        guard isLast else { return .inset }
        switch content.style {
        case .grouped: return .full
        case .insetGrouped: return .none
        case .plain:
            let next = index + 1 < content.sections.count ? content.sections[index + 1].hasHeader : false
            return section.hasFooter || next ? .none : .inset
        }
    }
}

/// The separators of a row.
struct RowLines {
    /// The separator at the bottom of a row.
    enum BottomLine {
        case none, inset, full
    }

    var hasTopLine: Bool
    var bottomLine: BottomLine
}
