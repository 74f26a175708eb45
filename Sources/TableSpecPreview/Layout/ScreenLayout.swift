/// Where everything on a screen lies, in points; the picture is as high as the content needs.
public struct ScreenLayout: Hashable, Sendable {
    public var size: Size
    public var bars: BarLayout
    /// The view above all rows.
    public var headerView: HeaderViewLayout?
    public var sections: [SectionLayout]
    /// The view below all rows.
    public var footerView: HeaderViewLayout?
    /// The letters of the index, at the trailing edge of the part of the table that the device shows.
    public var indexLines: [LaidOutLine]
    public var tabBar: TabBarLayout?
    /// The section whose header floats below the bars.
    public var floatingSection: Int?

    func mirrored() -> ScreenLayout {
        ScreenLayout(
            size: size,
            bars: bars.mirrored(in: size.width),
            headerView: headerView?.mirrored(in: size.width),
            sections: sections.map { $0.mirrored(in: size.width) },
            footerView: footerView?.mirrored(in: size.width),
            indexLines: indexLines.mirrored(in: size.width),
            tabBar: tabBar?.mirrored(in: size.width),
            floatingSection: floatingSection
        )
    }
}

/// Where the parts of a section lie.
public struct SectionLayout: Hashable, Sendable {
    public var id: String
    /// The box of the header, `nil` where the section has none.
    public var headerFrame: Rect?
    public var headerLines: [LaidOutLine]
    /// The frame of the header's image.
    public var headerImageFrame: Rect?
    /// All rows together; in inset grouped tables the card.
    public var cardFrame: Rect
    public var rows: [RowLayout]
    /// The box of the footer, `nil` where the section has none.
    public var footerFrame: Rect?
    public var footerLines: [LaidOutLine]
    /// The frame of the footer's image.
    public var footerImageFrame: Rect?

    func mirrored(in width: Double) -> SectionLayout {
        SectionLayout(
            id: id,
            headerFrame: headerFrame?.mirrored(in: width),
            headerLines: headerLines.mirrored(in: width),
            headerImageFrame: headerImageFrame?.mirrored(in: width),
            cardFrame: cardFrame.mirrored(in: width),
            rows: rows.map { $0.mirrored(in: width) },
            footerFrame: footerFrame?.mirrored(in: width),
            footerLines: footerLines.mirrored(in: width),
            footerImageFrame: footerImageFrame?.mirrored(in: width)
        )
    }
}
