/// One line of text in its place.
package struct LaidOutLine: Hashable, Sendable {
    /// The side of the frame that the text keeps to.
    package enum Edge: Hashable, Sendable {
        case left, center, right
    }

    package var text: String
    /// As wide as the text and as high as a line, in points.
    package var frame: Rect
    /// The vertical position in points of the baseline of the characters, on the pixel grid.
    package var baseline: Double
    package var font: TextFont
    package var edge: Edge
    /// Whether an ellipsis replaces the rest of the text.
    package var isTruncated: Bool
    /// The parts of the line that differ in style; empty for a text of one style.
    var pieces: [TextPiece] = []

    /// The line in something that is lower than a line.
    func clamped(to holder: Rect) -> LaidOutLine {
        var copy = self
        copy.frame = frame.clamped(to: holder)
        return copy
    }

    /// The line at another place, by distances in points.
    func moved(x: Double, y: Double) -> LaidOutLine {
        var copy = self
        copy.frame.x += x
        copy.frame.y += y
        copy.baseline += y
        return copy
    }

    /// Whether the line is higher than its container, so that UIKit clips its characters above or below.
    var isCut: Bool { frame.height < font.inkHeight }

    /// The part of the preview in which a clipped line is visible; characters may be wider than they were measured.
    var window: Rect {
        Rect(x: frame.x - font.size, y: frame.y, width: frame.width + 2 * font.size, height: frame.height)
    }

    func mirrored(in width: Double) -> LaidOutLine {
        var copy = self
        copy.frame = frame.mirrored(in: width)
        copy.edge =
            switch edge {
            case .left: .right
            case .center: .center
            case .right: .left
            }
        return copy
    }
}

extension [LaidOutLine] {
    func mirrored(in width: Double) -> [LaidOutLine] { map { $0.mirrored(in: width) } }

    /// The lines in something that is too low for them; those that lie outside are left out.
    func clamped(to holder: Rect) -> [LaidOutLine] {
        map { $0.clamped(to: holder) }.filter { $0.frame.height > 0 }
    }
}
