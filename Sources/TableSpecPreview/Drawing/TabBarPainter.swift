internal import TableSpecModel

/// Draws a tab bar: its background, and each tab in its selected and unselected state.
struct TabBarPainter {
    let layout: LayoutNode
    let traits: PreviewTraits
    let assets: PictureAssets

    /// Whether the bar floats over the screen: on iOS 26, and on iPad.
    private var floats: Bool { layout.children.contains { $0[.highlight] != nil } }

    /// Evidence: "hairline on top 0.33 (3x), B2B2B2 = black @30 % (13+)"; "bar background F9F9F9 (13–14)".
    var ground: [DisplayItem] {
        let frame = layout.frame
        guard floats else {
            let line = Rect(x: frame.x, y: frame.y, width: frame.width, height: 1 / 3.0)
            return [
                .rect(frame, radius: 0, .fill(Paint(0xF9F9F9, 0x161616))),
                .rect(line, radius: 0, .fill(Palette.barLine)),
            ]
        }
        // The bar is the same over all screens of an app, most of which are grouped or equally light.
        if traits.system == .iOS26 { return GlassPainter(frame: frame).items(Palette.groupedGlass) }
        let radius = frame.height / 2
        return [
            .rect(frame, radius: radius, .fill(Paint(0xFCFCFD, 0x232325))),
            .rect(frame.insetBy(0.25), radius: radius, .stroke(SystemPaint.paint(.separator), width: 0.5)),
        ]
    }

    /// The whole bar.
    func items(selected: Int?) -> [DisplayItem] {
        ground + layout.children.enumerated().flatMap { items($1, isSelected: $0 == selected) }
    }

    /// The symbol, the title and the badge of a tab.
    ///
    /// Evidence: "inactive 949494–999999, tint 007AFF"; on iOS 26 unselected tabs have the color of symbols on glass.
    func items(_ tab: LayoutNode, isSelected: Bool) -> [DisplayItem] {
        guard case .tab(let content) = tab.content else { return [] }
        let paint = isSelected ? SystemPaint.paint(.systemBlue) : inactive
        var items = isSelected ? tab.frame(.highlight).map { [highlight($0)] } ?? [] : []
        if let image = content.image, let frame = tab.frame(.image) {
            let isRightToLeft = traits.direction == .rightToLeft
            let images = ImagePainter(paint: paint, assets: assets, isRightToLeft: isRightToLeft, isTemplate: true)
            items += images.items(of: image, in: frame)
        }
        items += tab.lines.map { .text($0, paint) }
        guard let badge = tab[.badge] else { return items }
        items.append(.rect(badge.frame, radius: badge.frame.height / 2, .fill(SystemPaint.paint(.systemRed))))
        return items + badge.lines.map { .text($0, Paint(0xFFFFFF)) }
    }

    private var inactive: Paint {
        if traits.system == .iOS26 { return Palette.onGlass }
        return floats ? SystemPaint.paint(.label) : Paint(0x999999, 0x757575)
    }

    private func highlight(_ frame: Rect) -> DisplayItem {
        .rect(frame, radius: frame.height / 2, .fill(SystemPaint.paint(.tertiarySystemFill)))
    }
}
