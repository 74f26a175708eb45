internal import TableSpecModel
internal import TableSpecSwift

extension ControlCode {
    static func textField(_ control: Control) -> ControlCode {
        ControlCode(
            type: "UITextField",
            event: ".editingChanged",
            accessorySize: { isAlone in (isAlone ? 280 : 180, 34) },
            settings: control.fieldSettings,
            viewSettings: textStyle,
            reading: { field in .coalescing(field.dot("text"), .string("")) },
            setsOnlyChanges: true
        )
    }

    static func textView(_ control: Control) -> ControlCode {
        ControlCode(
            type: "UITextView",
            settings: control.fieldSettings,
            viewSettings: { view, scope in
                textStyle(view, scope) + [
                    .assign(view.dot("backgroundColor"), ".clear"),
                    .comment("The row grows with the text."),
                    .assign(view.dot("isScrollEnabled"), false),
                    .assign(view.dot("delegate"), "self"),
                ]
            },
            setsOnlyChanges: true,
            hasDelegate: true
        )
    }

    /// The font of a text among other views, which grows with the text size that a person chose.
    @SwiftBody private static func textStyle(_ view: SwiftExpression, _ scope: ValueScope) -> [SwiftStatement] {
        Code.assign(view.dot("font"), FontReference.style(.body).expression)
        Code.assign(view.dot("adjustsFontForContentSizeCategory"), true)
    }
}

extension Control {
    /// What is stated of a text that is typed.
    @SwiftBody fileprivate func fieldSettings(_ view: SwiftExpression, _ scope: ValueScope) -> [SwiftStatement] {
        if let placeholder { Code.assign(view.dot("placeholder"), scope.optionalText(placeholder)) }
        if let keyboard = keyboardType.value { Code.assign(view.dot("keyboardType"), keyboard.keyboardMember) }
        if isSecureTextEntry.value == true { Code.assign(view.dot("isSecureTextEntry"), true) }
    }
}

extension KeyboardType {
    /// The case of `UIKeyboardType`, which spells `URL` in capitals.
    fileprivate var keyboardMember: SwiftExpression { self == .url ? ".URL" : member }
}
