internal import TableSpecModel
internal import TableSpecSwift

/// The item of a tab in the bar.
struct TabTranslator {
    let tab: Tab

    /// The tab bar item.
    func item(in scope: ValueScope) -> SwiftExpression {
        let tag = SwiftExpression.integer(tab.tag.value ?? 0)
        switch tab.kind {
        case .system(let item):
            return .call("UITabBarItem", ["tabBarSystemItem": item.member, "tag": tag])
        case .titled(let title, let image):
            let arguments: SwiftArguments = [
                "title": scope.optionalText(title), "image": image.map(scope.image) ?? .nil, "tag": tag,
            ]
            return .call("UITabBarItem", arguments)
        case .invalid:
            return .call("UITabBarItem")
        }
    }

    /// The text of the badge: none for 0, for an empty text and for a missing value.
    static func badge(_ badge: TextTemplate, in scope: ValueScope) -> SwiftExpression {
        guard let binding = badge.soleBinding, let type = binding.path?.type else { return scope.text(badge) }
        let value = scope.value(of: binding)
        switch type {
        case .integer: return .ternary(.binary(value, .equal, 0), .nil, scope.text(badge))
        case .string: return .ternary(value.dot("isEmpty"), .nil, value)
        case .optional(.integer) where binding.format == nil:
            let text = SwiftExpression.interpolated("\("$0" as SwiftExpression)")
            let body = SwiftExpression.ternary(.binary("$0", .equal, 0), .nil, text)
            return value.calling(onOptional: "flatMap") { body }
        case .optional(.string):
            let body = SwiftExpression.ternary("$0.isEmpty", .nil, "$0")
            return value.calling(onOptional: "flatMap") { body }
        default: return scope.optionalText(badge)
        }
    }

    /// Updates an item when the state changes.
    func reactions(of item: SwiftExpression) -> [Reaction] {
        let scope = ValueScope()
        var reactions: [Reaction] = []
        if case .titled(let title, let image) = tab.kind {
            reactions.append(Reaction(title.bindings, [.assign(item.dot("title"), scope.optionalText(title))]))
            if let image {
                reactions.append(Reaction(image.bindings, [.assign(item.dot("image"), scope.image(image))]))
            }
        }
        if let badge = tab.badge {
            reactions.append(
                Reaction(badge.bindings, [.assign(item.dot("badgeValue"), Self.badge(badge, in: scope))])
            )
        }
        return reactions
    }
}
