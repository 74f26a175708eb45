internal import TableSpecModel

/// Draws images: a drawing for a known symbol, a dashed square for an unknown one, and a frame with the initials of the
/// name for an asset catalog image.
struct SymbolPainter {
    let paint: Paint
    var isRightToLeft = false

    /// A symbol by its name, as large as the frame, or a dashed square for one that can't be drawn, because a wrong
    /// symbol is worse than none.
    func symbol(_ name: String, in frame: Rect) -> [DisplayItem] {
        guard frame.width > 0, frame.height > 0 else { return [] }
        guard let name = SymbolName(name, isRightToLeft: isRightToLeft) else { return unknown(in: frame) }
        return SymbolDrawing(name, in: frame).items(paint)
    }

    /// A symbol by its exported shape.
    ///
    /// The drawings of the catalog have the size of symbols for 17-point text if their frame has 24 points.
    func symbol(_ outline: SymbolOutline, in frame: Rect) -> [DisplayItem] {
        let scale = min(frame.width, frame.height) / SymbolGlyph.side * 17 / 100
        let x = frame.midX - (outline.left + outline.right) / 2 * scale
        let baseline = frame.midY + outline.capHeight / 2 * scale
        return outline.paths.map { path in
            let steps = SVGPath.steps(path).map { $0.mapped { Point(x: x + $0.x * scale, y: baseline + $0.y * scale) } }
            return .path(steps, .fill(paint))
        }
    }

    private func unknown(in frame: Rect) -> [DisplayItem] {
        let width = frame.width / 16
        let square = frame.insetBy(frame.width / 8)
        return [.path(.dashes(around: square, length: frame.width / 8), .stroke(paint.faded(0.45), width: width))]
    }

    /// A frame with the initials of a name.
    func placeholder(_ name: String, in frame: Rect) -> [DisplayItem] {
        guard frame.width > 0, frame.height > 0 else { return [] }
        let width = frame.width / 16
        let outline = DisplayItem.rect(frame.insetBy(width), radius: frame.width / 5, .stroke(paint, width: width))
        let letters = DisplayText.singleLine(String(name.prefix(2)))
        let font = TextFont(size: (frame.width * 0.4).rounded(), weight: .medium)
        guard let line = LineBreaker(font: font, maximumWidth: frame.width * 0.8).truncated(letters) else {
            return [outline]
        }
        let baseline = frame.midY + font.size * 0.35
        let text = LaidOutLine.placed(line, font: font, x: frame.midX, baseline: baseline, scale: 4)
        return [outline, .text(text, paint)]
    }
}
