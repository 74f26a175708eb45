/// The layout of a screen, in points. The preview is as high as the content.
package struct ScreenLayout: Hashable, Sendable {
    package var size: Size
    package var bars: BarLayout
    /// The view above all rows.
    package var headerView: HeaderViewLayout?
    package var sections: [SectionLayout]
    /// The view below all rows.
    package var footerView: HeaderViewLayout?
    /// The content in place of the rows.
    package var unavailable: UnavailableLayout?
    /// The characters of the index, at the trailing edge of the visible part of the table.
    package var indexLines: [LaidOutLine]
    package var tabBar: TabBarLayout?
    /// The section whose header floats below the bars.
    package var floatingSection: Int?
    /// The visible views over the table, from back to front.
    package var overlay: [ViewLayout] = []
    /// The visible views behind the rows, from back to front.
    package var backgroundViews: [ViewLayout] = []
    /// The open menu or confirmation question.
    var opened: OpenedLayout?

    func mirrored() -> ScreenLayout {
        ScreenLayout(
            size: size,
            bars: bars.mirrored(in: size.width),
            headerView: headerView?.mirrored(in: size.width),
            sections: sections.map { $0.mirrored(in: size.width) },
            footerView: footerView?.mirrored(in: size.width),
            unavailable: unavailable?.mirrored(in: size.width),
            indexLines: indexLines.mirrored(in: size.width),
            tabBar: tabBar?.mirrored(in: size.width),
            floatingSection: floatingSection,
            overlay: overlay.map { $0.mirrored(in: size.width) },
            backgroundViews: backgroundViews.map { $0.mirrored(in: size.width) },
            opened: opened?.mirrored(in: size.width)
        )
    }
}

/// The layout of a section.
package struct SectionLayout: Hashable, Sendable {
    package var id: String
    /// The box of the header, or `nil` if the section has none.
    package var headerFrame: Rect?
    package var headerLines: [LaidOutLine]
    /// The frame of the header's image.
    package var headerImageFrame: Rect?
    /// The visible custom views of the header, from back to front.
    package var headerViews: [ViewLayout] = []
    /// All rows together, or the card in inset grouped tables.
    package var cardFrame: Rect
    package var rows: [RowLayout]
    /// The box of the footer, or `nil` if the section has none.
    package var footerFrame: Rect?
    package var footerLines: [LaidOutLine]
    /// The frame of the footer's image.
    package var footerImageFrame: Rect?
    /// The visible custom views of the footer, from back to front.
    package var footerViews: [ViewLayout] = []

    func mirrored(in width: Double) -> SectionLayout {
        SectionLayout(
            id: id,
            headerFrame: headerFrame?.mirrored(in: width),
            headerLines: headerLines.mirrored(in: width),
            headerImageFrame: headerImageFrame?.mirrored(in: width),
            headerViews: headerViews.map { $0.mirrored(in: width) },
            cardFrame: cardFrame.mirrored(in: width),
            rows: rows.map { $0.mirrored(in: width) },
            footerFrame: footerFrame?.mirrored(in: width),
            footerLines: footerLines.mirrored(in: width),
            footerImageFrame: footerImageFrame?.mirrored(in: width),
            footerViews: footerViews.map { $0.mirrored(in: width) }
        )
    }
}
