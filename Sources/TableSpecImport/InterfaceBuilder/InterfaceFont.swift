internal import TableSpecModel
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
        if let style = font["style"] {
            guard let word = Self.styles[style] else { return nil }
            self = .style(word)
            return
        }
        guard let size = font.number("pointSize").map({ min($0, 300) }), size >= 1 else { return nil }
        switch font["name"] {
        case let name? where name.hasPrefix("."): self = .system(size: size, weight: Self.weight(ofSystem: name))
        case let name?: self = .named(name, size: size)
        case nil where font["type"] == "italicSystem": self = .italic(size: size)
        case nil: self = .system(size: size, weight: Self.weight(of: font))
        }
    }

    /// `UIFont.boldSystemFont(ofSize:)` has been semibold since San Francisco became the system font.
    private static func weight(of font: Element) -> String {
        if font["type"] == "boldSystem" { return "semibold" }
        return (font["weight"].flatMap(FontWeightName.init) ?? .regular).rawValue
    }

    /// The weight of the system font by its internal name: `systemFont(ofSize:)` is `.SFUIText`, or
    /// `.SFUIDisplay-Light` (jaredsinclair.com, “Working With Designs That Require Display Versus Text San Francisco
    /// Fonts”).
    private static func weight(ofSystem name: String) -> String {
        let suffix = name.split(separator: "-").dropFirst().last.map { $0.lowercased() } ?? ""
        let weight = FontWeightName.allCases.first { suffix.hasPrefix($0.rawValue.lowercased()) }
        return (weight ?? .regular).rawValue
    }

    /// The names of text styles in documents; they are the values of `UIFont.TextStyle`.
    private static let styles = [
        "UICTFontTextStyleTitle0": "largeTitle", "UICTFontTextStyleTitle1": "title1",
        "UICTFontTextStyleTitle2": "title2", "UICTFontTextStyleTitle3": "title3",
        "UICTFontTextStyleHeadline": "headline", "UICTFontTextStyleSubhead": "subheadline",
        "UICTFontTextStyleBody": "body", "UICTFontTextStyleCallout": "callout", "UICTFontTextStyleFootnote": "footnote",
        "UICTFontTextStyleCaption1": "caption1", "UICTFontTextStyleCaption2": "caption2",
    ]

    /// The default sizes of text styles (Human Interface Guidelines, Typography).
    private static let sizes: [Double: String] = [
        34: "largeTitle", 28: "title1", 22: "title2", 20: "title3", 17: "body", 16: "callout", 15: "subheadline",
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
