internal import TableSpecModel
internal import TableSpecSwift

extension PropertySettings {
    /// Statements that set the specified properties of an object.
    @SwiftBody func assignments(to object: SwiftExpression) -> [SwiftStatement] {
        for (key, value) in values.stated {
            let property = object.dot(SwiftIdentifier(from: key.name, style: .lowerCamelCase))
            switch value {
            case .choices(let words) where key.name == CellPropertyKey.accessibilityTraits.name:
                property.inserting(words)
            case .insets(let margins) where key.name == TablePropertyKey.layoutMargins.name:
                Code.assign(object.dot("directionalLayoutMargins"), margins.directional)
            case .choice(let word) where key.name == ControlPropertyKey.textAlignment.name:
                Code.assign(property, TextAlignment(rawValue: word).map(\.ofLabel) ?? value.expression)
            case .font(let font):
                Code.assign(property, font.expression)
                Code.assign(object.dot("adjustsFontForContentSizeCategory"), true)
            default: Code.assign(property, value.expression)
            }
        }
    }
}

extension PropertyValue {
    fileprivate var expression: SwiftExpression {
        switch self {
        case .boolean(let isTrue): isTrue ? true : false
        case .count(let count): .integer(count)
        case .points(let points): .number(points)
        case .string(let text): .string(text)
        case .color(let color): color.expression(else: nil)
        case .font(let font): font.expression
        case .insets(let insets): insets.expression
        case .choice(let word): .member(ofUIKit: word)
        case .choices(let words): .array(words.map(SwiftExpression.member(ofUIKit:)))
        }
    }
}

extension EdgeInsets {
    fileprivate var expression: SwiftExpression {
        .call(
            "UIEdgeInsets",
            ["top": .number(top), "left": .number(left), "bottom": .number(bottom), "right": .number(right)]
        )
    }
}

extension SwiftExpression {
    /// Adds members to an option set, because UIKit may have set some itself.
    func inserting(_ words: [String]) -> [SwiftStatement] {
        switch words.count {
        case 0: []
        case 1: [.expression(calling("insert", [.member(ofUIKit: words[0])]))]
        default: [.expression(calling("formUnion", [.array(words.map(SwiftExpression.member(ofUIKit:)))]))]
        }
    }

    fileprivate static func member(ofUIKit word: String) -> SwiftExpression {
        // Only `UITextContentType.URL` is spelled in capitals.
        word == "URL" ? ".URL" : .implicit(SwiftIdentifier(from: word, style: .lowerCamelCase))
    }
}
