/// Text inside XML.
enum XMLText {
    /// The text, escaped so that nothing in it can end it. Characters that XML doesn't allow were replaced with U+FFFD.
    static func escaped(_ text: String) -> String {
        guard text.utf8.contains(where: { !isPlain($0) }) else { return text }
        var result = ""
        for scalar in DisplayText.sanitized(text).unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "'": result += "&#39;"
            case "\n": result += "&#10;"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// Whether a byte is written unchanged: a printable ASCII character without a special meaning.
    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""), UInt8(ascii: "'"): false
        default: DisplayText.isPlain(byte)
        }
    }
}
