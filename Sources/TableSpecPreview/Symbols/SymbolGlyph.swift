/// A drawing in a box of 24 × 24, whose lines are as thick as those of SF Symbols in the weight "regular".
struct SymbolGlyph {
    /// Outlines that a filled symbol fills.
    var body: [PathStep] = []
    /// Lines outside of the body.
    var lines: [PathStep] = []
    /// Lines over the body, which a filled symbol leaves out.
    var cuts: [PathStep] = []
    /// Outlines inside the body, whose inside a filled symbol leaves out.
    var rings: [PathStep] = []
    /// Areas outside of the body, always filled.
    var dots: [PathStep] = []
    /// Areas inside the body, which a filled symbol leaves out.
    var holes: [PathStep] = []

    static let side = 24.0
    static let lineWidth = 1.7

    /// Whether there is anything that a filled symbol fills.
    var canBeFilled: Bool { !body.isEmpty }

    /// The drawing smaller or larger, around another middle.
    func scaled(by factor: Double, around x: Double = 12, _ y: Double = 12) -> SymbolGlyph {
        func moved(_ steps: [PathStep]) -> [PathStep] {
            steps.map { $0.mapped { Point(x: x + ($0.x - 12) * factor, y: y + ($0.y - 12) * factor) } }
        }
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
