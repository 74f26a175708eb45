internal import TableSpecModel

/// Lays out the views above or below a table, as if text ran from left to right.
///
/// The space between two views is that of generated code: 8 points.
struct ViewColumnLayouter {
    let views: [ViewContent]
    let context: LayoutContext
    let margins: EdgeInsets
    /// The role of the views.
    let part: LayoutNode.Part

    private static let spacing = 8.0
    private static let rowHeight = 34.0

    /// The space that the views take with their margins.
    var height: Double {
        guard !views.isEmpty else { return 0 }
        let gaps = Double(views.count - 1) * Self.spacing
        return views.map(height).reduce(margins.top + gaps + margins.bottom, +)
    }

    func layout(top: Double) -> [LayoutNode] {
        var y = top + margins.top
        return views.compactMap { view in
            let row = Rect(x: margins.left, y: y, width: width, height: height(of: view))
            y = row.maxY + Self.spacing
            return layout(view, in: row)
        }
    }

    private var width: Double { max(0, context.traits.device.size.width - margins.left - margins.right) }

    /// The height of a view. A control with large text is higher than usual.
    private func height(of view: ViewContent) -> Double {
        if case .content(let view) = view { return ContentLayouter(context: context).height(of: view, within: width) }
        guard case .control(let control) = view else { return Self.rowHeight }
        return max(Self.rowHeight, control.picture.size(within: width, in: context).height)
    }

    private func layout(_ view: ViewContent, in row: Rect) -> LayoutNode? {
        if case .content(let view) = view {
            return LayoutNode(part, row, children: ContentLayouter(context: context).layout(view, in: row))
        }
        var context = context
        context.traits.system = .iOS18
        if case .control(let control) = view {
            let layout = control.layout(in: row, context: context)
            return LayoutNode(part, row, content: .barItem(.control(control), nil, index: 0), children: [layout])
        }
        let layouter = BarItemLayouter(part: part, context: context, bar: row)
        return layouter.layout(BarItemContent(view), x: row.x, room: row.width)
    }
}
