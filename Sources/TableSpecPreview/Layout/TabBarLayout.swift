/// Where the parts of a tab bar lie.
public struct TabBarLayout: Hashable, Sendable {
    public var frame: Rect
    /// The tabs from the leading edge.
    public var items: [TabItemLayout]

    func mirrored(in width: Double) -> TabBarLayout {
        TabBarLayout(frame: frame.mirrored(in: width), items: items.map { $0.mirrored(in: width) })
    }
}

/// A tab in its place.
public struct TabItemLayout: Hashable, Sendable {
    public var frame: Rect
    /// The frame of the tab's image; `nil` where the bar shows words alone.
    public var symbolFrame: Rect?
    public var titleLine: LaidOutLine?
    public var badgeFrame: Rect?
    public var badgeLine: LaidOutLine?

    func mirrored(in width: Double) -> TabItemLayout {
        TabItemLayout(
            frame: frame.mirrored(in: width),
            symbolFrame: symbolFrame?.mirrored(in: width),
            titleLine: titleLine?.mirrored(in: width),
            badgeFrame: badgeFrame?.mirrored(in: width),
            badgeLine: badgeLine?.mirrored(in: width)
        )
    }
}
