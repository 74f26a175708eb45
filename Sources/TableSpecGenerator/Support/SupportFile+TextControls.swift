extension SupportFile {
    /// Controls for texts, and how they tell of the typing.
    static let textControls = #"""
        //: textField

        extension UITextField: ValueControl {
            var shownValue: String {
                get { text ?? "" }
                set { text = newValue }
            }

            /// A field whose text grows with that of the rows.
            static func forRow(placeholder: String? = nil) -> UITextField {
                UITextField().with {
                    $0.placeholder = placeholder
                    $0.font = .preferredFont(forTextStyle: .body)
                    $0.adjustsFontForContentSizeCategory = true
                }
            }
        }
        //: typing

        extension UITextField {
            /// Calls a closure at an event; it takes the place of an earlier one.
            @discardableResult
            func on(_ event: UIControl.Event, _ action: @escaping () -> Void) -> Self {
                let identifier = UIAction.Identifier("event \(event.rawValue)")
                addAction(UIAction(identifier: identifier) { _ in action() }, for: event)
                return self
            }
        }
        //: endingOnReturn

        extension UITextField {
            /// Lets the return key put the keyboard away, which UIKit does where something listens to it.
            @discardableResult
            func endingOnReturn() -> Self { on(.editingDidEndOnExit) {} }
        }
        //: goingOn

        extension UITextField {
            /// Lets the return key go on to the next field of a screen.
            @discardableResult
            func goingOn(in screen: some FormScreen) -> Self {
                on(.editingDidEndOnExit) { [weak self, weak screen] in
                    if let self { screen?.focusField(after: self) }
                }
            }
            //: goingToRow

            /// Lets the return key go on to the field of a row.
            @discardableResult
            func goingOn<Screen: FormScreen>(in screen: Screen, to row: Screen.Row.ID) -> Self {
                on(.editingDidEndOnExit) { [weak screen] in screen?.focusField(in: row) }
            }
            //: goingOn
        }
        //: textView

        /// A text of many lines, with which its row grows.
        final class RowTextView: UITextView, UITextViewDelegate, ValueControl {
            private var change: (RowTextView) -> Void = { _ in }
            private var events: [UInt: () -> Void] = [:]
            //: textView+validation
            /// What follows when a person has left the field.
            fileprivate var left: () -> Void = {}
            //: textView

            static func forRow() -> RowTextView {
                RowTextView().with {
                    $0.font = .preferredFont(forTextStyle: .body)
                    $0.adjustsFontForContentSizeCategory = true
                    $0.backgroundColor = .clear
                    $0.isScrollEnabled = false
                    $0.delegate = $0
                }
            }

            var shownValue: String {
                get { text ?? "" }
                set { text = newValue }
            }

            @discardableResult
            func changed(_ action: @escaping (RowTextView) -> Void) -> RowTextView {
                change = action
                return self
            }

            /// Calls a closure when editing begins or has ended; it takes the place of an earlier one.
            @discardableResult
            func on(_ event: UIControl.Event, _ action: @escaping () -> Void) -> Self {
                events[event.rawValue] = action
                return self
            }

            func textViewDidChange(_ textView: UITextView) { change(self) }

            func textViewDidBeginEditing(_ textView: UITextView) { events[UIControl.Event.editingDidBegin.rawValue]?() }

            func textViewDidEndEditing(_ textView: UITextView) {
                events[UIControl.Event.editingDidEnd.rawValue]?()
                //: textView+validation
                left()
                //: textView
            }
        }
        """#
}
