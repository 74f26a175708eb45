/// A color of a document.
enum InterfaceColor: Hashable, Sendable {
    /// A class property of `UIColor`.
    case system(String)
    case named(String)
    /// Fractions from 0 to 1.
    case components(red: Double, green: Double, blue: Double, alpha: Double)

    /// The color that an element specifies under a key.
    init?(_ element: Element, _ key: String) {
        guard let color = element.property(key), color.name == "color" else { return nil }
        self.init(color)
    }

    init?(_ color: Element) {
        if let name = color["name"] {
            // macOS colors in a document aren't colors on iOS, where nothing is drawn for them.
            guard color["catalog"] != "System" else { return nil }
            self = .named(name)
        } else if let word = Self.systemKeys.lazy.compactMap({ color[$0].flatMap(Self.word) }).first {
            self = .system(word)
        } else if let white = color.number("white") {
            self = .components(red: white, green: white, blue: white, alpha: color.number("alpha") ?? 1)
        } else if let red = color.number("red"), let green = color.number("green"),
            let blue = color.number("blue")
        {
            self = .components(red: red, green: green, blue: blue, alpha: color.number("alpha") ?? 1)
        } else if let cyan = color.number("cyan"), let magenta = color.number("magenta"),
            let yellow = color.number("yellow"), let black = color.number("black")
        {
            let light = { (ink: Double) in (1 - ink) * (1 - black) }
            self = .components(
                red: light(cyan),
                green: light(magenta),
                blue: light(yellow),
                alpha: color.number("alpha") ?? 1
            )
        } else {
            return nil
        }
    }

    /// The attributes that name a system color, the newest one first. Xcode 11 had a separate one, next to an older
    /// name (seen in the storyboards of FLEXTool/FLEX, `UICatalog/Base.lproj/Main_iPad.storyboard`).
    private static let systemKeys = ["systemColor", "xcode11CocoaTouchSystemColor", "cocoaTouchSystemColor"]

    /// The language's name for a system color: the names are those of `UIColor` in Objective-C.
    private static func word(_ name: String) -> String? {
        if let old = olderNames[name] { return old }
        let word = name.hasSuffix("Color") ? String(name.dropLast(5)) : name
        return words.contains(word == "tint" ? "tintColor" : word)
            ? (word == "tint" ? "tintColor" : word) : nil
    }

    /// Colors that were renamed when iOS 13 introduced the dark appearance.
    private static let olderNames = [
        "darkTextColor": "label", "lightTextColor": "white", "labelColor": "label",
        "whiteColor": "white", "blackColor": "black",
        "groupTableViewBackgroundColor": "systemGroupedBackground",
        "tableCellGroupedBackgroundColor": "secondarySystemGroupedBackground",
        "tableCellPlainBackgroundColor": "systemBackground",
        "tablePlainHeaderFooterBackgroundColor": "systemGray6",
        "viewFlipsideBackgroundColor": "systemGray", "scrollViewTexturedBackgroundColor": "systemGray",
        "tintColor": "tintColor",
    ]

    private static let words: Set<String> = [
        "label", "secondaryLabel", "tertiaryLabel", "quaternaryLabel", "placeholderText", "link",
        "separator",
        "opaqueSeparator", "systemFill", "secondarySystemFill", "tertiarySystemFill",
        "quaternarySystemFill",
        "systemBackground", "secondarySystemBackground", "tertiarySystemBackground",
        "systemGroupedBackground",
        "secondarySystemGroupedBackground", "tertiarySystemGroupedBackground", "systemRed",
        "systemOrange",
        "systemYellow", "systemGreen", "systemMint", "systemTeal", "systemCyan", "systemBlue",
        "systemIndigo",
        "systemPurple", "systemPink", "systemBrown", "systemGray", "systemGray2", "systemGray3",
        "systemGray4",
        "systemGray5", "systemGray6", "tintColor",
    ]

    /// Whether it's the default color of texts: black, before there was a dark appearance.
    var isUsualText: Bool { yaml == .text("label") || yaml == .text("black") }

    /// Whether it's invisible.
    var isClear: Bool { if case .components(_, _, _, 0) = self { true } else { false } }

    var isWhite: Bool { yaml == .text("white") || yaml == .text("systemBackground") }

    var yaml: YAMLValue {
        switch self {
        case .system(let word): return .text(word)
        case .named(let name): return .mapping(["named": .text(name)])
        case .components(_, _, _, 0): return .text("clear")
        case .components(let red, let green, let blue, let alpha):
            let parts = alpha < 1 ? [red, green, blue, alpha] : [red, green, blue]
            let digits = parts.map(Self.hexadecimal).joined()
            return .text(Self.plainNames[digits] ?? "#\(digits)")
        }
    }

    private static let plainNames = ["FFFFFF": "white", "000000": "black"]

    private static func hexadecimal(_ part: Double) -> String {
        let digits = String(Int((min(max(part, 0), 1) * 255).rounded()), radix: 16, uppercase: true)
        return digits.count == 1 ? "0" + digits : digits
    }
}
