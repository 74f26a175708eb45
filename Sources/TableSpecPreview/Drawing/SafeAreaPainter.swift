/// Draws the screen of an iPhone in landscape: content is inside the safe area, and backgrounds and lines extend to the
/// edges.
///
/// Source: "the separator reaches all the way to the trailing edge (extending into the safe area on an iPhone X)"
/// (useyourloaf.com/blog/table-view-separator-inset); a cell's background fills its row, its content the safe area
/// (`UITableView.insetsContentViewsToSafeArea`).
struct SafeAreaPainter {
    /// The inset in points at each side.
    let inset: Double
    /// The size of the safe area.
    let size: Size

    /// The whole preview.
    ///
    /// - Parameter screen: The items of the safe area, relative to its origin.
    func items(_ screen: [DisplayItem]) -> [DisplayItem] {
        let safeArea = Rect(x: inset, y: 0, width: size.width, height: size.height)
        return sides(of: screen) + [.placed(screen, safeArea)]
    }

    /// The extension of a screen to the sides of the safe area.
    func sides(of screen: [DisplayItem]) -> [DisplayItem] { screen.flatMap(continued) }

    /// The extension of an item that touches the sides of the safe area.
    private func continued(_ item: DisplayItem) -> [DisplayItem] {
        switch item {
        case .rect(let frame, radius: _, .fill(let paint)): sides(of: frame, paint)
        case .path(let steps, .fill(let paint)): steps.frame.map { sides(of: $0, paint) } ?? []
        case .group(_, let items), .masked(let items, mask: _): items.flatMap(continued)
        case .rect, .ellipse, .path, .text, .image, .placed: []
        }
    }

    private func sides(of frame: Rect, _ paint: Paint) -> [DisplayItem] {
        var side = Rect(x: 0, y: frame.y, width: inset, height: frame.height)
        var sides: [DisplayItem] = []
        if frame.x <= 0 { sides.append(.rect(side, radius: 0, .fill(paint))) }
        side.x = inset + size.width
        if frame.maxX >= size.width { sides.append(.rect(side, radius: 0, .fill(paint))) }
        return sides
    }
}

extension [PathStep] {
    /// The bounding box of the ends of all steps, or `nil` if there are none.
    fileprivate var frame: Rect? {
        let ends = compactMap { step -> Point? in
            switch step {
            case .move(let end), .line(let end), .curve(_, _, let end): end
            case .close: nil
            }
        }
        guard let left = ends.map(\.x).min(), let right = ends.map(\.x).max(), let top = ends.map(\.y).min(),
            let bottom = ends.map(\.y).max()
        else { return nil }
        return Rect(x: left, y: top, width: right - left, height: bottom - top)
    }
}
