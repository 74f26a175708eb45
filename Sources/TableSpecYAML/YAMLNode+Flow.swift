internal import TableSpecDiagnostics

extension YAMLNode {
    /// The node on one line, with aliases and merge keys replaced by what they refer to, and without comments and tags.
    ///
    /// Equal nodes have equal texts, however they're written.
    package var flowText: String {
        switch kind {
        case .scalar: scalarText
        case .sequence: "[" + elements.map(\.flowText).joined(separator: ", ") + "]"
        case .mapping: "{" + pairs.map { "\($0.key.flowText): \($0.value.flowText)" }.joined(separator: ", ") + "}"
        }
    }

    /// A plain number, Boolean or word stays plain, because quotes would make it a string.
    private var scalarText: String {
        if isNull { return "null" }
        let text = text
        // A lone '-' would begin an element of a list.
        return style == .plain && text != "-" && text.utf8.allSatisfy(Self.isPlain) ? text : Self.quoted(text)
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "+"),
            UInt8(ascii: "-"):
            true
        default: false
        }
    }

    /// A string in double quotes, without characters that YAML doesn't allow.
    package static func quoted(_ text: String) -> String {
        text.unicodeScalars.reduce(into: "\"") { quoted, scalar in
            if scalar == "\"" || scalar == "\\" {
                quoted += "\\\(scalar)"
            } else if VisibleText.isHidden(scalar) {
                let digits = String(scalar.value, radix: 16)
                quoted += "\\U" + String(repeating: "0", count: 8 - digits.count) + digits
            } else {
                quoted.unicodeScalars.append(scalar)
            }
        } + "\""
    }
}
