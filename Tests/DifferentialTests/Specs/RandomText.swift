/// Texts that have gone wrong somewhere before, and ordinary ones.
enum RandomText {
    static let words = [
        "Apple", "banana", "Cherry 10", "Cherry 9", "date", "Élan", "Ünder", "zebra", "Zoë", "42 towels", "Ñandú",
        "çedilla",
        "日本語", "Москва", "مرحبا", "👩‍👩‍👧 family", "e\u{301}clair", "straße", "o’clock", "O'Brien", "say \"hi\"",
        "back\\slash",
        "\\(code)", "a # b", "# hash", "- dash", "key: value", "{ flow }", "[list]", "*star", "&anchor", "%percent",
        "@at",
        "*/ comment /*", "\"\"\"", "#\"raw\"#", "yes", "null", "~", "1.0", "tab\tinside", " leading", "trailing ",
    ]

    /// Texts for values that no YAML has to carry.
    static let rare = ["", " ", "$(path)", "$$(path)", "two\nlines", "\u{200F}rtl", "\u{0}nul"]

    /// A text as a double-quoted scalar of YAML.
    static func quoted(_ text: String) -> String {
        var quoted = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": quoted += "\\\""
            case "\\": quoted += "\\\\"
            case "\n": quoted += "\\n"
            case "\t": quoted += "\\t"
            default: quoted.unicodeScalars.append(scalar)
            }
        }
        return quoted + "\""
    }
}
