import TableSpecModel
import TableSpecTestSupport

/// Any values of keys whose values need nothing else, found with the key tables.
extension RandomSpec {
    /// Some keys of a kind of mapping.
    mutating func some(of names: [String], in object: String, percent: Int) -> [String] {
        let keys = Language.objects.first { $0.description.name == object }?.keys ?? []
        return keys.filter { names.contains($0.name) }.compactMap { key in
            random.chance(percent) ? value(of: key.entry.type).map { "\(key.name): \($0)" } : nil
        }
    }

    /// Some of the keys of a kind of control that are a Boolean or one of an enumeration, each with a comma before it.
    mutating func choices(of control: String) -> String {
        some(of: Self.choiceKeys(of: control), in: "accessory", percent: 50).map { ", \($0)" }.joined()
    }

    private static func choiceKeys(of control: String) -> [String] {
        guard let accessory = Language.objects.first(where: { $0.description.name == "accessory" }) else { return [] }
        let suitable = accessory.constraints.compactMap { constraint in
            if case .needs(let key, beside: let controls) = constraint, controls.contains(control) { key } else { nil }
        }
        return accessory.keys.filter {
            suitable.contains($0.name) && $0.entry.type.isChoice && !LeftOut.ofControls.contains($0.name)
        }.map(\.name)
    }

    private mutating func value(of type: ValueDescription) -> String? {
        switch type {
        case .boolean: "\(random.chance(50))"
        case .count: "\(random.number(0...3))"
        case .number: random.pick(["0.5", "1", "0.25"])
        case .bounded(let range): random.pick(["\(range.lowerBound)", "\(range.upperBound)"])
        case .wholeNumber(let numbers): "\(random.pick(numbers))"
        case .points: random.pick(["20", "44", "60.5"])
        case .length: random.pick(["20", "60.5", "50%"])
        case .string: "special"
        case .list(of: .text): "[First, Second]"
        case .choice(_, let words): random.pick(words)
        case .color: color()
        case .alternatingColor:
            random.chance(50) ? color() : "{ even: \(color()), odd: \(color()) }"
        case .font:
            random.chance(50)
                ? random.pick(["headline", "caption2"])
                : random.pick([
                    "{ size: 20, weight: bold }", "{ size: 20, named: Avenir-Heavy }", "{ size: 20, italic: true }",
                    "{ textStyle: footnote, italic: true }",
                ])
        case .object("text shadow"): "{ color: \(color()), x: 1, y: 0.5 }"
        case .object("border"): "{ color: \(color()), width: 0.5 }"
        case .either(let types): types.first.flatMap { value(of: $0) }
        case .object("inset"):
            "{ top: 1, left: \(random.number(0...20)), bottom: 2, right: \(random.number(0...20)) }"
        case .list(.choice(_, let words)): "[\(random.pick(words))]"
        default: nil
        }
    }

    mutating func color() -> String {
        random.pick([
            "systemRed", "tintColor", "\"#336699\"", "{ light: \"#FFFFFF\", dark: \"#000000\" }", "{ named: Accent }",
        ])
    }

    /// An image that is there, or the one of a property.
    mutating func image(_ loop: String? = nil) -> String {
        if let loop, item.contains(where: { $0.name == "picture" }), random.chance(60) { return "$(\(loop).picture)" }
        return random.chance(70) ? "{ symbol: \(random.pick(["star", "moon.fill"])) }" : "{ named: Photo }"
    }
}

/// The names of keys that say how something looks, or what UIKit does by itself.
enum AttributeKeys {
    static let table = [
        "separatorStyle", "rowHeight", "estimatedRowHeight", "sectionHeaderHeight", "sectionFooterHeight",
        "estimatedSectionHeaderHeight", "estimatedSectionFooterHeight", "sectionHeaderTopPadding", "separatorColor",
        "separatorInset", "separatorInsetReference", "backgroundColor", "tintColor", "allowsSelection",
        "allowsSelectionDuringEditing", "isScrollEnabled", "bounces",
        "alwaysBounceVertical", "showsVerticalScrollIndicator", "indicatorStyle", "scrollsToTop",
        "keyboardDismissMode", "contentInset", "cellLayoutMarginsFollowReadableWidth", "layoutMargins",
        "insetsContentViewsToSafeArea", "remembersLastFocusedIndexPath", "tag", "accessibilityIdentifier", "deselect",
    ]
    static let index = [
        "sectionIndexMinimumDisplayRowCount", "sectionIndexColor", "sectionIndexBackgroundColor",
        "sectionIndexTrackingBackgroundColor",
    ]
    static let cell = [
        "backgroundColor", "selectedBackgroundColor", "height", "indentationLevel", "indentationWidth",
        "shouldIndentWhileEditing", "separatorInset", "layoutMargins", "preservesSuperviewLayoutMargins", "tintColor",
        "tag",
        "isAccessibilityElement", "accessibilityTraits", "accessibilityIdentifier", "accessibilityUserInputLabels",
    ]
    static let text = [
        "textColor", "font", "textAlignment", "numberOfLines", "lineBreakMode", "adjustsFontSizeToFitWidth",
        "minimumScaleFactor",
    ]
    static let view = [
        "background", "cornerRadius", "border", "alpha", "accessibilityTraits",
    ]
    static let detail = [
        "detailColor", "detailFont", "detailAlignment", "detailNumberOfLines", "detailLineBreakMode",
        "detailAdjustsFontSizeToFitWidth", "detailMinimumScaleFactor",
    ]
}

extension ValueDescription {
    /// Whether a value is one of a few, which need nothing else.
    fileprivate var isChoice: Bool {
        switch self {
        case .boolean, .choice: true
        default: false
        }
    }
}
