internal import TableSpecModel
internal import TableSpecSwift

/// Attributes of the cell itself, if a row has a cell that shows no other rows.
extension RowParts {
    var hasCellAttributes: Bool { !attributes(of: "cell").isEmpty }

    /// The values that the settings depend on.
    var attributeBindings: [Binding] {
        ([cell.accessibilityHint, cell.accessibilityValue].compactMap { $0 } + cell.accessibilityUserInputLabels)
            .flatMap(\.bindings)
    }

    func attributes(_ owner: SwiftExpression) -> [SwiftStatement] { attributes(of: owner) }

    @SwiftBody private func attributes(of owner: SwiftExpression) -> [SwiftStatement] {
        if let color = cell.backgroundColor.value {
            Code.assign(owner.dot("backgroundColor"), color.expression(else: nil))
        }
        if let color = cell.selectedBackgroundColor.value {
            let background = ConfiguredView(.call("UIView")).setting {
                [Code.assign($0.dot("backgroundColor"), color.expression(else: nil))]
            }
            Code.assign(owner.dot("selectedBackgroundView"), background.expression)
        }
        if let level = cell.indentationLevel.value { Code.assign(owner.dot("indentationLevel"), .integer(level)) }
        if let style = cell.selectionStyle.value, style != .default, style != .none || plan.isSelectable(target) {
            Code.assign(owner.dot("selectionStyle"), style.member)
        }
        cell.properties.assignments(to: owner)
        if let identifier = cell.accessibilityIdentifier.value {
            Code.assign(owner.dot("accessibilityIdentifier"), .string(identifier))
        }
        if let hint = cell.accessibilityHint {
            Code.assign(owner.dot("accessibilityHint"), scope.optionalText(hint))
        }
        if let value = cell.accessibilityValue {
            Code.assign(owner.dot("accessibilityValue"), scope.optionalText(value))
        }
        if !cell.accessibilityUserInputLabels.isEmpty {
            let labels = cell.accessibilityUserInputLabels.map(scope.text)
            Code.assign(owner.dot("accessibilityUserInputLabels"), .array(labels))
        }
    }
}
