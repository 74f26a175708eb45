internal import TableSpecPreview

/// A font of a label.
enum InterfaceFont: Hashable, Sendable {
    case style(String)
    case system(size: Double, weight: String)
    /// The italic system font, which has regular weight.
    case italic(size: Double)
    case named(String, size: Double)

    /// Interface Builder's font for a new button.
    static let usualOfButton = InterfaceFont.system(size: 15, weight: "regular")

    /// The font that an element specifies under a key, or `nil` if it specifies none, or the system font in its default
    /// size.
    init?(_ element: Element, key: String = "fontDescription") {
        guard let font = element.property(key) else { return nil }
        let size = font.number("pointSize") ?? 0
        if let style = font["style"] {
            guard let word = Self.styles[style] else { return nil }
            self = .style(word)
        } else if let name = font["name"], name.hasPrefix("."), size >= 1 {
            self = .system(size: min(size, 300), weight: Self.weight(ofSystem: name))
        } else if let name = font["name"], size >= 1 {
            self = .named(name, size: min(size, 300))
        } else if size >= 1, font["type"] == "italicSystem" {
            self = .italic(size: min(size, 300))
        } else if size >= 1 {
            self = .system(size: min(size, 300), weight: Self.weight(of: font))
        } else {
            return nil
        }
    }

    /// `UIFont.boldSystemFont(ofSize:)` has been semibold since San Francisco became the system font.
    private static func weight(of font: Element) -> String {
        if font["type"] == "boldSystem" { return "semibold" }
        let weight = font["weight"] ?? "regular"
        return weights.contains(weight) ? weight : "regular"
    }

    /// The weight of the system font by its internal name: `systemFont(ofSize:)` is `.SFUIText`, or
    /// `.SFUIDisplay-Light` (jaredsinclair.com, “Working With Designs That Require Display Versus Text San Francisco
    /// Fonts”).
    private static func weight(ofSystem name: String) -> String {
        let suffix = name.split(separator: "-").dropFirst().last.map { $0.lowercased() } ?? ""
        return weights.first { suffix.hasPrefix($0.lowercased()) } ?? "regular"
    }

    private static let weights: Set<String> = [
        "ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black",
    ]

    /// The names of text styles in documents; they are the values of `UIFont.TextStyle`.
    private static let styles = [
        "UICTFontTextStyleTitle0": "largeTitle", "UICTFontTextStyleTitle1": "title1",
        "UICTFontTextStyleTitle2": "title2",
        "UICTFontTextStyleTitle3": "title3", "UICTFontTextStyleHeadline": "headline",
        "UICTFontTextStyleSubhead": "subheadline", "UICTFontTextStyleBody": "body",
        "UICTFontTextStyleCallout": "callout",
        "UICTFontTextStyleFootnote": "footnote", "UICTFontTextStyleCaption1": "caption1",
        "UICTFontTextStyleCaption2": "caption2",
    ]

    /// The default sizes of text styles (Human Interface Guidelines, Typography).
    private static let sizes: [Double: String] = [
        34: "largeTitle", 28: "title1", 22: "title2", 20: "title3", 17: "body", 16: "callout",
        15: "subheadline",
        13: "footnote", 12: "caption1", 11: "caption2",
    ]

    /// The text style with the same size and weight, if there is one.
    var style: String? {
        switch self {
        case .style(let style): style
        case .system(let size, "regular"): Self.sizes[size]
        case .system(17, "semibold"): "headline"
        case .system, .italic, .named: nil
        }
    }

    var size: Double {
        switch self {
        case .system(let size, _), .italic(let size), .named(_, let size): size
        case .style(let style):
            style == "headline" ? 17 : Self.sizes.first { $0.value == style }?.key ?? 17
        }
    }

    /// The width of a text on one line.
    func width(of text: String) -> Double {
        let weight: FontWeight =
            switch self {
            case .style(let style): style == "headline" ? .semibold : .regular
            case .system(_, let weight): Self.measuredWeights[weight] ?? .regular
            case .italic: .regular
            case .named(let name, _): name.contains("Bold") ? .bold : .regular
            }
        return TextFont(size: size, weight: weight).width(of: text)
    }

    private static let measuredWeights: [String: FontWeight] = [
        "medium": .medium, "semibold": .semibold, "bold": .bold, "heavy": .bold, "black": .bold,
    ]

    var yaml: YAMLValue {
        if let style { return .text(style) }
        switch self {
        case .style(let style): return .text(style)
        case .system(let size, "regular"): return .mapping(["size": .number(size)])
        case .system(let size, let weight):
            return .mapping(["size": .number(size), "weight": .text(weight)])
        case .italic(let size): return .mapping(["size": .number(size), "italic": .bool(true)])
        case .named(let name, let size): return .mapping(["size": .number(size), "named": .text(name)])
        }
    }
}
