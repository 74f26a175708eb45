public import TableSpecModel

/// Lays a screen out as UIKit does: the stage between content and pictures.
public enum LayoutEngine {
    /// Where everything lies on a screen with this content.
    ///
    /// The layout is made as if the text ran from left to right and mirrored at the end, so that both directions agree.
    public static func layout(_ content: ScreenContent, traits: PreviewTraits) -> ScreenLayout {
        let content = content.shown(in: traits.state)
        let context = LayoutContext(content: content, traits: traits)
        let bars = BarLayouter(content: content, context: context).layout()
        let inset = content.properties.insets(.contentInset) ?? EdgeInsets()
        let (sections, y) = sections(of: content, from: bars.frame.maxY + inset.top, context: context)
        let bottom = y + inset.bottom + SectionMetrics.bottomPadding + traits.device.bottomInset
        let size = Size(width: traits.device.size.width, height: max(traits.device.size.height, bottom.rounded(.up)))
        let index = IndexLayouter(titles: content.sectionIndexTitles, context: context)
        var layout = ScreenLayout(
            size: size,
            bars: bars,
            sections: sections,
            indexLines: index.lines(below: bars.frame.maxY)
        )
        if traits.state == .scrolled { scroll(&layout, content: content, context: context) }
        return traits.direction == .rightToLeft ? layout.mirrored() : layout
    }

    /// The sections below each other, and where what follows them starts.
    private static func sections(
        of content: ScreenContent,
        from top: Double,
        context: LayoutContext
    ) -> (layouts: [SectionLayout], bottom: Double) {
        var layouts: [SectionLayout] = []
        var y = top
        for index in content.sections.indices {
            let section = SectionLayouter(content: content, index: index, context: context).layout(top: y)
            layouts.append(section.layout)
            y = section.bottom
        }
        return (layouts, y)
    }

    /// Scrolls the table until half of its first row is gone; the header of a plain table then floats below the bars.
    private static func scroll(_ layout: inout ScreenLayout, content: ScreenContent, context: LayoutContext) {
        guard let index = layout.sections.firstIndex(where: { !$0.rows.isEmpty }) else { return }
        let top = layout.bars.frame.maxY
        let section = layout.sections[index]
        let row = section.rows[0].frame
        let isFloating = content.style == .plain && section.headerFrame != nil
        let cover = isFloating ? section.headerFrame?.height ?? 0 : 0
        let hidden = row.y + row.height * EditingMetrics.scrolledShare - cover - top
        let offset = hidden.roundedToPixel(context.scale)
        layout.sections = sections(of: content, from: top - offset, context: context).layouts
        guard isFloating, let header = layout.sections[index].headerFrame else { return }
        layout.sections[index].moveHeader(by: top - header.y)
        layout.floatingSection = index
    }
}

extension SectionLayout {
    fileprivate mutating func moveHeader(by distance: Double) {
        headerFrame?.y += distance
        for index in headerLines.indices {
            headerLines[index].frame.y += distance
            headerLines[index].baseline += distance
        }
    }
}
