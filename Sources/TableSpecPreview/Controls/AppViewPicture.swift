internal import TableSpecModel

/// A view of a custom class, of which only the name is known.
struct AppViewPicture: ControlPicture {
    var view: AppViewContent
    /// The specified width in points.
    var width: Double?
    /// The specified height in points.
    var height: Double?

    func terminalText(_ direction: LayoutDirection) -> String { direction.line(["▣", view.className], gap: 1) }
    var spokenValue: String? { view.texts.isEmpty ? nil : view.texts.joined(separator: ", ") }

    func size(within width: Double, in context: LayoutContext) -> Size {
        let side = RowMetrics.appViewHeight
        return Size(width: min(self.width ?? side, width), height: min(height ?? side, RowMetrics.maximumHeight))
    }

    func items(in layout: LayoutNode, by painter: ControlPainter) -> [DisplayItem] {
        RowPainter.items(ofAppView: view.className, in: layout.frame, palette: painter.palette)
    }
}
