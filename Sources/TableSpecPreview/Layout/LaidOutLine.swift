/// One line of text in its place.
public struct LaidOutLine: Hashable, Sendable {
    /// The side of the frame that the text keeps to.
    public enum Edge: Hashable, Sendable {
        case left, center, right
    }

    public var text: String
    /// As wide as the text and as high as a line, in points.
    public var frame: Rect
    /// The vertical position in points of the foot of the letters, on the pixel grid.
    public var baseline: Double
    public var font: TextFont
    public var edge: Edge
    /// Whether an ellipsis stands for the rest of the text.
    public var isTruncated: Bool

    /// The line in a row that is lower than a line; its ink was found to fit.
    func clamped(to row: Rect) -> LaidOutLine {
        var copy = self
        copy.frame = frame.clamped(to: row)
        return copy
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
}
