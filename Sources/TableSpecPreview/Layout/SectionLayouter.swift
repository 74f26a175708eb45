internal import TableSpecModel

/// Lays out one section below what comes before it.
struct SectionLayouter {
    let content: ScreenContent
    let index: Int
    let context: LayoutContext

    private var section: SectionContent { content.sections[index] }
    private var metrics: SectionMetrics { context.section }
    private var scale: Double { context.scale }
    private var textX: Double { context.table.cardMargin + context.table.rowMargin }
    private var textWidth: Double { context.table.width - 2 * textX }

    /// The layout, and where the next section starts.
    func layout(top: Double) -> (layout: SectionLayout, bottom: Double) {
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
        let layout = SectionLayout(
            id: section.id,
            headerFrame: header.frame,
            headerLines: header.lines,
            cardFrame: card,
            rows: rows,
            footerFrame: footer.frame,
            footerLines: footer.lines
        )
        return (layout, footer.bottom)
    }

    // MARK: Header and footer

    private struct Supplement {
        var frame: Rect?
        var lines: [LaidOutLine] = []
        var bottom: Double
    }

    private func layoutHeader(top: Double) -> Supplement {
        guard let header = section.header else {
            return Supplement(bottom: (top + (section.headerHeight ?? untitledHeaderHeight)).roundedToPixel(scale))
        }
        let text = DisplayText.sanitized(metrics.uppercasesHeaders ? header.uppercased() : header)
        let font = context.font(metrics.headerStyle)
        let block = block(text, font: font)
        let standardFont = metrics.headerStyle.font(.large)
        let growth = max(0, block.height - standardFont.lineHeight(scale: scale))
        let start = top + headerLead
        let bottom = (start + (section.headerHeight ?? metrics.headerHeight + growth)).roundedToPixel(scale)
        let lastBaseline = bottom - max(metrics.headerBaselineBottom, font.size * 0.3)
        let firstTop = lastBaseline - font.ascent - Double(max(0, block.lines.count - 1)) * block.pitch
        return Supplement(
            frame: Rect(x: 0, y: start, width: context.table.width, height: bottom - start),
            lines: block.placed(x: textX, top: firstTop),
            bottom: bottom
        )
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
        guard let footer = section.footer else {
            return Supplement(bottom: top + (section.footerHeight ?? (metrics.isGrouped ? metrics.emptyHeight : 0)))
        }
        let font = context.font(SectionMetrics.footerStyle)
        let block = block(DisplayText.sanitized(footer), font: font)
        let standardFont = SectionMetrics.footerStyle.font(.large)
        let firstTop = top + metrics.footerBaseline - standardFont.ascent
        let height = section.footerHeight ?? metrics.footerPadding + Double(block.lines.count) * block.pitch
        let bottom = (top + height).roundedToPixel(scale)
        return Supplement(
            frame: Rect(x: 0, y: top, width: context.table.width, height: bottom - top),
            lines: block.placed(x: textX, top: firstTop),
            bottom: bottom
        )
    }

    private func block(_ text: String, font: TextFont) -> TextBlock {
        TextBlock(text, font: font, pitch: font.plainLinePitch, width: textWidth, limit: 0, scale: scale)
    }

    // MARK: Rows

    private func layoutRows(top: Double) -> [RowLayout] {
        var rows: [RowLayout] = []
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
            let next = index + 1 < content.sections.count ? content.sections[index + 1].header : nil
            return section.footer == nil && next == nil ? .inset : .none
        }
    }
}

/// Which lines a row draws.
struct RowLines {
    /// The line at the bottom of a row.
    enum BottomLine {
        case none, inset, full
    }

    var hasTopLine: Bool
    var bottomLine: BottomLine
}
