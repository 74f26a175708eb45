/// The shapes of a symbol in its frame.
///
/// The parts that a filled symbol omits, and the gaps around a slash or a badge, are holes: an area behind a mask of
/// its shapes, so that translucent colors stay even.
struct SymbolDrawing {
    private let name: SymbolName
    private let frame: Rect
    private let factor: Double

    init(_ name: SymbolName, in frame: Rect) {
        self.name = name
        self.frame = frame
        factor = min(frame.width, frame.height) / SymbolGlyph.side
    }

    func items(_ paint: Paint) -> [DisplayItem] {
        guard name.isFilled || name.isSlashed || name.badge != nil else { return sign(paint) }
        let (shown, hidden) = (Paint(0xFFFFFF), Paint(0x000000))
        var mask: [DisplayItem] = []
        if name.isFilled {
            mask += filled(shown, hidden)
        } else {
            mask += sign(shown)
        }
        if let badge = name.badge { mask += self.badge(badge, shown, hidden) }
        let area = frame.insetBy(-factor)
        return [.masked([.rect(area, radius: 0, .fill(paint))], mask: mask)]
    }

    // MARK: The sign

    private var enclosure: (glyph: SymbolGlyph, place: Enclosure)? {
        guard let name = name.enclosure, let place = Enclosure.named(name),
            let glyph = place.drawing(name)
        else { return nil }
        return (glyph, place)
    }

    /// The symbol as lines, inside the lines of its enclosure.
    private func sign(_ paint: Paint) -> [DisplayItem] {
        let shape = enclosure.map { outlined($0.glyph, paint) } ?? []
        return shape + inner(paint, hidden: Paint(0x000000), isFilled: false)
    }

    /// The symbol as an area. In an enclosure, the symbol is a hole.
    private func filled(_ shown: Paint, _ hidden: Paint) -> [DisplayItem] {
        guard let enclosure else { return inner(shown, hidden: hidden, isFilled: true) }
        return filled(enclosure.glyph, shown, hidden) + inner(hidden, hidden: shown, isFilled: true)
    }

    private func inner(_ shown: Paint, hidden: Paint, isFilled: Bool) -> [DisplayItem] {
        let scale = enclosure?.place.scale ?? 1
        let middle = 12 - (enclosure?.place.lift ?? 0)
        var items: [DisplayItem]
        switch name.sign {
        case .text(let text): items = [self.text(text, scale: scale, middle: middle, shown)]
        case .drawing(let name):
            guard let glyph = SymbolCatalog.glyph(name)?.scaled(by: scale, around: 12, middle) else { return [] }
            items = isFilled && glyph.canBeFilled ? filled(glyph, shown, hidden) : outlined(glyph, shown)
        }
        if name.isSlashed { items += slash(scale: scale, middle: middle, shown, hidden) }
        return items
    }

    private func outlined(_ glyph: SymbolGlyph, _ paint: Paint) -> [DisplayItem] {
        stroke(glyph.body + glyph.lines + glyph.cuts + glyph.rings, paint) + fill(glyph.dots + glyph.holes, paint)
    }

    private func filled(_ glyph: SymbolGlyph, _ shown: Paint, _ hidden: Paint) -> [DisplayItem] {
        fill(glyph.body, shown) + stroke(glyph.body, shown) + stroke(glyph.cuts, hidden)
            + fill(glyph.rings + glyph.holes, hidden) + stroke(glyph.lines, shown) + fill(glyph.dots, shown)
    }

    private func text(_ text: String, scale: Double, middle: Double, _ paint: Paint) -> DisplayItem {
        let size = (text.count > 1 ? 18 : 21) * scale * factor
        let font = TextFont(size: (size * 2).rounded() / 2, weight: .medium)
        let place = point(Point(x: 12, y: middle))
        let baseline = place.y + font.capHeight / 2
        return .text(.placed(font.line(text), font: font, x: place.x, baseline: baseline, scale: 4), paint)
    }

    // MARK: Slashes and badges

    private func slash(scale: Double, middle: Double, _ shown: Paint, _ hidden: Paint) -> [DisplayItem] {
        let reach = 8.8 * scale
        let line = [PathStep].polyline([
            Point(x: 12 - reach, y: middle - reach), Point(x: 12 + reach, y: middle + reach),
        ])
        return stroke(line, hidden, width: 3 * SymbolGlyph.lineWidth) + stroke(line, shown)
    }

    private func badge(_ badge: SymbolName.Badge, _ shown: Paint, _ hidden: Paint) -> [DisplayItem] {
        let gap = disc(18.2, 18.2, 7, hidden)
        switch badge {
        case .dot: return disc(18.4, 5.4, 5.6, hidden) + disc(18.4, 5.4, 4, shown)
        case .sign(let name):
            guard let glyph = badgeGlyph(name, scale: 0.46) else { return [] }
            return gap + (glyph.canBeFilled ? filled(glyph, shown, hidden) : outlined(glyph, shown))
        case .enclosed(let name, let enclosure):
            guard let place = Enclosure.named(enclosure), let area = badgeGlyph(enclosure, scale: 0.54),
                let sign = badgeGlyph(name, scale: 0.54 * place.scale, lift: 0.54 * place.lift)
            else { return [] }
            return gap + fill(area.body, shown) + stroke(area.body, shown) + outlined(sign, hidden)
        }
    }

    private func badgeGlyph(_ name: String, scale: Double, lift: Double = 0) -> SymbolGlyph? {
        SymbolCatalog.glyph(name)?.scaled(by: scale, around: 18.2, 18.2 - lift)
    }

    // MARK: Shapes

    private func disc(_ x: Double, _ y: Double, _ radius: Double, _ paint: Paint) -> [DisplayItem] {
        let middle = point(Point(x: x, y: y))
        let reach = radius * factor
        return [
            .ellipse(Rect(x: middle.x - reach, y: middle.y - reach, width: 2 * reach, height: 2 * reach), .fill(paint))
        ]
    }

    private func stroke(_ steps: [PathStep], _ paint: Paint, width: Double = SymbolGlyph.lineWidth) -> [DisplayItem] {
        steps.isEmpty ? [] : [.path(steps.map { $0.mapped(point) }, .stroke(paint, width: width * factor))]
    }

    private func fill(_ steps: [PathStep], _ paint: Paint) -> [DisplayItem] {
        steps.isEmpty ? [] : [.path(steps.map { $0.mapped(point) }, .fill(paint))]
    }

    /// The position in the preview of a point on the grid.
    private func point(_ point: Point) -> Point {
        Point(x: frame.midX + (point.x - 12) * factor, y: frame.midY + (point.y - 12) * factor)
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
