internal import TableSpecModel

extension TextFont {
    /// A text on one line, with an ellipsis if it's wider.
    ///
    /// - Returns: `nil` if not even one character fits.
    func line(_ text: String, within width: Double) -> BrokenLine? {
        LineBreaker(font: self, maximumWidth: width).truncated(DisplayText.singleLine(text))
    }

    /// A text on one line of any width.
    func line(_ text: String) -> BrokenLine {
        BrokenLine(text: text, width: width(of: text), isTruncated: false)
    }
}

extension LaidOutLine {
    /// A line whose label starts at `top`.
    static func placed(
        _ line: BrokenLine,
        font: TextFont,
        x: Double,
        top: Double,
        edge: Edge = .center,
        scale: Double
    ) -> LaidOutLine {
        let left =
            switch edge {
            case .left: x
            case .center: x - line.width / 2
            case .right: x - line.width
            }
        return LaidOutLine(
            text: line.text,
            frame: Rect(x: left, y: top, width: line.width, height: font.lineHeight(scale: scale)),
            baseline: (top + font.ascent).roundedToPixel(scale),
            font: font,
            edge: edge,
            isTruncated: line.isTruncated,
            pieces: line.pieces
        )
    }

    /// A line placed on a baseline.
    static func placed(
        _ line: BrokenLine,
        font: TextFont,
        x: Double,
        baseline: Double,
        edge: Edge = .center,
        scale: Double
    ) -> LaidOutLine {
        var placed = placed(line, font: font, x: x, top: baseline - font.ascent, edge: edge, scale: scale)
        placed.baseline = baseline.roundedToPixel(scale)
        return placed
    }
}

extension LaidOutLine.Edge {
    /// The side to which a text is aligned before a right-to-left preview is mirrored.
    init(_ alignment: TextAlignment, _ direction: LayoutDirection) {
        switch alignment {
        case .natural, .leading, .justified: self = .left
        case .center: self = .center
        case .trailing: self = .right
        case .left: self = direction == .rightToLeft ? .right : .left
        case .right: self = direction == .rightToLeft ? .left : .right
        }
    }
}

extension Rect {
    /// The start, the end or the center of a text.
    func x(at edge: LaidOutLine.Edge) -> Double {
        switch edge {
        case .left: x
        case .center: midX
        case .right: maxX
        }
    }
}
