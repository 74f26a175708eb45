internal import UIKit

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
extension UITextField: ValueControl {
    #if !textLength
    var shownValue: String {
        get { text ?? "" }
        set { text = newValue }
    }
    #else
    var shownValue: String {
        get { (self as? LimitedTextField)?.limitedText ?? text ?? "" }
        set { text = newValue }
    }
    #endif

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

#if textLength
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
#endif
#endif

#if textLength
extension UITextInput {
    /// Returns a text limited to a length, removing excess characters before the cursor.
    internal func limited(_ text: String, to length: Int) -> String {
        guard text.count > length else { return text }
        let rest = selectedTextRange.map { offset(from: $0.end, to: endOfDocument) } ?? 0
        let cursor = text.utf16.index(text.endIndex, offsetBy: -rest, limitedBy: text.startIndex)
        let end = text[(cursor ?? text.startIndex)...].prefix(length)
        return String(text[..<(cursor ?? text.startIndex)].prefix(length - end.count) + end)
    }

    /// Changes the text and keeps the cursor position, unless the user is composing marked text.
    internal func keepingCursor(_ change: () -> Void) {
        guard markedTextRange == nil else { return }
        let rest = selectedTextRange.map { offset(from: $0.end, to: endOfDocument) } ?? 0
        change()
        guard let cursor = position(from: endOfDocument, offset: -rest) else { return }
        selectedTextRange = textRange(from: cursor, to: cursor)
    }
}
#endif

#if textField
#if keyboardToolbar
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
#endif
#endif

#if typing
extension UIControl {
    /// Calls a closure on an event, replacing an earlier closure.
    @discardableResult
    func on(_ event: UIControl.Event, _ action: @escaping () -> Void) -> Self {
        let identifier = UIAction.Identifier("event \(event.rawValue)")
        addAction(UIAction(identifier: identifier) { _ in action() }, for: event)
        return self
    }
}
#endif

#if endingOnReturn
extension UITextField {
    /// Makes the Return key hide the keyboard, which UIKit does if the event has an action.
    @discardableResult
    func endingOnReturn() -> Self { on(.editingDidEndOnExit) {} }
}
#endif

#if goingOn
extension UITextField {
    /// Makes the Return key move to the next field of a screen.
    @discardableResult
    func goingOn(in screen: some FormScreen) -> Self {
        on(.editingDidEndOnExit) { [weak self, weak screen] in
            if let self { screen?.focusField(after: self) }
        }
    }

    #if goingToRow
    /// Makes the Return key move to the field of a row.
    @discardableResult
    func goingOn<Screen: FormScreen>(in screen: Screen, to row: Screen.Row.ID) -> Self {
        on(.editingDidEndOnExit) { [weak screen] in screen?.focusField(in: row) }
    }
    #endif
}
#endif
