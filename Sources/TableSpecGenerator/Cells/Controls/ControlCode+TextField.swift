internal import TableSpecModel
internal import TableSpecSwift

extension ControlCode {
    static func textField(_ control: Control) -> ControlCode {
        let isLimited = control.properties[.maximumLength].isStated
        return ControlCode(
            type: isLimited ? "LimitedTextField" : "UITextField",
            support: textFieldSupport,
            needed: isLimited ? [.values, .views, .state, .textLength] : [.values, .views, .state],
            isOfModuleClass: isLimited,
            arguments: { scope in
                control.placeholder.map { ["placeholder": scope.optionalText($0)] } ?? []
            },
            maker: isLimited ? nil : "forRow",
            beginning: { view, scope in control.fieldSettings(view, in: scope) },
            settings: { view, _ in control.typingSettings(view) }
        )
    }

    /// The part of the support file for the control and for typing in it.
    static let textFieldSupport = #"""
        //: textField

        extension UITextField: ValueControl {
            var shownValue: String {
                //: textField+!textLength
                get { text ?? "" }
                //: textField+textLength
                get { (self as? LimitedTextField)?.limitedText ?? text ?? "" }
                //: textField
                set { text = newValue }
            }

            /// Creates a field that adjusts to the preferred text size.
            static func forRow(placeholder: String? = nil) -> UITextField {
                UITextField().with { $0.beginRow(placeholder: placeholder) }
            }

            fileprivate func beginRow(placeholder: String?) {
                self.placeholder = placeholder
                font = .preferredFont(forTextStyle: .body)
                adjustsFontForContentSizeCategory = true
            }
        }
        //: textField+textLength

        /// A field that limits the length of its text.
        final class LimitedTextField: UITextField {
            /// The maximum number of characters.
            var maximumLength = Int.max

            convenience init(placeholder: String? = nil) {
                self.init(frame: .zero)
                beginRow(placeholder: placeholder)
                let limiting = UIAction(identifier: UIAction.Identifier("limiting")) { [weak self] _ in self?.limit() }
                addAction(limiting, for: .editingChanged)
            }

            fileprivate var limitedText: String { limited(text ?? "", to: maximumLength) }

            private func limit() {
                if limitedText != text { keepingCursor { text = limitedText } }
            }
        }
        //: textLength

        extension UITextInput {
            /// Returns a text limited to a length, removing excess characters before the cursor.
            fileprivate func limited(_ text: String, to length: Int) -> String {
                guard text.count > length else { return text }
                let rest = selectedTextRange.map { offset(from: $0.end, to: endOfDocument) } ?? 0
                let cursor = text.utf16.index(text.endIndex, offsetBy: -rest, limitedBy: text.startIndex)
                let end = text[(cursor ?? text.startIndex)...].prefix(length)
                return String(text[..<(cursor ?? text.startIndex)].prefix(length - end.count) + end)
            }

            /// Changes the text and keeps the cursor position, unless the user is composing marked text.
            fileprivate func keepingCursor(_ change: () -> Void) {
                guard markedTextRange == nil else { return }
                let rest = selectedTextRange.map { offset(from: $0.end, to: endOfDocument) } ?? 0
                change()
                guard let cursor = position(from: endOfDocument, offset: -rest) else { return }
                selectedTextRange = textRange(from: cursor, to: cursor)
            }
        }
        //: textField+keyboardToolbar

        extension UITextField {
            /// Shows a toolbar above the keyboard while the field is being edited.
            @discardableResult
            func accompanied(by bar: KeyboardToolbar) -> Self {
                inputAccessoryView = bar
                let following = UIAction(identifier: UIAction.Identifier("following")) { [weak self, weak bar] _ in
                    if let self { bar?.follow(self) }
                }
                addAction(following, for: .editingDidBegin)
                return self
            }
        }
        //: typing

        extension UIControl {
            /// Calls a closure on an event, replacing an earlier closure.
            @discardableResult
            func on(_ event: UIControl.Event, _ action: @escaping () -> Void) -> Self {
                let identifier = UIAction.Identifier("event \(event.rawValue)")
                addAction(UIAction(identifier: identifier) { _ in action() }, for: event)
                return self
            }
        }
        //: endingOnReturn

        extension UITextField {
            /// Makes the Return key hide the keyboard, which UIKit does if the event has an action.
            @discardableResult
            func endingOnReturn() -> Self { on(.editingDidEndOnExit) {} }
        }
        //: goingOn

        extension UITextField {
            /// Makes the Return key move to the next field of a screen.
            @discardableResult
            func goingOn(in screen: some FormScreen) -> Self {
                on(.editingDidEndOnExit) { [weak self, weak screen] in
                    if let self { screen?.focusField(after: self) }
                }
            }
            //: goingToRow

            /// Makes the Return key move to the field of a row.
            @discardableResult
            func goingOn<Screen: FormScreen>(in screen: Screen, to row: Screen.Row.ID) -> Self {
                on(.editingDidEndOnExit) { [weak screen] in screen?.focusField(in: row) }
            }
            //: goingOn
        }
        """#
}

extension Control {
    /// The attributes of a field of a subclass of the app's; its font is its own where the spec states none.
    @SwiftBody fileprivate func fieldSettings(_ view: SwiftExpression, in scope: ValueScope) -> [SwiftStatement] {
        if let placeholder = self.placeholder { Code.assign(view.dot("placeholder"), scope.optionalText(placeholder)) }
        Code.assign(view.dot("adjustsFontForContentSizeCategory"), true)
    }

    /// The keyboard's attributes that a spec states.
    @SwiftBody func typingSettings(_ view: SwiftExpression) -> [SwiftStatement] {
        if let keyboard = self.keyboardType.value { Code.assign(view.dot("keyboardType"), keyboard.keyboardMember) }
        if self.isSecureTextEntry.value == true { Code.assign(view.dot("isSecureTextEntry"), true) }
        if !self.properties[.returnKeyType].isStated, let key = self.typing?.returnKeyType {
            let member = SwiftIdentifier(from: key.rawValue, style: .lowerCamelCase)
            Code.assign(view.dot("returnKeyType"), .implicit(member))
        }
    }
}

extension KeyboardType {
    /// The case of `UIKeyboardType`, which spells `URL` in capitals.
    fileprivate var keyboardMember: SwiftExpression { self == .url ? ".URL" : member }
}
