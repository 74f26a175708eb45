internal import TableSpecModel

extension ScreenPainter {
    /// The header of a section.
    func header(_ section: SectionContent, _ layout: SectionLayout) -> [DisplayItem] {
        supplement(
            Supplement(
                text: section.header,
                attributes: section.headerAttributes,
                imageFrame: layout.headerImageFrame,
                views: layout.headerViews
            ),
            .sectionHeader,
            of: section,
            layout.headerFrame,
            layout.headerLines
        )
    }

    /// The rows of a section with their card, and the footer.
    func sectionItems(_ section: SectionContent, _ layout: SectionLayout, openings: [Int: [PreviewState: Opening]])
        -> [DisplayItem]
    {
        let radius = min(cardRadius, layout.cardFrame.height / 2)
        let rows = section.rows.enumerated().map { index, row in
            var row = row
            if !index.isMultiple(of: 2), let odd = row.oddBackgroundColor { row.backgroundColor = odd }
            return row
        }
        // Rows of a plain table have the color of the background, which a view behind them covers.
        let hasCard = content.style != .plain || content.backgroundView != nil
        var items = hasCard ? card(under: rows, layout, radius: radius) : []
        for (index, pair) in zip(rows, layout.rows).enumerated() where pair.1.frame.y < self.layout.size.height {
            var painter = RowPainter(
                traits: traits,
                palette: palette.tinted(pair.0.properties.color(.tintColor)),
                allowsSelection: content.allowsSelection,
                topRadius: index == 0 ? radius : 0,
                bottomRadius: index == section.rows.count - 1 ? radius : 0
            )
            painter.openings = openings[index] ?? [:]
            items += painter.items(pair.0, pair.1, id: "row-\(section.id)-\(pair.0.id)")
        }
        return items
            + supplement(
                Supplement(
                    text: section.footer,
                    attributes: section.footerAttributes,
                    imageFrame: layout.footerImageFrame,
                    views: layout.footerViews
                ),
                .sectionFooter,
                of: section,
                layout.footerFrame,
                layout.footerLines
            )
    }

    /// The card under the rows of a group, except under rows with their own background.
    ///
    /// A cell's `backgroundColor` replaces the background that UIKit configures for the table's style, so the table's
    /// background shows through a clear or translucent color: a background configuration is “mutually exclusive” with
    /// the others (https://developer.apple.com/documentation/uikit/uitableviewcell/backgroundconfiguration-24e8e).
    private func card(under rows: [RowContent], _ layout: SectionLayout, radius: Double) -> [DisplayItem] {
        guard layout.cardFrame.height > 0 else { return [] }
        let isCovered = zip(rows, layout.rows).map { $0.0.backgroundColor == nil }
        guard isCovered.contains(false) else {
            return [.rect(layout.cardFrame, radius: radius, .fill(palette.row))]
        }
        let runs = isCovered.indices.split { !isCovered[$0] }
        return runs.compactMap { run in
            guard let first = run.first, let last = run.last else { return nil }
            var frame = layout.rows[first].frame
            frame.height = layout.rows[last].frame.maxY - frame.y
            let corners = Corners(
                top: first == isCovered.startIndex ? radius : 0,
                bottom: last == isCovered.endIndex - 1 ? radius : 0
            )
            return .path(.rect(frame, corners: corners), .fill(palette.row))
        }
    }

    /// The content of a header or footer.
    private struct Supplement {
        var text: String?
        var attributes: SectionViewContent?
        var imageFrame: Rect?
        var views: [ViewLayout]

        var isEmpty: Bool { imageFrame == nil && views.isEmpty }
    }

    private func supplement(
        _ shown: Supplement,
        _ role: ItemGroup.Role,
        of section: SectionContent,
        _ frame: Rect?,
        _ lines: [LaidOutLine]
    ) -> [DisplayItem] {
        guard let frame, !lines.isEmpty || !shown.isEmpty else { return [] }
        let isHeader = role == .sectionHeader
        let id = "\(isHeader ? "header" : "footer")-\(section.id)"
        let paint = shown.attributes?.textColor.map(palette.supplement) ?? (isHeader ? palette.header : palette.footer)
        let image = shown.imageFrame.flatMap { frame in
            shown.attributes?.image.map { RowPainter.items(of: $0, in: frame, palette: palette) }
        }
        let views = CellViewPainter(palette: palette, controls: controls)
            .items(shown.attributes?.views?.drawnViews ?? [], shown.views, on: nil)
        let label = shown.attributes?.spokenText ?? shown.text
        let group = ItemGroup(role: role, id: id, label: label, frame: frame)
        return [.group(group, (image ?? []) + lines.map { .text($0, paint) } + views)]
    }
}
