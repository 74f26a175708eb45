/// The events of typing text: `UITextField`, `UITextView`.
package struct TypingEvents: Hashable, Sendable {
    /// A method of the app that is called when the user taps the return key. The keyboard is dismissed.
    package var onReturn: Located<String>?
    /// The row whose field the return key moves to, if it isn't the field below.
    package var next: Located<String>?
    /// A method of the app that is called when the user begins editing.
    package var editingDidBegin: Located<String>?
    /// A method of the app that is called when the user has ended editing.
    package var editingDidEnd: Located<String>?
    /// Whether this field has the keyboard when the screen appears.
    package var focus: Setting<Bool> = .unset
    /// The default target of the return key, or `nil` if UIKit decides.
    package var returnKeyAction: ReturnKeyAction?

    /// When the button that calls the same method as the return key is enabled; `nil` means always.
    package var returnCondition: Condition?

    /// Whether the return key submits a form whose values are validated.
    package var submits = false

    /// Whether a toolbar above the keyboard moves to the previous and next fields.
    package var hasToolbar = false

    /// Creates events with no values set.
    package init() {}

    /// The methods of the app.
    package var actions: [Located<String>] { [onReturn, editingDidBegin, editingDidEnd].compactMap { $0 } }
}
