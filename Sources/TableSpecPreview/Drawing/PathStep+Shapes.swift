extension [PathStep] {
    /// A line through points.
    static func polyline(_ points: [Point]) -> [PathStep] {
        points.enumerated().map { $0.offset == 0 ? .move($0.element) : .line($0.element) }
    }

    /// A rectangle whose upper and lower corners are rounded by their own radii.
    static func rect(_ rect: Rect, topRadius: Double, bottomRadius: Double) -> [PathStep] {
        let top = Swift.min(topRadius, rect.width / 2, rect.height)
        let bottom = Swift.min(bottomRadius, rect.width / 2, rect.height - (topRadius > 0 ? top : 0))
        /// How far the control points of a quarter circle lie from its corner, in radii.
        let kappa = 0.448
        let (left, right) = (rect.x, rect.maxX)
        var steps: [PathStep] = [
            .move(Point(x: left + top, y: rect.y)),
            .line(Point(x: right - top, y: rect.y)),
        ]
        if top > 0 {
            steps.append(
                .curve(
                    Point(x: right - top * kappa, y: rect.y),
                    Point(x: right, y: rect.y + top * kappa),
                    Point(x: right, y: rect.y + top)
                )
            )
        }
        steps.append(.line(Point(x: right, y: rect.maxY - bottom)))
        if bottom > 0 {
            steps.append(
                .curve(
                    Point(x: right, y: rect.maxY - bottom * kappa),
                    Point(x: right - bottom * kappa, y: rect.maxY),
                    Point(x: right - bottom, y: rect.maxY)
                )
            )
        }
        steps.append(.line(Point(x: left + bottom, y: rect.maxY)))
        if bottom > 0 {
            steps.append(
                .curve(
                    Point(x: left + bottom * kappa, y: rect.maxY),
                    Point(x: left, y: rect.maxY - bottom * kappa),
                    Point(x: left, y: rect.maxY - bottom)
                )
            )
        }
        steps.append(.line(Point(x: left, y: rect.y + top)))
        if top > 0 {
            steps.append(
                .curve(
                    Point(x: left, y: rect.y + top * kappa),
                    Point(x: left + top * kappa, y: rect.y),
                    Point(x: left + top, y: rect.y)
                )
            )
        }
        steps.append(.close)
        return steps
    }
}
