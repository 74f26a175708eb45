/// A text that has been broken into lines, before it has a position.
struct TextBlock {
    var lines: [BrokenLine]
    let font: TextFont
    /// The distance between baselines in points.
    let pitch: Double
    let scale: Double

    /// Wraps a text.
    ///
    /// - Parameter limit: The maximum number of lines; 0 means no limit.
    init(_ text: String?, font: LineFont, width: Double, limit: Int = 0, scale: Double) {
        self.font = font.font
        self.pitch = font.pitch
        self.scale = scale
        let breaker = LineBreaker(font: font.font, maximumWidth: width)
        lines = width > 0 ? breaker.lines(of: DisplayText.sanitized(text ?? ""), limit: limit) : []
    }

    /// Wraps a text with several styles. The height of its lines is that of the base font.
    init(_ text: StyledText, font: LineFont, width: Double, limit: Int, scale: Double) {
        self.font = font.font
        self.pitch = font.pitch
        self.scale = scale
        lines = width > 0 ? text.lines(within: width, limit: limit) : []
    }

    /// Wraps a text into as many lines as fit into a height, at least one; `nil` means no limit.
    init(_ text: String?, font: LineFont, width: Double, fitting height: Double?, scale: Double) {
        self.init(text, font: font, width: width, scale: scale)
        guard let height, self.height > height else { return }
        let limit = max(1, lineCount(fitting: height))
        self.init(text, font: font, width: width, limit: limit, scale: scale)
    }

    /// The title of a button of `UIButton.Configuration`, whose lines aren't limited
    /// (https://github.com/mozilla-mobile/firefox-ios/issues/17791).
    ///
    /// It has one line at sizes at which buttons are side by side: how UIKit shares the width there isn't known.
    init(buttonTitle text: String, font: TextFont, width: Double, fitting height: Double?, in context: LayoutContext) {
        let (font, scale) = (LineFont(style: font), context.scale)
        if context.isStacked {
            self.init(text, font: font, width: width, fitting: height, scale: scale)
        } else {
            self.init(DisplayText.singleLine(text), font: font, width: width, limit: 1, scale: scale)
        }
    }

    var lineHeight: Double { font.lineHeight(scale: scale) }

    /// The height of a label that contains the lines, in points.
    var height: Double {
        lines.isEmpty ? 0 : (font.naturalLinePitch + Double(lines.count - 1) * pitch).ceiledToPixel(scale)
    }

    /// The number of lines that fit into a label of this height.
    func lineCount(fitting height: Double) -> Int {
        height < lineHeight ? 0 : Int(min((height - font.naturalLinePitch) / pitch, 1e6)) + 1
    }

    /// The width of the widest line, rounded up to the pixel as for labels.
    var width: Double { (lines.map(\.width).max() ?? 0).ceiledToPixel(scale) }

    var size: Size { Size(width: width, height: height) }

    /// The lines with their positions below `top`. `x` is that of the side to which the text is aligned.
    func placed(x: Double, top: Double, edge: LaidOutLine.Edge = .left) -> [LaidOutLine] {
        lines.enumerated().map { index, line in
            let y = top + Double(index) * pitch
            var placed = LaidOutLine.placed(line, font: font, x: x, top: y, edge: edge, scale: scale)
            // Only the last line of a label is rounded up to the pixel.
            if index < lines.count - 1 { placed.frame.height = min(placed.frame.height, pitch) }
            return placed
        }
    }
}
