internal import TableSpecModel
internal import TableSpecSwift

extension ControlCode {
    static func textField(_ control: Control) -> ControlCode {
        if let number = control.number { return numberField(control, number) }
        let isLimited = control.properties[.maximumLength].isStated
        return ControlCode(
            type: isLimited ? .shared("LimitedTextField") : "UITextField",
            parts: isLimited ? [.textField, .textLength] : [.textField],
            isOfModuleClass: isLimited,
            arguments: control.placeholderArgument,
            maker: isLimited ? "limitedTextField" : "textField",
            beginning: { view, scope in control.fieldSettings(view, in: scope) },
            settings: { view, _ in control.typingSettings(view) }
        )
    }

    private static func numberField(_ control: Control, _ type: TypeReference) -> ControlCode {
        let number = SwiftType.name(SwiftIdentifier(from: type.unwrapped.description, style: .upperCamelCase))
        return ControlCode(
            type: .shared("NumberField", [number]),
            parts: [.textField, .numberField],
            isOfModuleClass: true,
            value: "number",
            optionalValue: "number",
            settings: { view, scope in control.numberSettings(view, in: scope) + control.typingSettings(view) }
        )
    }
}

extension Control {
    /// The placeholder, for the functions of the shared Swift that create fields.
    func placeholderArgument(in scope: ValueScope) -> SwiftArguments {
        self.placeholder.map { ["placeholder": scope.optionalText($0)] } ?? []
    }

    @SwiftBody fileprivate func numberSettings(_ view: SwiftExpression, in scope: ValueScope) -> [SwiftStatement] {
        if let placeholder = self.placeholder { Code.assign(view.dot("placeholder"), scope.optionalText(placeholder)) }
        if self.number?.isOptional == true { Code.assign(view.dot("acceptsEmptyText"), true) }
    }

    /// The attributes of a field with a custom subclass, whose font is that of the class if the spec specifies none.
    @SwiftBody fileprivate func fieldSettings(_ view: SwiftExpression, in scope: ValueScope) -> [SwiftStatement] {
        if let placeholder = self.placeholder { Code.assign(view.dot("placeholder"), scope.optionalText(placeholder)) }
        Code.assign(view.dot("adjustsFontForContentSizeCategory"), true)
    }

    /// The keyboard attributes that a spec specifies.
    @SwiftBody func typingSettings(_ view: SwiftExpression) -> [SwiftStatement] {
        if let keyboard = self.keyboardType.value ?? numberKeyboard {
            Code.assign(view.dot("keyboardType"), keyboard.keyboardMember)
        }
        if self.isSecureTextEntry.value == true { Code.assign(view.dot("isSecureTextEntry"), true) }
        if !self.properties[.returnKeyType].isStated, let key = self.typing?.returnKeyType {
            let member = SwiftIdentifier(from: key.rawValue, style: .lowerCamelCase)
            Code.assign(view.dot("returnKeyType"), .implicit(member))
        }
        if takesExactText {
            if !self.properties[.autocapitalizationType].isStated {
                Code.assign(view.dot("autocapitalizationType"), SwiftExpression(".none"))
            }
            if !self.properties[.autocorrectionType].isStated { Code.assign(view.dot("autocorrectionType"), ".no") }
        }
    }

    /// The keyboard for the number of the field. Only one with punctuation has a minus sign.
    ///
    /// Source: https://developer.apple.com/documentation/uikit/uikeyboardtype/decimalpad
    private var numberKeyboard: KeyboardType? {
        guard let number = self.number else { return nil }
        if let minimum = self.minimum.value, minimum < 0 { return .numbersAndPunctuation }
        return number.unwrapped == .integer ? .numberPad : .decimalPad
    }

    /// Whether correction or capitalization would make the text incorrect: an address, a user name or a password.
    ///
    /// Without correction, UIKit doesn't check the spelling either
    /// (https://developer.apple.com/documentation/uikit/uitextspellcheckingtype/default).
    private var takesExactText: Bool {
        if let keyboard = self.keyboardType.value, [.emailAddress, .url].contains(keyboard) { return true }
        guard case .choice(let word)? = self.properties[.textContentType].value else { return false }
        let types: [TextContentType] = [.username, .emailAddress, .url, .password, .newPassword, .oneTimeCode]
        return types.contains { $0.rawValue == word }
    }
}

extension KeyboardType {
    /// The case of `UIKeyboardType`, which spells `URL` in capitals.
    fileprivate var keyboardMember: SwiftExpression { self == .url ? ".URL" : member }
}
