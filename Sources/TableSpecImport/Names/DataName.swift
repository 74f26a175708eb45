/// Names of data from names of outlets: `titleLabel` shows a title.
enum DataName {
    static func text(_ outlet: String) -> String? {
        stripped(outlet, ["Label", "Lbl", "Text", "Field", "TextField", "View", "Outlet", "LB", "Lb"])
    }

    /// The names of a text: without its kind, and with it, in case that one is already used.
    static func texts(_ outlet: String) -> [String] {
        guard let name = text(outlet) else { return [] }
        let full = hasPrefix(Identifier.words(of: outlet)) ? name + "Text" : Identifier.lower(outlet)
        return [name, full].compactMap(\.self)
    }

    static func image(_ outlet: String) -> String? {
        stripped(outlet, ["View", "Outlet", "ImageView", "IV"])
    }

    static func control(_ outlet: String) -> String? {
        stripped(
            outlet,
            [
                "Switch", "Slider", "Stepper", "Field", "TextField", "Text", "View", "Control", "Segmented", "Segment",
                "Picker", "Date", "Label", "Outlet", "Button", "Indicator", "Activity", "Progress", "TF", "Tf",
                "Toggle", "Switcher",
            ]
        )
    }

    /// The name that a text gives to the data next to it, or `nil` for a text without words, such as `N/A` and `00:00
    /// AM`.
    static func caption(_ text: String, limit: Int = 6) -> String? {
        // Commands and formats don't describe their purpose.
        guard !text.contains(where: { "$\\".contains($0) }) else { return nil }
        let words = Identifier.words(of: text)
        // Long numbers are values.
        let telling = words.filter { !($0.count > 2 && $0.allSatisfy(\.isNumber)) }
        guard telling.contains(where: { $0.count > 1 && $0.first?.isLetter == true }) else { return nil }
        let isValue = words.first?.first?.isNumber == true
        guard let name = Identifier.lower(telling, limit: limit), !isValue || name.count > 2 else { return nil }
        return name
    }

    /// Prefixes for kinds of views.
    private static let prefixes: Set<String> = [
        "label", "lbl", "txt", "tf", "btn", "switch", "sw", "img", "iv", "slider", "ib", "m",
    ]

    private static func hasPrefix(_ words: [String]) -> Bool {
        words.count > 1 && prefixes.contains(words[0].lowercased())
    }

    private static func stripped(_ outlet: String, _ suffixes: Set<String>) -> String? {
        var words = Identifier.words(of: outlet)
        if hasPrefix(words) { words.removeFirst() }
        if words.count > 2, ["text", "image", "table"].contains(words[0].lowercased()),
            ["Field", "View", "Cell"].contains(words[1])
        {
            words.removeFirst(2)
        }
        while words.count > 1, let last = words.last, suffixes.contains(last) { words.removeLast() }
        guard let first = words.first,
            words.count > 1 || !suffixes.contains(where: { $0.lowercased() == first.lowercased() })
        else { return nil }
        return Identifier.lower(words)
    }
}
