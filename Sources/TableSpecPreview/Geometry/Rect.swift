/// A size in points.
package struct Size: Hashable, Sendable {
    package var width: Double
    package var height: Double

    /// Creates a size in points.
    package init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }
}

/// A rectangle in points. The origin is the top left corner of the preview, and y increases downwards.
package struct Rect: Hashable, Sendable {
    package var x: Double
    package var y: Double
    package var width: Double
    package var height: Double

    /// Creates a rectangle in points.
    package init(x: Double, y: Double, width: Double, height: Double) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    package var maxX: Double { x + width }
    package var maxY: Double { y + height }
    package var midX: Double { x + width / 2 }
    package var midY: Double { y + height / 2 }

    /// Whether the rectangle contains `other`, with a tolerance in points for rounding.
    package func contains(_ other: Rect, tolerance: Double = 0.01) -> Bool {
        other.x >= x - tolerance && other.y >= y - tolerance && other.maxX <= maxX + tolerance
            && other.maxY <= maxY + tolerance
    }

    /// Whether the two rectangles overlap, with a tolerance in points for rounding.
    package func intersects(_ other: Rect, tolerance: Double = 0.01) -> Bool {
        x + tolerance < other.maxX && other.x + tolerance < maxX && y + tolerance < other.maxY
            && other.y + tolerance < maxY
    }

    /// The same rectangle in a right-to-left preview of this width.
    func mirrored(in pictureWidth: Double) -> Rect {
        Rect(x: pictureWidth - maxX, y: y, width: width, height: height)
    }

    /// A square around the center.
    func square(_ side: Double) -> Rect { centered(Size(width: side, height: side)) }

    /// A rectangle with the same center.
    func centered(_ size: Size) -> Rect {
        Rect(x: midX - size.width / 2, y: midY - size.height / 2, width: size.width, height: size.height)
    }

    /// The rectangle with all its sides moved inwards by a distance.
    func insetBy(_ distance: Double) -> Rect {
        Rect(x: x + distance, y: y + distance, width: width - 2 * distance, height: height - 2 * distance)
    }

    /// The intersection with `other`. Empty rectangles have no negative sizes.
    func clamped(to other: Rect) -> Rect {
        let left = min(max(x, other.x), other.maxX)
        let top = min(max(y, other.y), other.maxY)
        return Rect(
            x: left,
            y: top,
            width: max(0, min(maxX, other.maxX) - left),
            height: max(0, min(maxY, other.maxY) - top)
        )
    }
}

extension Double {
    /// Rounded to the nearest pixel of a screen of this scale.
    func roundedToPixel(_ scale: Double) -> Double { (self * scale).rounded() / scale }

    /// Rounded up to the next pixel of a screen with this scale. A value within a thousandth of a pixel counts as
    /// exact.
    func ceiledToPixel(_ scale: Double) -> Double { (self * scale - 0.001).rounded(.up) / scale }
}
