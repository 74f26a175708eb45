internal import TableSpecModel

/// Lays out the views above or below a table, as if text ran from left to right.
///
/// The space between two views is that of generated code: 8 points.
struct ViewColumnLayouter {
    let views: [ViewContent]
    let context: LayoutContext
    let margins: EdgeInsets

    private static let spacing = 8.0
    private static let rowHeight = 34.0

    /// The space that the views take with their margins.
    var height: Double {
        guard !views.isEmpty else { return 0 }
        let gaps = Double(views.count - 1) * Self.spacing
        return views.map(height).reduce(margins.top + gaps + margins.bottom, +)
    }

    func layout(top: Double) -> [BarItemLayout] {
        var y = top + margins.top
        return views.enumerated().compactMap { index, view in
            let row = Rect(x: margins.left, y: y, width: width, height: height(of: view))
            y = row.maxY + Self.spacing
            return layout(view, index: index, in: row)
        }
    }

    private var width: Double { max(0, context.traits.device.size.width - margins.left - margins.right) }

    /// The height of a view. A control with large text is higher than usual.
    private func height(of view: ViewContent) -> Double {
        if case .content(let view) = view { return ContentLayouter(context: context).height(of: view, within: width) }
        guard case .control(let control) = view else { return Self.rowHeight }
        return max(Self.rowHeight, control.picture.size(within: width, in: context).height)
    }

    private func layout(_ view: ViewContent, index: Int, in row: Rect) -> BarItemLayout? {
        if case .content(let view) = view {
            var layout = BarItemLayout(index: index, frame: row, titleLine: nil, symbolFrame: nil)
            layout.drawnViews = ContentLayouter(context: context).layout(view, in: row)
            return layout
        }
        var context = context
        context.traits.system = .iOS18
        if case .control(let control) = view {
            let layout = control.picture.layout(in: row, context: context)
            return BarItemLayout(index: index, frame: row, titleLine: nil, symbolFrame: nil, control: layout)
        }
        let layouter = BarItemLayouter(items: [], context: context, bar: row)
        return layouter.layout(BarItemContent(view), index: index, x: row.x, room: row.width)
    }
}
