/// Where the parts of a tab bar lie.
struct TabBarLayout: Hashable, Sendable {
    var frame: Rect
    /// The tabs from the leading edge.
    var items: [TabItemLayout]

    func mirrored(in width: Double) -> TabBarLayout {
        TabBarLayout(frame: frame.mirrored(in: width), items: items.map { $0.mirrored(in: width) })
    }
}

/// A tab in its place.
struct TabItemLayout: Hashable, Sendable {
    var frame: Rect
    var symbolFrame: Rect
    var titleLine: LaidOutLine?
    var badgeFrame: Rect?
    var badgeLine: LaidOutLine?

    func mirrored(in width: Double) -> TabItemLayout {
        TabItemLayout(
            frame: frame.mirrored(in: width),
            symbolFrame: symbolFrame.mirrored(in: width),
            titleLine: titleLine?.mirrored(in: width),
            badgeFrame: badgeFrame?.mirrored(in: width),
            badgeLine: badgeLine?.mirrored(in: width)
        )
    }
}
