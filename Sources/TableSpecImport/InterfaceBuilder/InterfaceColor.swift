internal import TableSpecModel

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
        } else if let light = Self.light(of: color) {
            self = .components(red: light[0], green: light[1], blue: light[2], alpha: color.number("alpha") ?? 1)
        } else {
            return nil
        }
    }

    /// The color with less opacity, or `nil` if its components aren't known.
    func faded(_ alpha: Double) -> InterfaceColor? {
        if alpha >= 1 || isClear { return self }
        guard case .components(let red, let green, let blue, let own) = self else { return nil }
        return .components(red: red, green: green, blue: blue, alpha: own * alpha)
    }

    /// The red, green and blue parts of a color in components.
    private static func light(of color: Element) -> [Double]? {
        if let white = color.number("white") { return [white, white, white] }
        let light = ["red", "green", "blue"].compactMap(color.number)
        let ink = ["cyan", "magenta", "yellow"].compactMap(color.number)
        guard light.count < 3 else { return light }
        guard ink.count == 3, let black = color.number("black") else { return nil }
        return ink.map { (1 - $0) * (1 - black) }
    }

    /// The attributes that name a system color, the newest one first. Xcode 11 had a separate one, next to an older
    /// name (seen in the storyboards of FLEXTool/FLEX, `UICatalog/Base.lproj/Main_iPad.storyboard`).
    private static let systemKeys = ["systemColor", "xcode11CocoaTouchSystemColor", "cocoaTouchSystemColor"]

    /// The language's name for a system color: the names are those of `UIColor` in Objective-C.
    private static func word(_ name: String) -> String? {
        if let old = olderNames[name] { return old }
        let word = name.hasSuffix("Color") ? String(name.dropLast(5)) : name
        guard let color = SystemColor(rawValue: word == "tint" ? "tintColor" : word) else { return nil }
        return [.black, .white, .clear].contains(color) ? nil : color.rawValue
    }

    /// Colors that were renamed when iOS 13 introduced the dark appearance.
    private static let olderNames = [
        "darkTextColor": "label", "lightTextColor": "white", "labelColor": "label", "whiteColor": "white",
        "blackColor": "black", "groupTableViewBackgroundColor": "systemGroupedBackground",
        "tableCellGroupedBackgroundColor": "secondarySystemGroupedBackground",
        "tableCellPlainBackgroundColor": "systemBackground", "tablePlainHeaderFooterBackgroundColor": "systemGray6",
        "viewFlipsideBackgroundColor": "systemGray", "scrollViewTexturedBackgroundColor": "systemGray",
        "tintColor": "tintColor",
    ]

    /// Whether it's the default color of texts: black, before there was a dark appearance.
    var isUsualText: Bool { yaml == .text("label") || yaml == .text("black") }

    /// Whether it's invisible.
    var isClear: Bool { if case .components(_, _, _, 0) = self { true } else { false } }

    /// Whether it's the default background of cells.
    var isWhiteOfCells: Bool { isWhite || self == .system("secondarySystemGroupedBackground") }

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
