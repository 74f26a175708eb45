internal import TableSpecDiagnostics

/// Texts as YAML scalars in the shortest style that is read back as the same text.
enum YAMLScalar {
    /// - Parameter isInFlow: Whether the scalar is between brackets, where commas and brackets end it.
    static func text(_ text: String, isInFlow: Bool) -> String {
        if isPlain(text, isInFlow: isInFlow) { return text }
        let needsEscapes = text.unicodeScalars.contains(where: mustBeEscaped)
        if !needsEscapes, !text.contains("'"), text.contains("\"") || text.contains("\\") {
            return "'\(text)'"
        }
        return "\"" + text.unicodeScalars.map(escaped).joined() + "\""
    }

    /// A key of a mapping, which is written as a text, except that single letters stay unquoted.
    ///
    /// YAML 1.1 defines `y` and `n` as Booleans, but its readers in use don't support that (PyYAML's resolver has
    /// neither).
    static func key(_ key: String, isInFlow: Bool) -> String {
        ["y", "n"].contains(key) ? key : text(key, isInFlow: isInFlow)
    }

    /// Whether the core schema reads a plain scalar as null.
    static func isNull(_ text: String) -> Bool { ["~", "null", "Null", "NULL"].contains(text) }

    /// Whether a plain scalar is read as this text, by readers of YAML 1.1 and of the core schema of 1.2.
    private static func isPlain(_ text: String, isInFlow: Bool) -> Bool {
        // Most are words. The longest one with another meaning has five letters.
        if isWord(text) { return text.utf8.count > 5 || !words.contains(text.lowercased()) }
        let scalars = Array(text.unicodeScalars)
        guard let first = scalars.first, let last = scalars.last else { return false }
        guard first != " ", last != " ", last != ":", !scalars.contains(where: mustBeEscaped) else { return false }
        guard !indicators.contains(first) else { return false }
        guard
            !zip(scalars, scalars.dropFirst()).contains(where: { $0 == (":", " ") || $0 == (" ", "#") })
        else { return false }
        // Older readers don't support a question mark between brackets.
        if isInFlow, last == "?" { return false }
        if isInFlow, scalars.contains(where: flowIndicators.contains) { return false }
        return !isOtherType(text)
    }

    /// Whether a text consists of ASCII letters, digits and underscores, starting with a letter.
    private static func isWord(_ text: String) -> Bool {
        guard let first = text.utf8.first, isLetter(first) else { return false }
        return text.utf8.allSatisfy { isLetter($0) || (0x30...0x39).contains($0) || $0 == 0x5F }
    }

    private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte) || (0x41...0x5A).contains(byte) }

    /// Whether a plain scalar would be read as a number, a Boolean, a date or null.
    private static func isOtherType(_ text: String) -> Bool {
        if words.contains(text.lowercased()) { return true }
        guard let first = text.unicodeScalars.first,
            ("0"..."9").contains(first) || "+-.".unicodeScalars.contains(first)
        else { return false }
        // Numbers in all their spellings, times and dates consist only of these characters.
        return text.unicodeScalars.allSatisfy {
            "0123456789+-.:eExXoabcdefABCDEF_TZ ".unicodeScalars.contains($0)
        }
    }

    private static let words: Set<String> = [
        "~", "null", "true", "false", "yes", "no", "on", "off", "y", "n", "=", "<<",
    ]
    private static let indicators = Set("-?:,[]{}#&*!|>'\"%@`=".unicodeScalars)
    private static let flowIndicators = Set(",[]{}".unicodeScalars)

    /// Whether YAML can't print the character, or it ends a line or would reorder text in a terminal or an editor.
    private static func mustBeEscaped(_ scalar: Unicode.Scalar) -> Bool {
        // The appearance of a private character depends on the font.
        VisibleText.isHidden(scalar) || (0xE000...0xF8FF).contains(scalar.value)
    }

    private static func escaped(_ scalar: Unicode.Scalar) -> String {
        switch scalar {
        case "\"": "\\\""
        case "\\": "\\\\"
        case "\n": "\\n"
        case "\t": "\\t"
        case "\r": "\\r"
        case _ where mustBeEscaped(scalar):
            (scalar.value > 0xFFFF ? "\\U" : "\\u") + hexadecimal(scalar.value)
        default: String(scalar)
        }
    }

    private static func hexadecimal(_ value: UInt32) -> String {
        let digits = String(value, radix: 16, uppercase: true)
        return String(repeating: "0", count: max((value > 0xFFFF ? 8 : 4) - digits.count, 0)) + digits
    }
}
