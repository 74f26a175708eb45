internal import TableSpecModel

/// Draws a tab bar: its background, and each tab in its selected and unselected state.
struct TabBarPainter {
    let tabs: [TabContent]
    let layout: TabBarLayout
    let system: SystemVersion
    let assets: PictureAssets

    /// Whether the bar floats over the screen: on iOS 26, and on iPad.
    private var floats: Bool { layout.items.contains { $0.highlightFrame != nil } }

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
        if system == .iOS26 { return GlassPainter(frame: frame).items(Palette.groupedGlass) }
        let radius = frame.height / 2
        return [
            .rect(frame, radius: radius, .fill(Paint(0xFCFCFD, 0x232325))),
            .rect(frame.insetBy(0.25), radius: radius, .stroke(SystemPaint.paint(.separator), width: 0.5)),
        ]
    }

    /// The whole bar.
    func items(selected: Int?) -> [DisplayItem] {
        ground + tabs.indices.flatMap { items($0, isSelected: $0 == selected) }
    }

    /// The symbol, the title and the badge of a tab.
    ///
    /// Evidence: "inactive 949494–999999, tint 007AFF"; on iOS 26 unselected tabs have the color of symbols on glass.
    func items(_ index: Int, isSelected: Bool) -> [DisplayItem] {
        let item = layout.items[index]
        let paint = isSelected ? SystemPaint.paint(.systemBlue) : inactive
        var items = isSelected ? item.highlightFrame.map { [highlight($0)] } ?? [] : []
        if let image = tabs[index].image, let frame = item.symbolFrame {
            items += ImagePainter(paint: paint, assets: assets, isTemplate: true).items(of: image, in: frame)
        }
        if let line = item.titleLine { items.append(.text(line, paint)) }
        guard let badge = item.badgeFrame, let line = item.badgeLine else { return items }
        items.append(.rect(badge, radius: badge.height / 2, .fill(SystemPaint.paint(.systemRed))))
        return items + [.text(line, Paint(0xFFFFFF))]
    }

    private var inactive: Paint {
        if system == .iOS26 { return Palette.onGlass }
        return floats ? SystemPaint.paint(.label) : Paint(0x999999, 0x757575)
    }

    private func highlight(_ frame: Rect) -> DisplayItem {
        .rect(frame, radius: frame.height / 2, .fill(SystemPaint.paint(.tertiarySystemFill)))
    }
}
