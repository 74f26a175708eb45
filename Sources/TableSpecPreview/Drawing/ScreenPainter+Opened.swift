internal import TableSpecModel

extension ScreenPainter {
    /// The open menu or confirmation question in front of a dimmed screen.
    var openedItems: [DisplayItem] { openedGround + openedCards }

    /// The color that dims the screen behind.
    var openedGround: [DisplayItem] {
        guard layout[.opened]?.opened?.isDimmed == true else { return [] }
        return [.rect(layout.page, radius: 0, .fill(OpenedPainter.dimming))]
    }

    /// The cards, and the row whose menu is open, which isn't dimmed.
    var openedCards: [DisplayItem] {
        guard let node = layout[.opened], let opened = node.opened else { return [] }
        let painter = OpenedPainter(palette: palette, metrics: OpenedMetrics(system: traits.system))
        return (opened.liftedRow.map(liftedRow) ?? []) + painter.items(node)
    }

    private func liftedRow(_ place: RowPlace) -> [DisplayItem] {
        var node = layout.sections[place.section].rows[place.row]
        guard let row = node.row else { return [] }
        node.children.removeAll { $0.part == .separator }
        let radius = traits.system == .iOS26 ? 26.0 : 12
        let painter = RowPainter(
            traits: traits,
            palette: palette.tinted(row.properties.color(.tintColor)),
            allowsSelection: false,
            topRadius: radius,
            bottomRadius: radius
        )
        let items = painter.items(row, node, id: "")
        return SoftShadow(frame: node.frame, radius: radius).items
            + [.rect(node.frame, radius: radius, .fill(palette.row))] + items.flatMap(\.ungrouped)
    }
}

extension DisplayItem {
    /// The item without interactive groups, which are replaced by their items.
    var ungrouped: [DisplayItem] {
        if case .group(_, let items) = self { return items.flatMap(\.ungrouped) }
        return [self]
    }
}
