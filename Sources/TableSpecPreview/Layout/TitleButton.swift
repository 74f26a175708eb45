internal import TableSpecModel

/// The button at the end of a section's header or footer.
struct TitleButton {
    let size: Size
    private let content: CellViewContent

    /// - Returns: `nil` if there's no button.
    init?(_ button: CellViewContent?, context: LayoutContext, within width: Double) {
        guard let button else { return nil }
        content = button
        size = ContentLayouter(context: context).size(of: button, within: width)
    }

    /// The width that the button takes from the text, as in generated code.
    var room: Double { size.width + Self.gap }

    /// The distance in points between the text and the button.
    private static let gap = 8.0

    /// The button, vertically centered on the text, but inside the header.
    func layout(end: Double, middle: Double, in frame: Rect, context: LayoutContext) -> [LayoutNode] {
        let height = min(size.height, frame.height)
        let top = min(max(middle - height / 2, frame.y), frame.maxY - height).roundedToPixel(context.scale)
        let box = Rect(x: end - size.width, y: top, width: size.width, height: height)
        return ContentLayouter(context: context).place(content, in: box)
    }
}
