internal import TableSpecModel

/// Views on top of each other.
extension ContentLayouter {
    /// As large as each view with its distances from the edges. Images behind others count only if nothing else does.
    func size(of stack: ZStackContent, within width: Double, fills: Bool) -> Size {
        let sizing =
            stack.views.indices.filter { !stack.backdrops.contains($0) }.map { stack.views[$0] } + stack.hiddenViews
        let isBackdropAlone = !sizing.contains { $0.anchor == nil }
        let sizes = (isBackdropAlone ? stack.views + stack.hiddenViews : sizing).map { view in
            let insets = view.insets
            let room = max(0, width - insets.width)
            let size = size(of: view, within: room, fills: fills && view.anchor == nil)
            return Size(width: size.width + insets.width, height: size.height + insets.height)
        }
        return Size(width: max(0, sizes.map(\.width).max() ?? 0), height: max(0, sizes.map(\.height).max() ?? 0))
    }

    func place(_ stack: ZStackContent, in frame: Rect) -> [LayoutNode] {
        stack.views.flatMap { place($0, in: self.frame(of: $0, in: frame)) }
    }

    private func frame(of view: CellViewContent, in frame: Rect) -> Rect {
        guard let anchor = view.anchor else { return frame.insetBy(view.inset) }
        let size = size(of: view, within: max(0, frame.width - view.insets.width))
        let x =
            switch anchor.horizontalEdge {
            case .leading: frame.x + view.inset
            case .trailing: frame.maxX - view.inset - size.width
            case nil: frame.x + ((frame.width - size.width) / 2).roundedToPixel(scale)
            }
        let y =
            switch anchor.verticalEdge {
            case .top: frame.y + view.inset
            case .bottom: frame.maxY - view.inset - size.height
            case nil: frame.y + ((frame.height - size.height) / 2).roundedToPixel(scale)
            }
        return Rect(x: x, y: y, width: size.width, height: size.height)
    }
}

extension CellViewContent {
    /// The space in points for the view's distances from the edges of its `zstack` along each axis.
    var insets: Size {
        guard let anchor else { return Size(width: 2 * inset, height: 2 * inset) }
        // A view at a distance from one edge needs the same distance from the other. A view that overlaps an edge needs
        // none.
        let both = inset + max(0, inset)
        return Size(
            width: anchor.horizontalEdge == nil ? 0 : both,
            height: anchor.verticalEdge == nil ? 0 : both
        )
    }
}
