internal import TableSpecModel
internal import TableSpecSwift

/// Buttons with a style: `UIButton.Configuration`.
extension Control {
    /// The configuration that a button with a style begins with: `.filled()`.
    var configuration: SwiftExpression {
        .call(
            .implicit(
                SwiftIdentifier(from: (self.buttonAttributes.style.value ?? .plain).rawValue, style: .lowerCamelCase)
            )
        )
    }

    /// The attributes that never change, which are set when the view is created.
    @SwiftBody func configurationSettings(of button: SwiftExpression) -> [SwiftStatement] {
        let configuration = SwiftExpression.optionalChain(button.dot("configuration"))
        if let title = self.title, title.bindings.isEmpty, self.buttonAttributes.selectedTitle == nil {
            Code.assign(configuration.dot("title"), ValueScope().text(title))
        }
        if let image = self.image, image.bindings.isEmpty, self.buttonAttributes.selectedImage == nil {
            Code.assign(configuration.dot("image"), ValueScope().image(image))
        }
        if self.title != nil, self.image != nil {
            Code.assign(
                configuration.dot("imagePadding"),
                .number(self.buttonAttributes.imagePadding.value ?? ButtonAttributes.imagePadding)
            )
        }
        if let placement = self.buttonAttributes.imagePlacement.value {
            Code.assign(configuration.dot("imagePlacement"), placement.member)
        }
        if let style = self.buttonAttributes.cornerStyle.value {
            Code.assign(configuration.dot("cornerStyle"), style.member)
        }
        if let color = self.buttonAttributes.color.value {
            Code.assign(configuration.dot("baseForegroundColor"), color.expression(else: nil))
        }
        if let symbol = self.symbolConfiguration {
            Code.assign(configuration.dot("preferredSymbolConfigurationForImage"), symbol.expression)
        }
        if let font = self.buttonAttributes.font.value {
            Code.assign(configuration.dot("titleTextAttributesTransformer"), font.transformer)
        }
        if let label = self.accessibilityLabel, label.bindings.isEmpty {
            Code.assign(button.dot("accessibilityLabel"), ValueScope().text(label))
        }
        if self.buttonAttributes.hasOtherFace, (self.buttonAttributes.style.value ?? .plain) == .plain {
            Code.comment("The title or image already shows the selection, so UIKit must not add a background.")
            Code.assign(configuration.dot("automaticallyUpdateForSelection"), false)
        }
    }

    /// The parts of the configuration with bindings.
    @SwiftBody func configurationUpdates(of button: SwiftExpression, in scope: ValueScope) -> [SwiftStatement] {
        let configuration = SwiftExpression.optionalChain(button.dot("configuration"))
        if let title = self.title, !title.bindings.isEmpty, self.buttonAttributes.selectedTitle == nil {
            Code.assign(configuration.dot("title"), scope.optionalText(title))
        }
        if let selected = self.buttonAttributes.selected {
            let condition = scope.value(of: selected)
            Code.assign(button.dot("isSelected"), condition)
            if let selectedTitle = self.buttonAttributes.selectedTitle {
                Code.assign(
                    configuration.dot("title"),
                    .ternary(
                        button.dot("isSelected"),
                        scope.optionalText(selectedTitle),
                        self.title.map(scope.optionalText) ?? .nil
                    )
                )
            }
            if let selectedImage = self.buttonAttributes.selectedImage {
                Code.assign(
                    configuration.dot("image"),
                    .ternary(button.dot("isSelected"), scope.image(selectedImage), self.image.map(scope.image) ?? .nil)
                )
            }
        }
        if let label = self.accessibilityLabel, !label.bindings.isEmpty {
            Code.assign(button.dot("accessibilityLabel"), scope.optionalText(label))
        }
        if self.buttonAttributes.selectedImage == nil, let image = self.image, !image.bindings.isEmpty {
            Code.assign(configuration.dot("image"), scope.image(image))
        }
    }
}

extension SymbolConfiguration {
    var expression: SwiftExpression {
        var configurations: [SwiftExpression] = []
        if let style = textStyle.value {
            var arguments: [SwiftArguments.Argument] = [.init("textStyle", style.member)]
            if let scale = scale.value { arguments.append(.init("scale", scale.member)) }
            configurations.append(Self.made(arguments))
        } else if let size = size.value {
            var arguments: [SwiftArguments.Argument] = [.init("pointSize", .number(size))]
            if weight.value != nil || scale.value != nil {
                arguments.append(.init("weight", weight.value?.member ?? ".regular"))
            }
            if let scale = scale.value { arguments.append(.init("scale", scale.member)) }
            return Self.made(arguments)
        } else if let scale = scale.value {
            configurations.append(Self.made([.init("scale", scale.member)]))
        }
        if let weight = weight.value { configurations.append(Self.made([.init("weight", weight.member)])) }
        guard let first = configurations.first else { return Self.made([.init("scale", ".default")]) }
        return configurations.dropFirst().reduce(first) { $0.calling("applying", [$1]) }
    }

    private static func made(_ arguments: [SwiftArguments.Argument]) -> SwiftExpression {
        .call("UIImage.SymbolConfiguration", SwiftArguments(arguments))
    }
}

extension FontReference {
    /// Sets the font of a configured button's title whenever the button is updated.
    fileprivate var transformer: SwiftExpression {
        .call(
            "UIConfigurationTextAttributesTransformer",
            trailing: SwiftClosure(["attributes"]) {
                Code.var("attributes", "attributes")
                Code.assign("attributes.font", expression)
                Code.return("attributes")
            }
        )
    }
}
