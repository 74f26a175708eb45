/// Names of data from names of outlets: `titleLabel` shows a title.
enum DataName {
    static func text(_ outlet: String) -> String? {
        stripped(outlet, ["Label", "Lbl", "Text", "Field", "TextField", "View", "Outlet", "LB", "Lb"])
    }

    static func image(_ outlet: String) -> String? {
        stripped(outlet, ["View", "Outlet", "ImageView", "IV"])
    }

    static func control(_ outlet: String) -> String? {
        stripped(
            outlet,
            [
                "Switch", "Slider", "Stepper", "Field", "TextField", "Text", "View", "Control", "Segmented",
                "Segment",
                "Picker", "Date",
                "Label", "Outlet", "Button", "Indicator", "Activity", "Progress", "TF", "Tf", "Toggle",
                "Switcher",
            ]
        )
    }

    /// Marks of kinds of views at the beginning of names.
    private static let prefixes: Set<String> = [
        "label", "lbl", "txt", "tf", "btn", "switch", "sw", "img", "iv", "slider", "ib", "m",
    ]

    private static func stripped(_ outlet: String, _ suffixes: Set<String>) -> String? {
        var words = Identifier.words(of: outlet)
        if let first = words.first, words.count > 1, prefixes.contains(first.lowercased()) {
            words.removeFirst()
        }
        if words.count > 2, ["text", "image", "table"].contains(words[0].lowercased()),
            ["Field", "View", "Cell"].contains(words[1])
        {
            words.removeFirst(2)
        }
        while words.count > 1, let last = words.last, suffixes.contains(last) { words.removeLast() }
        guard let first = words.first,
            words.count > 1 || !suffixes.contains(first.prefix(1).uppercased() + first.dropFirst())
        else {
            return nil
        }
        return Identifier.lower(words)
    }
}
