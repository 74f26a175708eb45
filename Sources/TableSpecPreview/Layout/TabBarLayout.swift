/// Where the parts of a tab bar lie.
package struct TabBarLayout: Hashable, Sendable {
    package var frame: Rect
    /// The tabs from the leading edge.
    package var items: [TabItemLayout]

    func mirrored(in width: Double) -> TabBarLayout {
        TabBarLayout(frame: frame.mirrored(in: width), items: items.map { $0.mirrored(in: width) })
    }
}

/// A tab in its place.
package struct TabItemLayout: Hashable, Sendable {
    package var frame: Rect
    /// The lozenge of the selected tab, where the bar floats.
    package var highlightFrame: Rect?
    /// The frame of the tab's image; `nil` where the bar shows words alone.
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
