extension TextFont {
    /// The width in points of a text on one line.
    ///
    /// Advances are added as whole numbers, so that the sum is the same on every machine.
    package func width(of text: some StringProtocol) -> Double {
        TextRun(font: self).width(of: text)
    }

    /// Whether the width of a text is known: it has at least two characters, each of which is in the table or
    /// full-width.
    ///
    /// Apple Color Emoji is exactly 1 em wide (wh0.github.io, "Emoji metrics"; for large sizes, not measured in text).
    /// The emoji of other systems are up to 1.37 em wide, and must not displace the following text.
    func measures(_ text: String) -> Bool {
        if text.utf8.allSatisfy(DisplayText.isPlain) { return text.utf8.count > 1 }
        return text.count > 1
            && text.allSatisfy { character in
                character.unicodeScalars.allSatisfy { AdvanceTable.advance(of: $0, weight: weight) != nil }
                    || CharacterShape(character) == .fullWidth
            }
    }
}

/// The growing width of a run of characters in a font.
struct TextRun: MeasuredRun {
    private let font: TextFont
    private let tracking: Double
    private var units = 0
    private var trackedCharacters = 0

    init(font: TextFont) {
        self.font = font
        tracking = font.tracking
    }

    /// The width in points of the appended text.
    var width: Double {
        max(0, Double(units) / Double(AdvanceTable.unitsPerEm) * font.size + tracking * Double(trackedCharacters))
    }

    mutating func append(_ character: Character) {
        let ownAdvance = Self.advance(of: character, weight: font.weight)
        guard ownAdvance > 0 else { return }
        let advance = font.isMonospaced ? AdvanceTable.monospaced : ownAdvance
        units += advance
        trackedCharacters += 1
    }

    func width(of text: some StringProtocol) -> Double {
        var run = self
        guard run.appendPlain(text) else { return text.reduce(into: self) { $0.append($1) }.width }
        return run.width
    }

    /// Appends a text of printable ASCII characters, each of which is one character. Other texts are ignored.
    private mutating func appendPlain(_ text: some StringProtocol) -> Bool {
        if font.isMonospaced { return false }
        let advances = AdvanceTable.table(font.weight)
        for byte in text.utf8 {
            guard DisplayText.isPlain(byte) else { return false }
            units += Int(advances[Int(byte) - 0x20])
            trackedCharacters += 1
        }
        return true
    }

    private static func advance(of character: Character, weight: FontWeight) -> Int {
        let scalars = character.unicodeScalars
        if let first = scalars.first, scalars.count == 1,
            let advance = AdvanceTable.advance(of: first, weight: weight)
        {
            return advance
        }
        switch CharacterShape(character) {
        case .zeroWidth: return 0
        case .fullWidth: return AdvanceTable.unitsPerEm
        case .ordinary:
            return scalars.reduce(0) { sum, scalar in
                sum + advance(of: scalar, weight: weight)
            }
        }
    }

    private static func advance(of scalar: Unicode.Scalar, weight: FontWeight) -> Int {
        if CharacterShape(scalar) == .zeroWidth { return 0 }
        return AdvanceTable.advance(of: scalar, weight: weight) ?? AdvanceTable.fallback
    }
}
