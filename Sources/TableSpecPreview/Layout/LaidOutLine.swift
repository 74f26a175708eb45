/// One line of text with its position.
package struct LaidOutLine: Hashable, Sendable {
    /// The side of the frame to which the text is aligned.
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
    /// The parts of the line with different styles; empty for a text with one style.
    var pieces: [TextPiece] = []

    /// The line in a container that is lower than the line.
    func clamped(to holder: Rect) -> LaidOutLine {
        var copy = self
        copy.frame = frame.clamped(to: holder)
        return copy
    }

    /// The line, moved by distances in points.
    func moved(x: Double, y: Double) -> LaidOutLine {
        var copy = self
        copy.frame.x += x
        copy.frame.y += y
        copy.baseline += y
        return copy
    }

    /// Whether the line is higher than its container, so that UIKit clips its characters at the top or bottom.
    var isCut: Bool { frame.height < font.inkHeight }

    /// The part of the preview in which a clipped line is visible. Characters can be wider than measured.
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
    /// The lines in a container that is too low. Lines outside it are omitted.
    func clamped(to holder: Rect) -> [LaidOutLine] {
        map { $0.clamped(to: holder) }.filter { $0.frame.height > 0 }
    }
}
