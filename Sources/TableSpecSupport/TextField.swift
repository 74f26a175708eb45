public import UIKit

#if textField && !values
#error("textField needs values")
#endif

#if (endingOnReturn || goingOn) && !typing
#error("endingOnReturn, goingOn need typing")
#endif

#if goingToRow && !goingOn
#error("goingToRow needs goingOn")
#endif

#if textField
extension UITextField: TableSpec.ValueControl {
    #if !textLength
    public var tableSpecValue: String {
        get { text ?? "" }
        set { TableSpec.keepCursor(in: self, from: text, to: newValue) { text = newValue } }
    }
    #else
    public var tableSpecValue: String {
        get { (self as? TableSpec.LimitedTextField)?.limitedText ?? text ?? "" }
        set { TableSpec.keepCursor(in: self, from: text, to: newValue) { text = newValue } }
    }
    #endif
}

@MainActor
extension TableSpec {
    /// Creates a field that adjusts to the preferred text size.
    public static func textField(placeholder: String? = nil) -> UITextField {
        let field = UITextField()
        setUp(field, placeholder: placeholder)
        return field
    }

    internal static func setUp(_ field: UITextField, placeholder: String?) {
        field.placeholder = placeholder
        field.font = .preferredFont(forTextStyle: .body)
        field.adjustsFontForContentSizeCategory = true
    }
}

#if textLength
extension TableSpec {
    /// A field that limits the length of its text.
    public final class LimitedTextField: UITextField {
        /// The maximum number of characters.
        public var maximumLength = Int.max

        public override init(frame: CGRect) {
            super.init(frame: frame)
            let limiting = UIAction(identifier: UIAction.Identifier("limiting")) { [weak self] _ in self?.limit() }
            addAction(limiting, for: .editingChanged)
        }

        @available(*, unavailable) required init?(coder: NSCoder) { nil }

        fileprivate var limitedText: String { TableSpec.limit(text ?? "", to: maximumLength, in: self) }

        private func limit() {
            if markedTextRange == nil, limitedText != text { tableSpecValue = limitedText }
        }
    }
}

@MainActor
extension TableSpec {
    /// Creates a field that limits the length of its text and adjusts to the preferred text size.
    public static func limitedTextField(placeholder: String? = nil) -> LimitedTextField {
        let field = LimitedTextField()
        setUp(field, placeholder: placeholder)
        return field
    }
}
#endif
#endif

#if textLength
@MainActor
extension TableSpec {
    /// Returns a text limited to a length, removing excess characters before the cursor.
    internal static func limit(_ text: String, to length: Int, in input: some UITextInput) -> String {
        guard text.count > length else { return text }
        let rest = input.selectedTextRange.map { input.offset(from: $0.end, to: input.endOfDocument) } ?? 0
        let cursor = text.utf16.index(text.endIndex, offsetBy: -rest, limitedBy: text.startIndex)
        let end = text[(cursor ?? text.startIndex)...].prefix(length)
        return String(text[..<(cursor ?? text.startIndex)].prefix(length - end.count) + end)
    }

}
#endif

#if textField || textView
@MainActor
extension TableSpec {
    /// Changes a text, after which UIKit moves the cursor to the end, and moves the cursor back during editing. It stays
    /// behind the character that was typed, even if the app reformats the text.
    internal static func keepCursor(
        in input: some UIView & UITextInput,
        from old: String?,
        to new: String,
        _ change: () -> Void
    ) {
        guard input.isFirstResponder, let end = input.selectedTextRange?.end else { return change() }
        let offset = cursor(
            at: input.offset(from: input.beginningOfDocument, to: end),
            from: old ?? "",
            to: new
        )
        change()
        guard let cursor = input.position(from: input.beginningOfDocument, offset: offset) else { return }
        input.selectedTextRange = input.textRange(from: cursor, to: cursor)
    }

    /// Returns the offset of a cursor in a new text: before the same ending, or before as many letters and digits.
    private nonisolated static func cursor(at offset: Int, from old: String, to new: String) -> Int {
        let isInWord = { (character: String.Element) in character.isLetter || character.isNumber }
        let rest = old[String.Index(utf16Offset: min(offset, old.utf16.count), in: old)...]
        if new.lowercased().hasSuffix(rest.lowercased()) { return max(new.utf16.count - rest.utf16.count, 0) }
        var missing = rest.count(where: isInWord)
        var index = new.endIndex
        while missing > 0, index > new.startIndex {
            index = new.index(before: index)
            if isInWord(new[index]) { missing -= 1 }
        }
        if missing > 0 { return min(offset, new.utf16.count) }
        while index > new.startIndex, !isInWord(new[new.index(before: index)]) { index = new.index(before: index) }
        return index.utf16Offset(in: new)
    }
}
#endif

#if textField
#if keyboardToolbar
@MainActor
extension TableSpec {
    /// Shows a toolbar above the keyboard while a field is being edited.
    @discardableResult
    public static func show<Field: UITextField>(_ bar: KeyboardToolbar, aboveKeyboardOf field: Field) -> Field {
        field.inputAccessoryView = bar
        let following = UIAction(identifier: UIAction.Identifier("following")) { [weak field, weak bar] _ in
            if let field { bar?.follow(field) }
        }
        field.addAction(following, for: .editingDidBegin)
        return field
    }
}
#endif
#endif

#if typing
@MainActor
extension TableSpec {
    /// Calls a closure on an event of a control, replacing an earlier closure.
    @discardableResult
    public static func on<Control: UIControl>(
        _ event: UIControl.Event,
        of control: Control,
        _ action: @escaping () -> Void
    ) -> Control {
        let identifier = UIAction.Identifier("event \(event.rawValue)")
        control.addAction(UIAction(identifier: identifier) { _ in action() }, for: event)
        return control
    }
}
#endif

#if endingOnReturn
@MainActor
extension TableSpec {
    /// Makes the Return key hide the keyboard, which UIKit does if the event has an action.
    @discardableResult
    public static func onReturnEndEditing<Field: UITextField>(of field: Field) -> Field {
        on(.editingDidEndOnExit, of: field) {}
    }
}
#endif

#if goingOn
@MainActor
extension TableSpec {
    /// Makes the Return key move to the next field of a screen.
    @discardableResult
    public static func onReturn<Field: UITextField>(
        of field: Field,
        focusNextFieldIn screen: some FormScreen
    ) -> Field {
        on(.editingDidEndOnExit, of: field) { [weak field, weak screen] in
            if let field { screen?.focusField(after: field) }
        }
    }

    #if goingToRow
    /// Makes the Return key move to the field of a row.
    @discardableResult
    public static func onReturn<Field: UITextField, Screen: FormScreen>(
        of field: Field,
        focusFieldIn row: Screen.Row.ID,
        of screen: Screen
    ) -> Field {
        on(.editingDidEndOnExit, of: field) { [weak screen] in screen?.focusField(in: row) }
    }
    #endif
}
#endif
