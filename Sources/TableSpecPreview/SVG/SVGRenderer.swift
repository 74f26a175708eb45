package import TableSpecModel

/// Draws a screen as SVG: text as text, no scripts, and no external references.
package enum SVGRenderer {
    /// The preview of a screen, one element per line. The bytes are the same for the same input on every machine.
    ///
    /// Rows are groups with an id derived from section and row, their frame in `data-frame`, a `title` for screen
    /// readers, and the name of the destination of a tap in `data-destination`.
    package static func render(_ content: ScreenContent, traits: PreviewTraits) -> String {
        writer(of: content, traits: traits).text(traits.colors)
    }

    /// The previews of a screen in several color schemes, for which it's laid out once.
    package static func render(_ content: ScreenContent, traits: PreviewTraits, in colors: [ColorTraits]) -> [String] {
        colors.map(writer(of: content, traits: traits).text)
    }

    private static func writer(of content: ScreenContent, traits: PreviewTraits) -> SVGWriter {
        let painter = ScreenPainter(content, fitted: traits.fitted)
        var writer = SVGWriter(isElevated: painter.traits.isSheet)
        writer.write(painter.items(), size: painter.pictureSize, title: painter.content.title ?? content.name)
        return writer
    }
}
