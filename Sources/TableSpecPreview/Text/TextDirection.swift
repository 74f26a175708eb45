/// The direction of a text.
enum TextDirection {
    /// Whether the first letter with a direction belongs to a right-to-left script.
    ///
    /// Source: rules P2 and P3 of the Unicode Bidirectional Algorithm; the blocks are Hebrew to Arabic Extended-A, their
    /// presentation forms, and the right-to-left blocks of the supplementary plane.
    static func isRightToLeft(_ text: String) -> Bool {
        for scalar in text.unicodeScalars where scalar.properties.isAlphabetic {
            switch scalar.value {
            case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF, 0x1E800...0x1EFFF: return true
            default: return false
            }
        }
        return false
    }
}
