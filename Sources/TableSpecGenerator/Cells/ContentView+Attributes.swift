internal import TableSpecModel
internal import TableSpecSwift

/// The style of views in cells in addition to their content.
extension ContentView {
    /// The attributes that never change, which are set when the view is created.
    @SwiftBody func lookSettings(of view: SwiftExpression) -> [SwiftStatement] {
        if let color = attributes.background.value {
            let property =
                hasShapedBackground
                ? SwiftExpression.optionalChain(view.dot("configuration")).dot("baseBackgroundColor")
                : view.dot("backgroundColor")
            Code.assign(property, color.expression(else: nil))
        }
        if let alpha = attributes.alpha.value { Code.assign(view.dot("alpha"), .number(alpha)) }
        if let radius = attributes.cornerRadius.value, !isImage {
            Code.assign(view.dot("layer").dot("cornerRadius"), .number(radius))
            Code.assign(view.dot("clipsToBounds"), true)
        }
        if let border = attributes.border {
            let color = border.shownColor.expression(else: ".separator")
            SwiftExpression.shared("addBorder", ["_": color, "width": .number(border.shownWidth), "to": view])
                .using(.borders)
        }
        if let padding = attributes.padding.value {
            Code.assign(view.dot("isLayoutMarginsRelativeArrangement"), true)
            Code.assign(view.dot("directionalLayoutMargins"), padding.directional)
        }
        if let condition = visible, condition.bindings.isEmpty {
            Code.assign(view.dot("isHidden"), ValueScope().negation(of: condition))
        }
        if let tag = attributes.tag.value { Code.assign(view.dot("tag"), .integer(tag)) }
        if let identifier = attributes.accessibilityIdentifier.value {
            Code.assign(view.dot("accessibilityIdentifier"), .string(identifier))
        }
        view.dot("accessibilityTraits").inserting(attributes.accessibilityTraits.map(\.value.rawValue))
        for (property, text) in spokenTexts where text.bindings.isEmpty {
            Code.assign(view.dot(property), ValueScope().optionalText(text))
        }
    }

    /// The statements that set attributes with bindings.
    @SwiftBody func lookUpdates(of view: SwiftExpression, in scope: ValueScope) -> [SwiftStatement] {
        if let condition = visible, !condition.bindings.isEmpty {
            Code.assign(view.dot("isHidden"), isHidden(view, unless: condition, in: scope))
        }
        for (property, text) in spokenTexts where !text.bindings.isEmpty {
            Code.assign(view.dot(property), scope.optionalText(text))
        }
    }

    /// A spinner that isn't animated stays hidden, regardless of other settings: `hidesWhenStopped`
    /// (https://developer.apple.com/documentation/uikit/uiactivityindicatorview/hideswhenstopped).
    private func isHidden(
        _ view: SwiftExpression,
        unless condition: Condition,
        in scope: ValueScope
    ) -> SwiftExpression {
        let isAbsent = scope.negation(of: condition)
        guard control?.kind == .activityIndicator else { return isAbsent }
        return .binary(isAbsent, .or, .not(view.dot("isAnimating")))
    }

    /// The accessibility attributes of the view except its label.
    private var spokenTexts: [(SwiftIdentifier, TextTemplate)] {
        let texts: [(SwiftIdentifier, TextTemplate?)] = [
            ("accessibilityHint", accessibilityHint), ("accessibilityValue", accessibilityValue),
        ]
        return texts.compactMap { property, text in text.map { (property, $0) } }
    }

    /// Whether an attribute, other than the content, depends on a value or on the width of the cell.
    var hasBoundAttributes: Bool {
        let bound = (visible?.bindings ?? []) + spokenTexts.flatMap(\.1.bindings)
        return !bound.isEmpty || width.value?.part != nil
    }

    /// Whether the background belongs to the style of a button, which determines its shape.
    private var hasShapedBackground: Bool {
        guard let control, control.isConfigured else { return false }
        return (control.buttonAttributes.style.value ?? .plain) != .plain
    }

    /// The view. A button contains its accessibility label, because it's reconfigured as a whole.
    var withNamedButton: ContentView {
        guard var control, control.kind == .button, let accessibilityLabel else { return self }
        var view = self
        control.accessibilityLabel = accessibilityLabel
        view.kind = .control(control)
        return view
    }

    /// An image view is created with its corner radius.
    var isImage: Bool {
        if case .image = kind { return true }
        return false
    }

    /// Whether the view contains others.
    var isContainer: Bool {
        switch kind {
        case .stack, .zstack: true
        case .label, .image, .control, .app, .spacer, .invalid: false
        }
    }

    /// The view and its descendants as stacks arrange them.
    var arranged: [ContentView] {
        switch kind {
        case .stack(let stack): [self] + stack.arrangedViews.flatMap(\.arranged)
        case .zstack(let stack): [self] + stack.views.flatMap(\.arranged)
        case .label, .image, .control, .app, .spacer, .invalid: [self]
        }
    }
}

extension EdgeInsets {
    /// The distances, with the left one as the leading one, because UIKit mirrors only these
    /// (https://developer.apple.com/documentation/uikit/uiview/directionallayoutmargins).
    var directional: SwiftExpression {
        .call(
            "NSDirectionalEdgeInsets",
            ["top": .number(top), "leading": .number(left), "bottom": .number(bottom), "trailing": .number(right)]
        )
    }
}

extension ValueScope {
    /// The negation of a condition, as short as possible. The order of numbers is negated as a whole.
    func negation(of condition: Condition) -> SwiftExpression {
        switch condition.expression {
        case .comparison(_, .equal, _), .comparison(_, .notEqual, _): value(of: condition.inverted)
        case .comparison: .not(value(of: condition))
        case .binding, .not, .literal, .joined: value(of: condition.inverted)
        }
    }
}
