internal import TableSpecModel

/// Draws images: our own glyph for a symbol that has one, otherwise a frame with the first letters of the name.
struct SymbolPainter {
    let paint: Paint

    /// A symbol by its name, as large as the frame.
    func symbol(_ name: String, in frame: Rect) -> [DisplayItem] {
        guard frame.width > 0, frame.height > 0 else { return [] }
        if let whole = Self.compound(name) { return draw(whole, in: frame) }
        let parts = name.split(separator: ".").map(String.init)
        guard let first = parts.first, let elements = GlyphCatalogue.elements(first) else {
            return placeholder(name, in: frame)
        }
        if first != "circle", first != "square", let ring = Self.ring(parts) {
            return draw(ring, in: frame) + draw(elements, in: frame.insetBy(frame.width * 0.22))
        }
        return draw(elements, in: frame)
    }

    /// A frame with the first letters of a name.
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
        let text = LaidOutLine.placed(line, font: font, x: frame.midX, baseline: baseline, edge: .center, scale: 4)
        return [outline, .text(text, paint)]
    }

    private static func compound(_ name: String) -> [GlyphElement]? {
        switch name {
        case "square.and.pencil":
            [.line(13, 5, 4, 5, 4, 20, 19, 20, 19, 11), .shape(9.5, 15, 10, 12, 18.5, 3.5, 21, 6, 12.5, 14.5)]
        case "square.and.arrow.up":
            [.line(9, 9, 5, 9, 5, 21, 19, 21, 19, 9, 15, 9), .line(12, 15, 12, 3), .line(8, 7, 12, 3, 16, 7)]
        case "chevron.left", "chevron.backward": [.line(15, 5, 8, 12, 15, 19)]
        case "chevron.up": [.line(5, 15, 12, 8, 19, 15)]
        case "chevron.down": [.line(5, 9, 12, 16, 19, 9)]
        case "arrow.right", "arrow.forward": [.line(4, 12, 20, 12), .line(14, 6, 20, 12, 14, 18)]
        case "arrow.left", "arrow.backward": [.line(20, 12, 4, 12), .line(10, 6, 4, 12, 10, 18)]
        case "arrow.up": [.line(12, 20, 12, 4), .line(6, 10, 12, 4, 18, 10)]
        case "arrow.down": [.line(12, 4, 12, 20), .line(6, 14, 12, 20, 18, 14)]
        default: nil
        }
    }

    private static func ring(_ parts: [String]) -> [GlyphElement]? {
        for part in parts.dropFirst() {
            switch part {
            case "circle": return [.circle(12, 12, 10)]
            case "square": return [.box(2.5, 2.5, 19, 19, 4.5)]
            case "triangle": return [.shape(12, 2.5, 22.5, 21, 1.5, 21)]
            default: continue
            }
        }
        return nil
    }

    private func draw(_ elements: [GlyphElement], in frame: Rect) -> [DisplayItem] {
        let factor = min(frame.width, frame.height) / 24
        let origin = Point(x: frame.midX - 12 * factor, y: frame.midY - 12 * factor)
        let ink = Ink.stroke(paint, width: 1.8 * factor)
        func moved(_ point: Point) -> Point { Point(x: origin.x + point.x * factor, y: origin.y + point.y * factor) }
        func moved(_ rect: Rect) -> Rect {
            let corner = moved(Point(x: rect.x, y: rect.y))
            return Rect(x: corner.x, y: corner.y, width: rect.width * factor, height: rect.height * factor)
        }
        return elements.map { element in
            switch element {
            case .path(let steps): .path(steps.map { $0.mapped(moved) }, ink)
            case .circle(let rect): .ellipse(moved(rect), ink)
            case .dot(let rect): .ellipse(moved(rect), .fill(paint))
            case .box(let rect, let radius): .rect(moved(rect), radius: radius * factor, ink)
            }
        }
    }
}

extension PathStep {
    /// The step with all its points moved.
    func mapped(_ move: (Point) -> Point) -> PathStep {
        switch self {
        case .move(let point): .move(move(point))
        case .line(let point): .line(move(point))
        case .curve(let first, let second, let end): .curve(move(first), move(second), move(end))
        case .close: .close
        }
    }
}
