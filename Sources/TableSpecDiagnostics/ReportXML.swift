/// Escaping for XML 1.0.
enum ReportXML {
    /// The text as it appears between tags or in a double-quoted attribute; characters that XML can't contain become
    /// escapes.
    static func escaped(_ text: String, isAttribute: Bool = true) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "\n" where !isAttribute: result += "\n"
            // Readers turn raw line ends and tabs in attributes into spaces.
            case "\n": result += "&#10;"
            case _ where VisibleText.mustBeEscaped(scalar): result += VisibleText.escape(of: scalar)
            case "\u{FFFE}", "\u{FFFF}": result += VisibleText.escape(of: scalar)
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// `<name key="value"` with the attributes in order, without its end.
    static func start(_ name: String, _ attributes: KeyValuePairs<String, String>) -> String {
        attributes.reduce(into: "<\(name)") { text, attribute in
            text += " \(attribute.key)=\"\(escaped(attribute.value))\""
        }
    }

    static let declaration = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
}
