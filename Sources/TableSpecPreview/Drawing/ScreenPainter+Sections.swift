internal import TableSpecModel

extension ScreenPainter {
    /// The header of a section.
    func header(_ layout: LayoutNode) -> [DisplayItem] {
        guard let section = layout.section else { return [] }
        let color = section.headerAttributes?.textColor
        return layout.all(.header).flatMap { node in
            supplement(
                node,
                ItemGroup(
                    role: .sectionHeader,
                    id: "header-\(section.id)",
                    label: section.headerAttributes?.spokenText ?? section.header,
                    frame: node.frame
                ),
                color.map(palette.supplement) ?? palette.header
            )
        }
    }

    /// The rows of a section with their card, and the footer.
    func sectionItems(_ layout: LayoutNode, openings: [Int: [PreviewState: Opening]]) -> [DisplayItem] {
        guard let section = layout.section else { return [] }
        let radius = min(cardRadius, layout.frame.height / 2)
        let rows = layout.rows
        // Rows of a plain table have the color of the background, which a view behind them covers.
        let hasCard = content.style != .plain || content.backgroundView != nil
        var items = hasCard ? card(under: rows, layout.frame, radius: radius) : []
        var counts: [String: Int] = [:]
        for (index, node) in rows.enumerated() where node.frame.y < self.layout.size.height {
            guard var row = node.row else { continue }
            row.backgroundColor = row.backgroundColor(at: index)
            var painter = RowPainter(
                traits: traits,
                palette: palette.tinted(row.properties.color(.tintColor)),
                allowsSelection: content.allowsSelection,
                topRadius: index == 0 ? radius : 0,
                bottomRadius: index == rows.count - 1 ? radius : 0
            )
            painter.openings = openings[index] ?? [:]
            // Elements of several collections, and static rows, can have the same id.
            let count = counts[row.id, default: 0]
            counts[row.id] = count + 1
            items += painter.items(row, node, id: "row-\(section.id)-\(row.id)" + (count == 0 ? "" : "-\(count + 1)"))
        }
        let color = section.footerAttributes?.textColor
        return items
            + layout.all(.footer).flatMap { node in
                supplement(
                    node,
                    ItemGroup(
                        role: .sectionFooter,
                        id: "footer-\(section.id)",
                        label: section.footerAttributes?.spokenText ?? section.footer,
                        frame: node.frame
                    ),
                    color.map(palette.supplement) ?? palette.footer
                )
            }
    }

    /// The card under the rows of a group, except under rows with their own background.
    ///
    /// A cell's `backgroundColor` replaces the background that UIKit configures for the table's style, so the table's
    /// background shows through a clear or translucent color: a background configuration is “mutually exclusive” with
    /// the others (https://developer.apple.com/documentation/uikit/uitableviewcell/backgroundconfiguration-24e8e).
    private func card(under rows: [LayoutNode], _ frame: Rect, radius: Double) -> [DisplayItem] {
        guard frame.height > 0 else { return [] }
        let isCovered = rows.enumerated().map { $1.row?.backgroundColor(at: $0) == nil }
        guard isCovered.contains(false) else {
            return [.rect(frame, radius: radius, .fill(palette.row))]
        }
        let runs = isCovered.indices.split { !isCovered[$0] }
        return runs.compactMap { run in
            guard let first = run.first, let last = run.last else { return nil }
            var frame = rows[first].frame
            frame.height = rows[last].frame.maxY - frame.y
            let corners = Corners(
                top: first == isCovered.startIndex ? radius : 0,
                bottom: last == isCovered.endIndex - 1 ? radius : 0
            )
            return .path(.rect(frame, corners: corners), .fill(palette.row))
        }
    }

    /// The image, the text and the views of a header or footer.
    private func supplement(_ node: LayoutNode, _ group: ItemGroup, _ paint: Paint) -> [DisplayItem] {
        guard !node.lines.isEmpty || node[.image] != nil || node.showsViews else { return [] }
        return [.group(group, items(in: node, paint))]
    }

    /// The image, the text and the views in a part of the table.
    func items(in node: LayoutNode, _ paint: Paint) -> [DisplayItem] {
        let image = node[.image].map { RowPainter.items(in: $0, palette: palette) } ?? []
        return image + node.lines.map { .text($0, paint) }
            + CellViewPainter(palette: palette, controls: controls).items(in: node)
    }
}

extension RowContent {
    /// The background of a row at a position in its section.
    fileprivate func backgroundColor(at index: Int) -> ColorReference? {
        index.isMultiple(of: 2) ? backgroundColor : oddBackgroundColor ?? backgroundColor
    }
}
