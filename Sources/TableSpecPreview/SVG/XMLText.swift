/// Text inside XML.
enum XMLText {
    /// The text with everything escaped that could end it; what XML cannot hold was replaced with U+FFFD.
    static func escaped(_ text: String) -> String {
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
}
