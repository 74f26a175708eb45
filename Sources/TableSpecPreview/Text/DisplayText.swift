/// Text from a spec, made safe to show: what a font cannot draw, what XML forbids and what would command a terminal or
/// turn the order of its neighbours is replaced.
enum DisplayText {
    /// The text with line feeds as its only control characters.
    ///
    /// Tabs become spaces, every kind of line end a line feed, other control characters, noncharacters and explicit
    /// bidirectional controls U+FFFD.
    static func sanitized(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: { replacement(for: $0) != nil }) else { return text }
        var result = String.UnicodeScalarView()
        var previous: Unicode.Scalar?
        for scalar in text.unicodeScalars {
            defer { previous = scalar }
            if scalar == "\n", previous == "\r" { continue }
            result.append(replacement(for: scalar) ?? scalar)
        }
        return String(result)
    }

    /// The text in one line: line ends become spaces.
    static func singleLine(_ text: String) -> String {
        String(sanitized(text).map { $0 == "\n" ? " " : $0 })
    }

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
