internal import TableSpecModel

/// Lays out the views that float over a table, inside the area that the bars and the other views leave, or the view
/// behind its rows.
struct OverlayLayouter {
    /// The views as layers, or the view behind the rows.
    let overlay: CellViewContent
    let context: LayoutContext
    /// The role of the views.
    let part: LayoutNode.Part

    private var views: [CellViewContent] {
        guard case .zstack(let stack) = overlay.kind else { return [] }
        return stack.views
    }

    /// The space below the rows for views at the bottom, as in generated code: the same above the views as below them.
    var heightOverRows: Double {
        let width = context.traits.device.size.width
        let layouter = ContentLayouter(context: context)
        let heights = views.filter { $0.anchor?.verticalEdge == .bottom }.map { view in
            layouter.height(ofLayer: view, within: width) + 2 * view.inset
        }
        return max(0, heights.max() ?? 0)
    }

    func layout(in room: Rect) -> LayoutNode {
        LayoutNode(part, room, children: ContentLayouter(context: context).layout(layers: overlay, in: room))
    }
}

extension ContentLayouter {
    /// The visible views, in order, in a box whose size doesn't depend on them.
    fileprivate func layout(layers: CellViewContent, in box: Rect) -> [LayoutNode] {
        place(prepared(layers, within: box.width), in: box)
    }

    /// The height of a view at its anchor.
    fileprivate func height(ofLayer view: CellViewContent, within width: Double) -> Double {
        size(of: prepared(view, within: width), within: max(0, width - view.insets.width)).height
    }
}
