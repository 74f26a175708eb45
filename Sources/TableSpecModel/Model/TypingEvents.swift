/// The actions around the typing of a text: `UITextField`, `UITextView`.
package struct TypingEvents: Hashable, Sendable {
    /// A method of the app that is called when the return key is tapped; the keyboard goes.
    package var onReturn: Located<String>?
    /// The row to whose field the return key leads, where it is not the field below.
    package var next: Located<String>?
    /// A method of the app that is called when the user begins to type.
    package var editingDidBegin: Located<String>?
    /// A method of the app that is called when the user has ended typing.
    package var editingDidEnd: Located<String>?
    /// Whether the keyboard is there for this field when the screen appears.
    package var focus: Setting<Bool> = .unset
    /// Where the return key leads by itself; `nil` where that is for UIKit to say.
    package var returnLead: ReturnLead?

    /// When the button that calls the same method as the return key is enabled; `nil` where it always is.
    package var returnCondition: Condition?

    /// Whether the return key submits a form whose values are validated.
    package var submits = false

    /// Whether a bar over the keyboard leads to the fields before and after it.
    package var hasToolbar = false

    /// Creates events of which none is stated.
    package init() {}

    /// The methods of the app.
    package var actions: [Located<String>] { [onReturn, editingDidBegin, editingDidEnd].compactMap { $0 } }
}
