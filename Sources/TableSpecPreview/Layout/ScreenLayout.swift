internal import TableSpecModel

/// The layout of a screen, in points. The preview is as high as the content.
package struct ScreenLayout: Hashable, Sendable {
    package var size: Size
    /// The parts of the screen, in VoiceOver's order.
    package var parts: [LayoutNode]
    /// The section whose header floats below the bars.
    package var floatingSection: Int?
    /// The space around the views on one side of the table.
    var columnMargins: EdgeInsets
    /// The table, which extends below the bars if there are no views between.
    var tableFrame = Rect(x: 0, y: 0, width: 0, height: 0)

    /// The whole screen.
    var page: Rect { Rect(x: 0, y: 0, width: size.width, height: size.height) }

    package subscript(_ part: LayoutNode.Part) -> LayoutNode? { parts[part] }

    /// The navigation bar with its prompt and large title.
    package var bars: LayoutNode { parts[0] }
    package var sections: [LayoutNode] { parts.all(.section) }

    /// The start of the table.
    var contentTop: Double {
        parts.last { $0.part == .viewAbove }.map { $0.frame.maxY + columnMargins.bottom } ?? bars.frame.maxY
    }
}
