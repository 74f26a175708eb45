internal import Foundation

/// A part of an ellipse between two points.
///
/// Source: SVG 1.1, F.6 "Elliptical arc implementation notes".
struct EllipticalArc {
    var start: Point
    var end: Point
    var radii: Size
    /// The rotation of the ellipse, in radians.
    var angle = 0.0
    /// Whether to use the longer arc.
    var isLarge = false
    var isClockwise: Bool

    /// The arc as curves of at most a quarter turn.
    var curves: [PathStep] {
        let (width, height) = (abs(radii.width), abs(radii.height))
        guard start != end else { return [] }
        guard width > 0, height > 0 else { return [.line(end)] }
        let half = turned(Point(x: (start.x - end.x) / 2, y: (start.y - end.y) / 2), by: -angle)
        let excess = (half.x * half.x) / (width * width) + (half.y * half.y) / (height * height)
        let growth = max(1, excess.squareRoot())
        let (rx, ry) = (width * growth, height * growth)
        let product = rx * rx * half.y * half.y + ry * ry * half.x * half.x
        let root = max(0, (rx * rx * ry * ry - product) / product).squareRoot() * (isLarge == isClockwise ? -1 : 1)
        let center = Point(x: root * rx * half.y / ry, y: -root * ry * half.x / rx)
        let first = atan2((half.y - center.y) / ry, (half.x - center.x) / rx)
        let last = atan2((-half.y - center.y) / ry, (-half.x - center.x) / rx)
        var sweep = last - first
        // The numbers of an image may be too large to calculate with.
        guard sweep.isFinite else { return [.line(end)] }
        if isClockwise, sweep < 0 { sweep += 2 * .pi }
        if !isClockwise, sweep > 0 { sweep -= 2 * .pi }
        let count = max(1, Int((abs(sweep) / (.pi / 2) - 1e-6).rounded(.up)))
        let part = sweep / Double(count)
        let reach = 4 / 3 * tan(part / 4)
        let middle = Point(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2)
        func place(_ x: Double, _ y: Double) -> Point {
            let point = turned(Point(x: center.x + rx * x, y: center.y + ry * y), by: angle)
            return Point(x: middle.x + point.x, y: middle.y + point.y)
        }
        return (0..<count).map { index in
            let (from, to) = (first + part * Double(index), first + part * Double(index + 1))
            return .curve(
                place(cos(from) - reach * sin(from), sin(from) + reach * cos(from)),
                place(cos(to) + reach * sin(to), sin(to) - reach * cos(to)),
                index == count - 1 ? end : place(cos(to), sin(to))
            )
        }
    }

    private func turned(_ point: Point, by angle: Double) -> Point {
        Point(x: point.x * cos(angle) - point.y * sin(angle), y: point.x * sin(angle) + point.y * cos(angle))
    }
}
