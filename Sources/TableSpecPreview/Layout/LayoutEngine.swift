public import TableSpecModel

/// Lays a screen out as UIKit does: the stage between content and pictures.
public enum LayoutEngine {
    /// Where everything lies on a screen with this content.
    ///
    /// The layout is made as if the text ran from left to right and mirrored at the end, so that both directions agree.
    public static func layout(_ content: ScreenContent, traits: PreviewTraits) -> ScreenLayout {
        let context = LayoutContext(content: content, traits: traits)
        let bars = BarLayouter(content: content, context: context).layout()
        var sections: [SectionLayout] = []
        var y = bars.frame.maxY
        for index in content.sections.indices {
            let section = SectionLayouter(content: content, index: index, context: context).layout(top: y)
            sections.append(section.layout)
            y = section.bottom
        }
        let bottom = y + SectionMetrics.bottomPadding + traits.device.bottomInset
        let size = Size(width: traits.device.size.width, height: max(traits.device.size.height, bottom.rounded(.up)))
        let index = IndexLayouter(titles: content.sectionIndexTitles, context: context)
        let layout = ScreenLayout(
            size: size,
            bars: bars,
            sections: sections,
            indexLines: index.lines(below: bars.frame.maxY)
        )
        return traits.direction == .rightToLeft ? layout.mirrored() : layout
    }
}
