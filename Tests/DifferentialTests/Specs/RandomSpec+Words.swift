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

    private mutating func value(of type: ValueDescription) -> String? {
        switch type {
        case .boolean: "\(random.chance(50))"
        case .count: "\(random.number(0...3))"
        case .number: random.pick(["0.5", "1", "0.25"])
        case .bounded(let range): random.pick(["\(range.lowerBound)", "\(range.upperBound)"])
        case .wholeNumber(let numbers): "\(random.pick(numbers))"
        case .points: random.pick(["20", "44", "60.5"])
        case .string: "special"
        case .list(of: .text): "[First, Second]"
        case .word(_, let words): random.pick(words)
        case .color: color()
        case .alternatingColor:
            random.chance(50) ? color() : "{ even: \(color()), odd: \(color()) }"
        case .font:
            random.chance(50)
                ? random.pick(["headline", "caption2"])
                : "{ size: 20, \(random.pick(["weight: bold", "named: Avenir-Heavy"])) }"
        case .object("inset"):
            "{ top: 1, left: \(random.number(0...20)), bottom: 2, right: \(random.number(0...20)) }"
        case .list(.word(_, let words)): "[\(random.pick(words))]"
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
enum LookKeys {
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
        "shouldIndentWhileEditing", "separatorInset", "layoutMargins", "tintColor", "tag",
        "isAccessibilityElement", "accessibilityTraits", "accessibilityIdentifier", "accessibilityUserInputLabels",
    ]
    static let text = [
        "textColor", "font", "textAlignment", "numberOfLines", "lineBreakMode", "adjustsFontSizeToFitWidth",
        "minimumScaleFactor",
    ]
    static let detail = ["detailColor", "detailFont", "detailAlignment", "detailNumberOfLines", "detailLineBreakMode"]
}
