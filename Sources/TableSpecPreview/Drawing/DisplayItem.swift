internal import TableSpecModel

/// A point in points.
struct Point: Hashable, Sendable {
    var x: Double
    var y: Double
}

/// One step of an outline.
enum PathStep: Hashable, Sendable {
    case move(Point)
    case line(Point)
    /// A cubic curve with its two control points.
    case curve(Point, Point, Point)
    case close
}

/// The fill or stroke of a shape.
enum Ink: Hashable, Sendable {
    case fill(Paint)
    /// A line with this width in points, with round caps and joins.
    case stroke(Paint, width: Double)
}

/// An item to draw. The display list of a screen is a list of items, from back to front.
indirect enum DisplayItem: Hashable, Sendable {
    case rect(Rect, radius: Double, Ink)
    case ellipse(Rect, Ink)
    case path([PathStep], Ink)
    case text(LaidOutLine, Paint)
    /// An image of the app, scaled to fit a frame, with a tint color for a template image.
    case image(AssetImage, Rect, tint: Paint?)
    /// Nested items, placed in a frame relative to its origin.
    case placed([DisplayItem], Rect)
    /// Items that are visible where a mask is white, and invisible where it's black or empty.
    case masked([DisplayItem], mask: [DisplayItem])
    /// Items that belong together.
    case group(ItemGroup, [DisplayItem])
}
