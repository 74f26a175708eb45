/// A drawing in a box of 24 × 24, with lines as thick as those of SF Symbols in the weight "regular".
struct SymbolGlyph {
    /// Outlines that a filled symbol fills.
    var body: [PathStep] = []
    /// Lines outside the body.
    var lines: [PathStep] = []
    /// Lines over the body, which are holes in a filled symbol.
    var cuts: [PathStep] = []
    /// Outlines inside the body, whose inside is a hole in a filled symbol.
    var rings: [PathStep] = []
    /// Areas outside the body, always filled.
    var dots: [PathStep] = []
    /// Areas inside the body, which are holes in a filled symbol.
    var holes: [PathStep] = []

    static let side = 24.0
    static let lineWidth = 1.7

    /// Whether a filled symbol fills any part.
    var canBeFilled: Bool { !body.isEmpty }

    /// The drawing, scaled around another center.
    func scaled(by factor: Double, around x: Double = 12, _ y: Double = 12) -> SymbolGlyph {
        mapped { Point(x: x + ($0.x - 12) * factor, y: y + ($0.y - 12) * factor) }
    }

    /// The drawing with its left side on the right.
    var mirrored: SymbolGlyph { mapped { Point(x: Self.side - $0.x, y: $0.y) } }

    private func mapped(_ move: (Point) -> Point) -> SymbolGlyph {
        func moved(_ steps: [PathStep]) -> [PathStep] { steps.map { $0.mapped(move) } }
        return SymbolGlyph(
            body: moved(body),
            lines: moved(lines),
            cuts: moved(cuts),
            rings: moved(rings),
            dots: moved(dots),
            holes: moved(holes)
        )
    }
}
