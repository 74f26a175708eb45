internal import TableSpecModel

/// Makes the display list of a screen: content and layout in, things to draw out.
struct ScreenPainter {
    let content: ScreenContent
    let layout: ScreenLayout
    let traits: PreviewTraits

    private var context: LayoutContext { LayoutContext(content: content, traits: traits) }

    private var palette: Palette {
        Palette(appearance: traits.appearance, look: traits.look, style: content.style)
    }

    func items() -> [DisplayItem] {
        let page = Rect(x: 0, y: 0, width: layout.size.width, height: layout.size.height)
        var items: [DisplayItem] = [.rect(page, radius: 0, .fill(palette.background))]
        items += BarPainter(content: content, layout: layout.bars, traits: traits, palette: palette).items()
        for (section, sectionLayout) in zip(content.sections, layout.sections) {
            items += sectionItems(section, sectionLayout)
        }
        if !layout.indexLines.isEmpty { items.append(supplement("index", layout.indexLines, palette.tint)) }
        return items
    }

    private func sectionItems(_ section: SectionContent, _ layout: SectionLayout) -> [DisplayItem] {
        var items: [DisplayItem] = []
        if !layout.headerLines.isEmpty {
            items.append(supplement("header-\(section.id)", layout.headerLines, palette.header))
        }
        let radius = min(context.table.cardRadius, layout.cardFrame.height / 2)
        if content.style != .plain, layout.cardFrame.height > 0 {
            items.append(.rect(layout.cardFrame, radius: radius, .fill(palette.row)))
        }
        for (index, pair) in zip(section.rows, layout.rows).enumerated() {
            let painter = RowPainter(
                traits: traits,
                palette: palette,
                topRadius: index == 0 ? radius : 0,
                bottomRadius: index == section.rows.count - 1 ? radius : 0
            )
            items.append(
                .group(
                    id: "row-\(section.id)-\(pair.0.id)",
                    title: RowDescription(pair.0).text,
                    destination: pair.0.segue?.destination,
                    painter.items(pair.0, pair.1)
                )
            )
        }
        if !layout.footerLines.isEmpty {
            items.append(supplement("footer-\(section.id)", layout.footerLines, palette.footer))
        }
        return items
    }

    private func supplement(_ id: String, _ lines: [LaidOutLine], _ paint: Paint) -> DisplayItem {
        .group(id: id, title: nil, destination: nil, lines.map { .text($0, paint) })
    }
}
