internal import TableSpecModel

/// Lays out the views above or below a table, as if text ran from left to right.
///
/// The margins are those that generated code sets: 8 above, below and between, 16 at the sides.
struct ViewColumnLayouter {
    let views: [ViewContent]
    let context: LayoutContext

    static let margin = 8.0
    private static let sideMargin = 16.0
    private static let rowHeight = 34.0

    /// The room that the views take with their margins.
    var height: Double {
        guard !views.isEmpty else { return 0 }
        return Double(views.count) * (Self.rowHeight + Self.margin) + Self.margin
    }

    func layout(top: Double) -> [BarItemLayout] {
        let width = context.traits.device.size.width - 2 * Self.sideMargin
        return views.enumerated().compactMap { index, view in
            let y = top + Self.margin + Double(index) * (Self.rowHeight + Self.margin)
            let row = Rect(x: Self.sideMargin, y: y, width: width, height: Self.rowHeight)
            return layout(view, index: index, in: row)
        }
    }

    private func layout(_ view: ViewContent, index: Int, in row: Rect) -> BarItemLayout? {
        var context = context
        context.traits.look = .iOS18
        if case .control(let control) = view {
            let layout = ControlLayouter(control: control, context: context).layout(in: row)
            return BarItemLayout(index: index, frame: row, titleLine: nil, symbolFrame: nil, control: layout)
        }
        let layouter = BarItemLayouter(items: [], context: context, bar: row)
        return layouter.layout(BarItemFace(view), index: index, x: row.x, room: row.width)
    }
}
