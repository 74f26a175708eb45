/// A part of a glyph in a box of 24 × 24.
enum GlyphElement: Hashable, Sendable {
    case path([PathStep])
    case circle(Rect)
    /// A filled circle.
    case dot(Rect)
    case box(Rect, radius: Double)

    /// A line through points, given as x, y, x, y ….
    static func line(_ values: Double...) -> GlyphElement { .path(.polyline(points(values))) }

    /// A closed outline through points, given as x, y, x, y ….
    static func shape(_ values: Double...) -> GlyphElement { .path(.polyline(points(values)) + [.close]) }

    /// A curve from a first point through two control points to a last one.
    static func curve(_ values: Double...) -> GlyphElement {
        let points = points(values)
        guard points.count == 4 else { return .path([]) }
        return .path([.move(points[0]), .curve(points[1], points[2], points[3])])
    }

    static func circle(_ x: Double, _ y: Double, _ radius: Double) -> GlyphElement {
        .circle(Rect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius))
    }

    static func dot(_ x: Double, _ y: Double, _ radius: Double) -> GlyphElement {
        .dot(Rect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius))
    }

    static func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double, _ radius: Double) -> GlyphElement {
        .box(Rect(x: x, y: y, width: width, height: height), radius: radius)
    }

    private static func points(_ values: [Double]) -> [Point] {
        stride(from: 0, to: values.count - 1, by: 2).map { Point(x: values[$0], y: values[$0 + 1]) }
    }
}
