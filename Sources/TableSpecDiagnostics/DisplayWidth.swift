/// Terminal columns of Unicode scalars.
enum DisplayWidth {
    /// 0 for marks, joiners and variation selectors, 2 for East Asian wide characters and emoji, else 1.
    static func columns(of scalar: Unicode.Scalar) -> Int {
        let value = scalar.value
        if value < 0x300 { return 1 }
        if hangulVowelsAndFinals.contains(value) { return 0 }
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format: return 0
        default: break
        }
        if value < 0x1100 { return 1 }
        return scalar.properties.isEmojiPresentation || isEastAsianWide(value) ? 2 : 1
    }

    /// Jamo that complete a syllable whose first part has already taken the columns.
    private static let hangulVowelsAndFinals: ClosedRange<UInt32> = 0x1160...0x11FF

    private static func isEastAsianWide(_ value: UInt32) -> Bool {
        // Ranges are sorted and disjoint, so the first one that ends at or after the value decides.
        guard let range = eastAsianWide.first(where: { $0.upperBound >= value }) else { return false }
        return range.contains(value)
    }

    /// Unicode's blocks of EastAsianWidth W and F that aren't emoji, which have a property.
    private static let eastAsianWide: [ClosedRange<UInt32>] = [
        0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x3247, 0x3250...0x4DBF, 0x4E00...0xA4CF,
        0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60,
        0xFFE0...0xFFE6, 0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF, 0x1F200...0x1F265, 0x20000...0x2FFFD,
        0x30000...0x3FFFD,
    ]
}
