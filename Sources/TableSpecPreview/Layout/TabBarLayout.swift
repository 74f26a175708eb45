/// The layout of a tab bar.
package struct TabBarLayout: Hashable, Sendable {
    package var frame: Rect
    /// The tabs from the leading edge.
    package var items: [TabItemLayout]

    func mirrored(in width: Double) -> TabBarLayout {
        TabBarLayout(frame: frame.mirrored(in: width), items: items.map { $0.mirrored(in: width) })
    }
}

/// The layout of a tab.
package struct TabItemLayout: Hashable, Sendable {
    package var frame: Rect
    /// The capsule of the selected tab, if the bar floats.
    package var highlightFrame: Rect?
    /// The frame of the tab's image, or `nil` if the bar shows only text.
    package var symbolFrame: Rect?
    package var titleLine: LaidOutLine?
    package var badgeFrame: Rect?
    package var badgeLine: LaidOutLine?

    func mirrored(in width: Double) -> TabItemLayout {
        TabItemLayout(
            frame: frame.mirrored(in: width),
            highlightFrame: highlightFrame?.mirrored(in: width),
            symbolFrame: symbolFrame?.mirrored(in: width),
            titleLine: titleLine?.mirrored(in: width),
            badgeFrame: badgeFrame?.mirrored(in: width),
            badgeLine: badgeLine?.mirrored(in: width)
        )
    }
}
