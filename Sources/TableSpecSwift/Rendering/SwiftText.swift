/// How external text is inserted in Swift source: as data, regardless of its content.
enum SwiftText {
    /// The characters of a text as they appear in a string literal, none of which is split.
    ///
    /// Quotes, backslashes, line breaks, control and bidirectional characters and invisible characters become escapes,
    /// except for those that belong to a character or an emoji (`InvisibleCharacters`). A combining mark that would
    /// join an escape or the quotation mark becomes one, too.
    static func literalAtoms(of text: String) -> [String] {
        let scalars = Array(text.unicodeScalars)
        var atoms: [String] = []
        var index = 0
        var joinsBefore = false
        for character in text {
            var atom = ""
            for scalar in character.unicodeScalars {
                let escaped = escape(scalar) ?? hidden(scalar, at: index, in: scalars, joinsBefore: joinsBefore)
                atom += escaped ?? String(scalar)
                joinsBefore = escaped == nil && scalar != " "
                index += 1
            }
            atoms.append(atom)
        }
        return atoms
    }

    /// Whether a text appears in a literal unchanged.
    static func isPlain(_ text: String) -> Bool {
        text.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "\\") && $0 != UInt8(ascii: "\"") }
    }

    private static func escape(_ scalar: Unicode.Scalar) -> String? {
        switch scalar {
        case "\\", "\"": "\\" + String(scalar)
        case "\0": "\\0"
        case "\n": "\\n"
        case "\r": "\\r"
        case "\t": "\\t"
        default: nil
        }
    }

    /// The escape of a scalar that would be invisible or appear in the wrong place.
    private static func hidden(
        _ scalar: Unicode.Scalar,
        at index: Int,
        in text: [Unicode.Scalar],
        joinsBefore: Bool
    ) -> String? {
        if scalar.isASCII { return scalar.isUnprintable ? codePoint(scalar) : nil }
        if scalar.isInvisible {
            return joinsBefore && InvisibleCharacters.isNeeded(at: index, in: text) ? nil : codePoint(scalar)
        }
        if scalar.isJoining { return joinsBefore ? nil : codePoint(scalar) }
        return scalar.isUnprintable ? codePoint(scalar) : nil
    }

    private static func codePoint(_ scalar: Unicode.Scalar) -> String {
        "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
    }

    // MARK: Comments

    /// A text as it appears in a comment: on one line, of bounded length, with nothing that hides or reorders text or
    /// is documentation markup.
    ///
    /// - Parameter startsLine: Whether a list, a heading or a directive could begin there.
    static func commentData(_ text: String, startsLine: Bool = false) -> String {
        let isShort = text.utf8.count <= longestCommentData
        if isShort, !startsLine, text.utf8.allSatisfy(\.standsInCommentAsItIs) { return text }
        let scalars = Array(text.unicodeScalars.prefix(longestCommentData))
        var data = startsLine && mayBeginMarkup(text[...]) ? "\\" : ""
        for (index, scalar) in scalars.enumerated() where !(scalar == "\n" && index > 0 && scalars[index - 1] == "\r") {
            data += commentText(of: scalar, at: index, in: scalars)
        }
        return scalars.count < text.unicodeScalars.count ? data + "…" : data
    }

    /// Longer texts are truncated in comments.
    private static let longestCommentData = 100

    private static func commentText(of scalar: Unicode.Scalar, at index: Int, in text: [Unicode.Scalar]) -> String {
        switch scalar {
        case _ where scalar.isLineBreak: return " "
        case "\t": return " "
        // A backslash would be visible in a code span, where only this character has a special meaning.
        case "`": return "'"
        case "[", "]", "<", "\\": return "\\" + String(scalar)
        default: return hidden(scalar, at: index, in: text, joinsBefore: index > 0) ?? String(scalar)
        }
    }

    /// Whether a list, a heading, a quotation, a rule or a directive (`@Image`) begins if a line begins with a word.
    static func mayBeginMarkup(_ word: Substring) -> Bool {
        guard let first = word.utf8.first else { return false }
        if first.isASCIIDigit { return word.drop { $0.isNumber }.first.map { $0 == "." || $0 == ")" } ?? false }
        return "@#>-+*=~:|".utf8.contains(first)
    }
}

extension UInt8 {
    /// Whether the byte is a printable ASCII character without a special meaning in documentation.
    fileprivate var standsInCommentAsItIs: Bool {
        switch self {
        case UInt8(ascii: "`"), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "<"), UInt8(ascii: "\\"): false
        default: self >= 0x20 && self < 0x7F
        }
    }
}

extension Unicode.Scalar {
    /// Joins the preceding character: combining marks, skin tones.
    fileprivate var isJoining: Bool {
        if (0x1F3FB...0x1F3FF).contains(value) { return true }
        switch properties.generalCategory {
        case .nonspacingMark, .spacingMark, .enclosingMark: return true
        default: return false
        }
    }

    /// Control characters, noncharacters and separators of lines and paragraphs.
    fileprivate var isUnprintable: Bool {
        switch properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: true
        default: (0xFDD0...0xFDEF).contains(value) || value & 0xFFFE == 0xFFFE
        }
    }

    fileprivate var isLineBreak: Bool {
        switch value {
        case 0xA...0xD, 0x85, 0x2028, 0x2029: true
        default: false
        }
    }
}
