extension [PathStep] {
    /// A line through points.
    static func polyline(_ points: [Point]) -> [PathStep] {
        points.enumerated().map { $0.offset == 0 ? .move($0.element) : .line($0.element) }
    }

    /// A rectangle with individual corner radii.
    static func rect(_ rect: Rect, corners: Corners) -> [PathStep] {
        let corners = corners.fitted(in: rect)
        let (left, right, top, bottom) = (rect.x, rect.maxX, rect.y, rect.maxY)
        var steps: [PathStep] = [.move(Point(x: left + corners.topLeft, y: top))]
        steps.append(.line(Point(x: right - corners.topRight, y: top)))
        steps += turn(Point(x: right, y: top), corners.topRight, from: (-1, 0), to: (0, 1))
        steps.append(.line(Point(x: right, y: bottom - corners.bottomRight)))
        steps += turn(Point(x: right, y: bottom), corners.bottomRight, from: (0, -1), to: (-1, 0))
        steps.append(.line(Point(x: left + corners.bottomLeft, y: bottom)))
        steps += turn(Point(x: left, y: bottom), corners.bottomLeft, from: (1, 0), to: (0, -1))
        steps.append(.line(Point(x: left, y: top + corners.topLeft)))
        steps += turn(Point(x: left, y: top), corners.topLeft, from: (0, 1), to: (1, 0))
        return steps + [.close]
    }

    /// Dashes along the sides of a rectangle, which begin and end at its corners, with gaps of about the same length.
    static func dashes(around rect: Rect, length: Double) -> [PathStep] {
        let corners = [
            Point(x: rect.x, y: rect.y), Point(x: rect.maxX, y: rect.y), Point(x: rect.maxX, y: rect.maxY),
            Point(x: rect.x, y: rect.maxY),
        ]
        return corners.indices.flatMap { dashes(from: corners[$0], to: corners[($0 + 1) % 4], length: length) }
    }

    private static func dashes(from start: Point, to end: Point, length: Double) -> [PathStep] {
        let distance = abs(end.x - start.x) + abs(end.y - start.y)
        // One more dash than gaps, and only as many as are visible.
        let gaps = Int((Swift.min(distance / length, 200) / 2).rounded(.down))
        let parts = Double(2 * gaps + 1)
        func point(_ part: Int) -> Point {
            let factor = Double(part) / parts
            return Point(x: start.x + (end.x - start.x) * factor, y: start.y + (end.y - start.y) * factor)
        }
        return (0...gaps).flatMap { [.move(point(2 * $0)), .line(point(2 * $0 + 1))] }
    }

    /// A quarter circle around a corner. The directions lead from the corner to the two ends of the curve.
    private static func turn(
        _ corner: Point,
        _ radius: Double,
        from: (x: Double, y: Double),
        to: (x: Double, y: Double)
    ) -> [PathStep] {
        guard radius > 0 else { return [] }
        // The distance between the control points of a quarter circle and its corner, in radii.
        let kappa = 0.448
        func point(_ direction: (x: Double, y: Double), _ distance: Double) -> Point {
            Point(x: corner.x + direction.x * distance, y: corner.y + direction.y * distance)
        }
        return [.curve(point(from, radius * kappa), point(to, radius * kappa), point(to, radius))]
    }
}

/// The radii in points of the corners of a rectangle.
struct Corners: Hashable {
    var topLeft = 0.0
    var topRight = 0.0
    var bottomRight = 0.0
    var bottomLeft = 0.0

    /// Corner radii that fit the sides of a rectangle.
    func fitted(in rect: Rect) -> Corners {
        let height = max(topLeft + bottomLeft, topRight + bottomRight)
        let width = max(topLeft + topRight, bottomLeft + bottomRight)
        let factor = min(1, height > 0 ? rect.height / height : 1, width > 0 ? rect.width / width : 1)
        return Corners(
            topLeft: topLeft * factor,
            topRight: topRight * factor,
            bottomRight: bottomRight * factor,
            bottomLeft: bottomLeft * factor
        )
    }
}

extension Corners {
    /// Corners with one radius above and one below.
    init(top: Double, bottom: Double) {
        self.init(topLeft: top, topRight: top, bottomRight: bottom, bottomLeft: bottom)
    }
}

extension [PathStep] {
    /// The arrow of a popover with a soft tip; its base reaches a point into the popover.
    static func arrow(in frame: Rect, pointsUp: Bool) -> [PathStep] {
        let (base, tip) = pointsUp ? (frame.maxY + 1, frame.y) : (frame.y - 1, frame.maxY)
        func point(_ x: Double, _ y: Double) -> Point { Point(x: frame.x + frame.width * x, y: y) }
        return [
            .move(point(0, base)),
            .curve(point(0.28, base), point(0.34, tip), point(0.5, tip)),
            .curve(point(0.66, tip), point(0.72, base), point(1, base)),
            .close,
        ]
    }
}
