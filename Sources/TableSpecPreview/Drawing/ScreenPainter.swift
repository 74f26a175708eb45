internal import TableSpecModel

/// Makes the display list of a screen: content and layout in, things to draw out.
struct ScreenPainter {
    let content: ScreenContent
    let layout: ScreenLayout
    let traits: PreviewTraits

    private var context: LayoutContext { LayoutContext(content: content, traits: traits) }

    private var palette: Palette {
        Palette(content: content, look: traits.look)
    }

    /// The colour behind everything.
    var background: Paint { palette.background }

    func items() -> [DisplayItem] {
        let page = Rect(x: 0, y: 0, width: layout.size.width, height: layout.size.height)
        let ground: [DisplayItem] = [.rect(page, radius: 0, .fill(background))]
        let bars = bars(layout.bars).items()
        let toolbar = self.bars(layout.bars).toolbar + self.bars(layout.bars).views
        guard traits.state == .scrolled else { return ground + bars + tableItems + indexItems + toolbar }
        return ground + tableItems + floatingHeader + barBackground + bars + indexItems + toolbar
    }

    // MARK: Scrolled tables

    /// What hides rows behind the bars, and the line below them.
    private var barBackground: [DisplayItem] {
        let bottom = layout.bars.contentTop
        let line = 1 / traits.device.scale
        return [
            .rect(Rect(x: 0, y: 0, width: layout.size.width, height: bottom), radius: 0, .fill(background)),
            .rect(Rect(x: 0, y: bottom, width: layout.size.width, height: line), radius: 0, .fill(palette.barLine)),
        ]
    }

    private var floatingHeader: [DisplayItem] {
        guard let index = layout.floatingSection, let frame = layout.sections[index].headerFrame else { return [] }
        return [.rect(frame, radius: 0, .fill(background))] + header(content.sections[index], layout.sections[index])
    }

    // MARK: Parts

    /// The painter of the bars, which may be others than those of the layout.
    func bars(_ layout: BarLayout) -> BarPainter {
        BarPainter(content: content, layout: layout, traits: traits, palette: palette)
    }

    /// The sections from top to bottom.
    var tableItems: [DisplayItem] {
        let sections = content.sections.indices.flatMap { index in
            let isFloating = layout.floatingSection == index
            let header = isFloating ? [] : header(content.sections[index], layout.sections[index])
            return header + sectionItems(content.sections[index], layout.sections[index])
        }
        return headerView(.tableHeader, content.headerView, layout.headerView)
            + sections + headerView(.tableFooter, content.footerView, layout.footerView)
    }

    private func headerView(
        _ role: ItemGroup.Role,
        _ content: HeaderViewContent?,
        _ layout: HeaderViewLayout?
    ) -> [DisplayItem] {
        guard let content, let layout, layout.frame.height > 0 else { return [] }
        let paint = content.textColor.map(palette.paint) ?? palette.label
        let id = role == .tableHeader ? "table-header" : "table-footer"
        let image = layout.imageFrame.flatMap { frame in
            content.image.map { RowPainter.items(of: $0, in: frame, palette: palette) }
        }
        let items = (image ?? []) + layout.textLines.map { .text($0, paint) }
        return [.group(ItemGroup(role: role, id: id, label: content.text, frame: layout.frame), items)]
    }

    /// The letters at the trailing edge.
    var indexItems: [DisplayItem] {
        guard let first = layout.indexLines.first, let last = layout.indexLines.last else { return [] }
        var frame = first.frame
        frame.height = last.frame.maxY - frame.y
        let group = ItemGroup(role: .sectionIndex, id: "index", frame: frame)
        return [.group(group, layout.indexLines.map { .text($0, palette.index) })]
    }

    private func header(_ section: SectionContent, _ layout: SectionLayout) -> [DisplayItem] {
        supplement(.sectionHeader, section.header, of: section, layout.headerFrame, layout.headerLines)
    }

    private func sectionItems(_ section: SectionContent, _ layout: SectionLayout) -> [DisplayItem] {
        var items: [DisplayItem] = []
        let radius = min(context.table.cardRadius, layout.cardFrame.height / 2)
        if content.style != .plain, layout.cardFrame.height > 0 {
            items.append(.rect(layout.cardFrame, radius: radius, .fill(palette.row)))
        }
        for (index, pair) in zip(section.rows, layout.rows).enumerated() {
            let painter = RowPainter(
                traits: traits,
                palette: palette.tinted(pair.0.properties.color(.tintColor)),
                allowsSelection: content.allowsSelection,
                topRadius: index == 0 ? radius : 0,
                bottomRadius: index == section.rows.count - 1 ? radius : 0
            )
            var row = pair.0
            if !index.isMultiple(of: 2), let odd = row.oddBackgroundColor { row.backgroundColor = odd }
            items += painter.items(row, pair.1, id: "row-\(section.id)-\(pair.0.id)")
        }
        return items + supplement(.sectionFooter, section.footer, of: section, layout.footerFrame, layout.footerLines)
    }

    private func supplement(
        _ role: ItemGroup.Role,
        _ text: String?,
        of section: SectionContent,
        _ frame: Rect?,
        _ lines: [LaidOutLine]
    ) -> [DisplayItem] {
        guard let frame, !lines.isEmpty else { return [] }
        let isHeader = role == .sectionHeader
        let id = "\(isHeader ? "header" : "footer")-\(section.id)"
        let paint = isHeader ? palette.header : palette.footer
        return [.group(ItemGroup(role: role, id: id, label: text, frame: frame), lines.map { .text($0, paint) })]
    }
}
