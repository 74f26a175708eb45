/// Makes text safe to print: escapes control characters and invisible characters.
public enum VisibleText {
    /// Control characters, bidirectional controls, line separators, the byte order mark and other invisible characters
    /// that change how the characters next to them are read.
    static func mustBeEscaped(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x20, 0x7F..<0xA0: true
        case 0xAD, 0x61C, 0x200B, 0x200E, 0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF: true
        // Interlinear annotations, and codes that aren't characters.
        case 0xFFF0...0xFFFB, 0xFFFE, 0xFFFF: true
        // Fillers, and tags and selectors that can hide a whole text.
        case 0x34F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x180B...0x180F, 0x3164, 0xFFA0, 0x1BCA0...0x1BCA3: true
        case 0x1D173...0x1D17A, 0xE0000...0xE0FFF: true
        default: false
        }
    }

    /// Whether a character is shown as an escape.
    package static func isHidden(_ scalar: Unicode.Scalar) -> Bool { mustBeEscaped(scalar) }

    /// `\n`, `\t`, `\r` or `\u{202E}`.
    static func escape(of scalar: Unicode.Scalar) -> String {
        switch scalar {
        case "\n": "\\n"
        case "\t": "\\t"
        case "\r": "\\r"
        default: "\\u{" + hex(scalar.value) + "}"
        }
    }

    /// Returns the name of a file whose bytes may be invalid UTF-8, with invalid bytes as escapes.
    public static func name(_ bytes: [UInt8]) -> String {
        var result = ""
        var index = 0
        while index < bytes.count {
            let element = LenientUTF8.element(in: bytes, at: index, end: bytes.count)
            if let scalar = element.scalar {
                result.unicodeScalars.append(scalar)
            } else {
                result += escape(ofByte: bytes[index])
            }
            index += element.length
        }
        return result
    }

    /// `\xFF`, for a byte that isn't part of a character.
    static func escape(ofByte byte: UInt8) -> String {
        "\\x" + hex(UInt32(byte))
    }

    /// Returns the text on one line, with unprintable characters as escapes.
    public static func singleLine(_ text: String) -> String {
        // Most texts are plain ASCII.
        guard !text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }), text.unicodeScalars.contains(where: mustBeEscaped)
        else { return text }
        var result = ""
        for scalar in text.unicodeScalars {
            if mustBeEscaped(scalar) {
                result += escape(of: scalar)
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// Returns the lines of the text, each with unprintable characters as escapes.
    public static func lines(_ text: String) -> [String] {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { singleLine(String($0)) }
    }

    private static func hex(_ value: UInt32) -> String {
        let digits = String(value, radix: 16, uppercase: true)
        return digits.count < 2 ? "0" + digits : digits
    }
}
