/// Invisible characters that are valid in context, because they join or choose adjacent glyphs. Elsewhere, they could
/// only hide something.
enum InvisibleCharacters {
    /// Whether an invisible scalar belongs to the visible characters around it.
    ///
    /// - Joiners between two emoji, and between two characters of scripts with joined characters.
    /// - One selector of text or color after an emoji, or one variation selector after a Chinese character.
    /// - The tags of a region's flag: three to six letters or digits after U+1F3F4, then the end (Unicode TS #51, ED-14a).
    static func isNeeded(at index: Int, in text: [Unicode.Scalar]) -> Bool {
        guard index > 0 else { return false }
        let before = text[index - 1]
        let after = index + 1 < text.count ? text[index + 1] : nil
        switch text[index].value {
        case 0xFE0E, 0xFE0F: return before.isEmoji || before.properties.isEmoji && after == "\u{20E3}"
        case 0xE0100...0xE01EF: return before.properties.isIdeographic
        case 0x200C: return before.isOfJoinedScript && after?.isOfJoinedScript == true
        case 0x200D:
            if before.isOfJoinedScript, after?.isOfJoinedScript == true { return true }
            let isSelected = before.value == 0xFE0F && isNeeded(at: index - 1, in: text)
            return (before.isEmoji || isSelected) && after?.isEmoji == true
        case 0xE0020...0xE007F: return isInFlag(index, text)
        default: return false
        }
    }

    private static func isInFlag(_ index: Int, _ text: [Unicode.Scalar]) -> Bool {
        let lengths = 3...6
        let earliest = max(index - lengths.upperBound - 1, 0)
        guard let flag = text[earliest..<index].lastIndex(of: "\u{1F3F4}") else { return false }
        let region = text[(flag + 1)...].prefix { $0.isRegionTag }
        let end = region.endIndex
        return lengths.contains(region.count) && end < text.count && text[end].value == 0xE007F && index <= end
    }
}

extension Unicode.Scalar {
    /// Whether it's drawn as an emoji, or can be. Digits alone aren't.
    fileprivate var isEmoji: Bool { !isASCII && properties.isEmoji }

    /// A lowercase letter or a digit among the tags.
    fileprivate var isRegionTag: Bool {
        (0xE0061...0xE007A).contains(value) || (0xE0030...0xE0039).contains(value)
    }

    /// Whether joiners shape the characters of its script: the Arabic and Indic families, Mongolian and related
    /// scripts.
    fileprivate var isOfJoinedScript: Bool {
        guard (0x600...0x1CFF).contains(value) || (0xA800...0xABFF).contains(value) else { return false }
        switch properties.generalCategory {
        case .otherLetter, .modifierLetter: return true
        case .nonspacingMark, .spacingMark: return !isInvisible
        default: return false
        }
    }
}
