/// The typical width of a character, regardless of the font.
enum CharacterShape {
    /// Takes no space: combining marks, joiners, variation selectors.
    case zeroWidth
    case ordinary
    /// Fills a square: ideographs, kana, hangul syllables, full-width forms, emoji.
    case fullWidth

    init(_ character: Character) {
        var shape = CharacterShape.zeroWidth
        for scalar in character.unicodeScalars {
            if scalar.value == 0xFE0F {
                self = .fullWidth
                return
            }
            switch CharacterShape(scalar) {
            case .fullWidth:
                self = .fullWidth
                return
            case .ordinary: shape = .ordinary
            case .zeroWidth: break
            }
        }
        self = shape
    }

    init(_ scalar: Unicode.Scalar) {
        if scalar.value < 0x300 {
            self = scalar.value == 0xAD ? .zeroWidth : .ordinary
        } else if Self.isFullWidth(scalar.value) || scalar.properties.isEmojiPresentation {
            self = .fullWidth
        } else {
            switch scalar.properties.generalCategory {
            case .nonspacingMark, .enclosingMark, .format: self = .zeroWidth
            default: self = .ordinary
            }
        }
    }

    /// Source: the ranges that Unicode's EastAsianWidth.txt marks as wide or full-width, coarsened to whole blocks.
    private static func isFullWidth(_ value: UInt32) -> Bool {
        guard value >= 0x1100 else { return false }
        return fullWidthBlocks.contains { $0.contains(value) }
    }

    private static let fullWidthBlocks: [ClosedRange<UInt32>] = [
        0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF,
        0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6,
        0x16FE0...0x18DFF, 0x1B000...0x1B2FF, 0x1F200...0x1F2FF, 0x1F300...0x1F64F, 0x1F680...0x1F6FF,
        0x1F900...0x1FAFF, 0x20000...0x3FFFD,
    ]
}
