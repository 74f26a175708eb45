/// Text from a spec, made safe to display: characters that a font can't draw, that XML forbids, or that would control a
/// terminal or reorder adjacent text are replaced.
enum DisplayText {
    /// The text with line feeds as its only control characters.
    ///
    /// Tabs become spaces, all line breaks become line feeds, and other control characters, noncharacters and explicit
    /// bidirectional controls become U+FFFD. If many marks are stacked on one character, only the first ones are kept.
    static func sanitized(_ text: String) -> String {
        guard !text.utf8.allSatisfy(isPlain),
            text.unicodeScalars.contains(where: { replacement(for: $0) != nil || isMark($0) })
        else { return text }
        var result = String.UnicodeScalarView()
        var previous: Unicode.Scalar?
        var marks = 0
        for scalar in text.unicodeScalars {
            defer { previous = scalar }
            if scalar == "\n", previous == "\r" { continue }
            marks = isMark(scalar) ? marks + 1 : 0
            if marks <= maximumMarks { result.append(replacement(for: scalar) ?? scalar) }
        }
        return String(result)
    }

    /// More marks than any language uses on a character.
    private static let maximumMarks = 6

    private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
        guard scalar.value >= 0x300 else { return false }
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark: return true
        default: return false
        }
    }

    /// The text on one line: line breaks become spaces.
    static func singleLine(_ text: String) -> String {
        guard !text.utf8.allSatisfy(isPlain) else { return text }
        return String(sanitized(text).map { $0 == "\n" ? " " : $0 })
    }

    /// Whether a byte is a printable ASCII character. A text of only these is safe and is read byte by byte.
    static func isPlain(_ byte: UInt8) -> Bool { 0x20...0x7E ~= byte }

    private static func replacement(for scalar: Unicode.Scalar) -> Unicode.Scalar? {
        switch scalar.value {
        case 0x0A: "\n"
        case 0x09: " "
        case 0x0D, 0x0B, 0x0C, 0x85, 0x2028, 0x2029: "\n"
        case 0x00...0x1F, 0x7F...0x9F: "\u{FFFD}"
        case 0x202A...0x202E, 0x2066...0x2069: "\u{FFFD}"
        case 0xFDD0...0xFDEF: "\u{FFFD}"
        case let value where value & 0xFFFE == 0xFFFE: "\u{FFFD}"
        default: nil
        }
    }
}
