internal import TableSpecModel

extension ScreenPainter {
    /// The open menu or confirmation question in front of a dimmed screen.
    var popupItems: [DisplayItem] { popupGround + popupCards }

    /// The color that dims the screen behind.
    var popupGround: [DisplayItem] {
        guard layout[.popup]?.popup?.isDimmed == true else { return [] }
        return [.rect(layout.page, radius: 0, .fill(PopupPainter.dimming))]
    }

    /// The cards, and the row whose menu is open, which isn't dimmed.
    var popupCards: [DisplayItem] {
        guard let node = layout[.popup], let popup = node.popup else { return [] }
        let painter = PopupPainter(palette: palette, metrics: PopupMetrics(system: traits.system))
        return (popup.liftedRow.map(liftedRow) ?? []) + painter.items(node)
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
