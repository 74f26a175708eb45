/// The characters of identifiers, from "Grammar of an identifier" in *The Swift Programming Language*.
///
/// Fixed ranges, rather than Unicode properties, so that the result is the same with every version of the standard
/// library.
extension Unicode.Scalar {
    /// Whether the compiler accepts the scalar as the first of an identifier, and it's visible.
    var startsIdentifier: Bool {
        if isASCII { return isASCIILetter || self == "_" }
        return Self.heads.contains { $0.contains(value) } && !isInvisible
    }

    /// Whether the compiler accepts the scalar in an identifier, and it's visible.
    var continuesIdentifier: Bool {
        startsIdentifier || isASCIIDigit || Self.marks.contains { $0.contains(value) }
    }

    /// Whether a name that is derived from text keeps the scalar. Symbols and emoji separate words instead.
    var belongsToWord: Bool {
        continuesIdentifier && self != "_" && !Self.symbols.contains { $0.contains(value) }
    }

    var isASCIIDigit: Bool { self >= "0" && self <= "9" }

    private var isASCIILetter: Bool { (self >= "a" && self <= "z") || (self >= "A" && self <= "Z") }

    /// Whether the scalar is invisible: soft hyphens, fillers, joiners, bidirectional controls, tags.
    var isInvisible: Bool { Self.invisibles.contains { $0.contains(value) } }

    private static let heads: [ClosedRange<UInt32>] = [
        0xA8...0xA8, 0xAA...0xAA, 0xAF...0xAF, 0xB2...0xB5, 0xB7...0xBA, 0xBC...0xBE, 0xC0...0xD6, 0xD8...0xF6,
        0xF8...0xFF, 0x100...0x2FF, 0x370...0x167F, 0x1681...0x180D, 0x180F...0x1DBF, 0x1E00...0x1FFF,
        0x203F...0x2040, 0x2054...0x2054, 0x2070...0x20CF, 0x2100...0x218F, 0x2460...0x24FF, 0x2776...0x2793,
        0x2C00...0x2DFF, 0x2E80...0x2FFF, 0x3004...0x3007, 0x3021...0x302F, 0x3031...0x303F, 0x3040...0xD7FF,
        0xF900...0xFD3D, 0xFD40...0xFDCF, 0xFDF0...0xFE1F, 0xFE30...0xFE44, 0xFE47...0xFFFD, 0x10000...0x1FFFD,
        0x20000...0x2FFFD, 0x30000...0x3FFFD,
    ]

    private static let marks: [ClosedRange<UInt32>] = [
        0x300...0x36F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F,
    ]

    private static let symbols: [ClosedRange<UInt32>] = [0x203F...0x2054, 0x2100...0x2BFF, 0x1F000...0x1FBFF]

    private static let invisibles: [ClosedRange<UInt32>] = [
        0xAD...0xAD, 0x34F...0x34F, 0x61C...0x61C, 0x115F...0x1160, 0x17B4...0x17B5, 0x180B...0x180F, 0x200B...0x200F,
        0x2028...0x202E, 0x2060...0x206F, 0x3164...0x3164, 0xFE00...0xFE0F, 0xFEFF...0xFEFF, 0xFFA0...0xFFA0,
        0xFFF0...0xFFFB, 0x1BCA0...0x1BCA3, 0x1D173...0x1D17A, 0xE0000...0xE0FFF,
    ]
}
