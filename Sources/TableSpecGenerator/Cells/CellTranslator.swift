internal import TableSpecModel
internal import TableSpecSwift

/// The statements that fill a cell.
struct CellTranslator {
    let cell: Cell
    let scope: ValueScope
    /// Whether the row carries a checkmark; `nil` outside selection lists.
    var isChosen: SwiftExpression?

    private var style: CellStyle { cell.shownStyle }

    /// The class of a custom cell; `nil` for one of UIKit's styles.
    var custom: CustomCell?

    /// Texts, image and colours.
    var content: [SwiftStatement] {
        switch style {
        case .custom: custom?.updates(on: "cell", in: scope) ?? []
        case .value2: labels
        case .default, .subtitle, .value1: configuration
        }
    }

    /// The content as one value, which begins empty, so that nothing of an earlier row can stay.
    @SwiftBody private var configuration: [SwiftStatement] {
        let statements = configurationStatements
        if !statements.isEmpty {
            Code.var("content", .call("cell.defaultContentConfiguration"))
            statements
            Code.assign("cell.contentConfiguration", "content")
        }
    }

    @SwiftBody private var configurationStatements: [SwiftStatement] {
        if let image { Code.assign("content.image", image) }
        if let text = cell.text { Code.assign("content.text", scope.optionalText(text)) }
        if let detail = shownDetail { Code.assign("content.secondaryText", scope.optionalText(detail)) }
        if let color = cell.textColor.value {
            Code.assign("content.textProperties.color", color.expression(else: ".label"))
        }
        if shownDetail != nil, let color = cell.detailColor.value {
            Code.assign("content.secondaryTextProperties.color", color.expression(else: ".secondaryLabel"))
        }
        cell.textAttributes.settings(of: "content.textProperties", alignment: "alignment")
        if shownDetail != nil {
            cell.detailLook.settings(of: "content.secondaryTextProperties", alignment: "alignment")
        }
    }

    /// `value2` has no content configuration, so the labels of the cell itself are set.
    @SwiftBody private var labels: [SwiftStatement] {
        if let text = cell.text { Code.assign("cell.textLabel?.text", scope.optionalText(text)) }
        if let detail = cell.detail { Code.assign("cell.detailTextLabel?.text", scope.optionalText(detail)) }
        if let color = cell.textColor.value { Code.assign("cell.textLabel?.textColor", color.expression(else: nil)) }
        if let color = cell.detailColor.value {
            Code.assign("cell.detailTextLabel?.textColor", color.expression(else: nil))
        }
        cell.textAttributes.settings(of: "cell.textLabel?", alignment: "textAlignment")
        cell.detailLook.settings(of: "cell.detailTextLabel?", alignment: "textAlignment")
    }

    private var shownDetail: TextTemplate? { style.showsDetail ? cell.detail : nil }

    /// The image; in a selection list whose accessory is taken, the checkmark is the image.
    private var image: SwiftExpression? {
        let own = style.showsImage ? cell.image.map(scope.image) : nil
        guard let isChosen, cell.accessory != nil else { return own }
        return .ternary(isChosen, .call("UIImage", ["systemName": .string("checkmark")]), own ?? .nil)
    }

    /// What is the same whatever the row shows.
    @SwiftBody var looks: [SwiftStatement] {
        if let color = cell.backgroundColor.value { Code.assign("cell.backgroundColor", color.expression(else: nil)) }
        if let level = cell.indentationLevel.value { Code.assign("cell.indentationLevel", .integer(level)) }
        if let style = cell.selectionStyle.value { Code.assign("cell.selectionStyle", style.member) }
        for accessory in cell.accessories {
            if let type = accessory.type.value, type != .none {
                Code.assign(SwiftExpression("cell").dot(accessory.place.typeProperty), type.member)
            }
        }
        cell.properties.assignments(to: "cell")
        if let identifier = cell.accessibilityIdentifier.value {
            Code.assign("cell.accessibilityIdentifier", .string(identifier))
        }
    }

    /// What is made once with the cell.
    @SwiftBody var creation: [SwiftStatement] {
        if let color = cell.selectedBackgroundColor.value {
            Code.let("selectedBackground", .call("UIView"))
            Code.assign("selectedBackground.backgroundColor", color.expression(else: nil))
            Code.assign("cell.selectedBackgroundView", "selectedBackground")
        }
    }

    /// The checkmark as the accessory.
    @SwiftBody var checkmark: [SwiftStatement] {
        if let isChosen, cell.accessory == nil {
            Code.assign("cell.accessoryType", .ternary(isChosen, ".checkmark", ".none"))
        }
    }

    /// What VoiceOver says.
    @SwiftBody var accessibility: [SwiftStatement] {
        if let label = cell.accessibilityLabel { Code.assign("cell.accessibilityLabel", scope.optionalText(label)) }
        if let hint = cell.accessibilityHint { Code.assign("cell.accessibilityHint", scope.optionalText(hint)) }
        if let value = cell.accessibilityValue { Code.assign("cell.accessibilityValue", scope.optionalText(value)) }
        if !cell.accessibilityUserInputLabels.isEmpty {
            let labels = cell.accessibilityUserInputLabels.map(scope.text)
            Code.assign("cell.accessibilityUserInputLabels", .array(labels))
        }
    }
}

extension AccessoryPlace {
    /// The property of `UITableViewCell` for a standard accessory.
    fileprivate var typeProperty: SwiftIdentifier { self == .normal ? "accessoryType" : "editingAccessoryType" }

    /// The property of `UITableViewCell` for a view in its place.
    var viewProperty: SwiftIdentifier { self == .normal ? "accessoryView" : "editingAccessoryView" }
}

extension Cell {
    /// The bindings of what the cell shows, without its control's value and its segues.
    var shownBindings: [Binding] {
        let style = shownStyle
        let spoken =
            ([self.accessibilityLabel, self.accessibilityHint, self.accessibilityValue].compactMap { $0 }
            + self.accessibilityUserInputLabels).flatMap(\.bindings)
        if style == .custom {
            return spoken + (self.content?.all.flatMap(\.shownBindings) ?? [])
                + self.assignments.flatMap(\.bindings)
        }
        let texts = [self.text, style.showsDetail ? self.detail : nil].compactMap { $0 }
        return texts.flatMap(\.bindings) + spoken + (style.showsImage ? self.image?.bindings ?? [] : [])
    }
}

extension ColorReference {
    /// The colour; `fallback` where a colour of the asset catalogue may be missing and the place takes no `nil`.
    func expression(else fallback: SwiftExpression?) -> SwiftExpression {
        switch self {
        case .system(let color):
            return color.member
        case .asset(let name):
            let color = SwiftExpression.call("UIColor", ["named": .string(name)])
            return fallback.map { .coalescing(color, $0) } ?? color
        case .components(let light, nil):
            return light.expression
        case .components(let light, let dark?):
            return .call(
                "UIColor",
                trailing: SwiftClosure(["traits"]) {
                    SwiftExpression.ternary(
                        .binary("traits.userInterfaceStyle", .equal, ".dark"),
                        dark.expression,
                        light.expression
                    )
                }
            )
        }
    }
}

extension ColorComponents {
    fileprivate var expression: SwiftExpression {
        .call(
            "UIColor",
            [
                "red": Self.fraction(red), "green": Self.fraction(green), "blue": Self.fraction(blue),
                "alpha": Self.fraction(alpha),
            ]
        )
    }

    /// A component as a part of 255, as the designer wrote it.
    private static func fraction(_ component: UInt8) -> SwiftExpression {
        switch component {
        case 0: 0
        case 255: 1
        default: .binary(.integer(Int(component)), .divide, 255)
        }
    }
}
