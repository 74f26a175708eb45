internal import TableSpecModel

extension ScreenPainter {
    /// The open menu or confirmation question in front of a dimmed screen.
    var openedItems: [DisplayItem] { openedGround + openedCards }

    /// The color that dims the screen behind.
    var openedGround: [DisplayItem] {
        guard let opened = layout.opened, opened.isDimmed else { return [] }
        let page = Rect(x: 0, y: 0, width: layout.size.width, height: layout.size.height)
        return [.rect(page, radius: 0, .fill(OpenedPainter.dimming))]
    }

    /// The cards, and the row whose menu is open, which isn't dimmed.
    var openedCards: [DisplayItem] {
        guard let opened = layout.opened else { return [] }
        let painter = OpenedPainter(
            palette: palette,
            metrics: OpenedMetrics(system: traits.system),
            isRightToLeft: traits.direction == .rightToLeft
        )
        return (opened.liftedRow.map(liftedRow) ?? []) + painter.items(opened)
    }

    private func liftedRow(_ place: RowPlace) -> [DisplayItem] {
        let row = content.sections[place.section].rows[place.row]
        let frame = layout.sections[place.section].rows[place.row].frame
        let radius = traits.system == .iOS26 ? 26.0 : 12
        let painter = RowPainter(
            traits: traits,
            palette: palette.tinted(row.properties.color(.tintColor)),
            allowsSelection: false,
            topRadius: radius,
            bottomRadius: radius
        )
        var rowLayout = layout.sections[place.section].rows[place.row]
        rowLayout.separatorFrame = nil
        let items = painter.items(row, rowLayout, id: "")
        return SoftShadow(frame: frame, radius: radius).items
            + [.rect(frame, radius: radius, .fill(palette.row))] + items.flatMap(\.ungrouped)
    }
}

extension DisplayItem {
    /// The item without interactive groups, which are replaced by their items.
    var ungrouped: [DisplayItem] {
        if case .group(_, let items) = self { return items.flatMap(\.ungrouped) }
        return [self]
    }
}
