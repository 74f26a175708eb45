internal import TableSpecModel
internal import TableSpecSwift

extension ControlCode {
    /// A text of many lines, whose row grows with it.
    static func textView(_ control: Control) -> ControlCode {
        ControlCode(
            type: "RowTextView",
            support: textViewSupport,
            needed: control.properties[.maximumLength].isStated
                ? [.values, .views, .state, .textLength] : [.values, .views, .state],
            isOfModuleClass: true,
            maker: "forRow",
            settings: { view, _ in control.typingSettings(view) }
        )
    }

    /// The control's part of the support file.
    static let textViewSupport = #"""
        //: textView

        /// A text of many lines, with which its row grows.
        final class RowTextView: UITextView, UITextViewDelegate, ValueControl {
            private var change: (RowTextView) -> Void = { _ in }
            private var events: [UInt: () -> Void] = [:]
            //: textView+validation
            /// The statements run when a person has left the field.
            fileprivate var left: () -> Void = {}
            //: textView+keyboardToolbar
            private weak var bar: KeyboardToolbar?
            //: textView+textLength
            /// The largest number of characters.
            var maximumLength = Int.max
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
                //: textView+!textLength
                get { text ?? "" }
                //: textView+textLength
                get { limited(text ?? "", to: maximumLength) }
                //: textView
                set { text = newValue }
            }

            /// Whether the text wants to be higher or lower than it is: most letters change nothing for the row.
            var needsOtherHeight: Bool {
                let wanted = sizeThatFits(CGSize(width: bounds.width, height: .greatestFiniteMagnitude)).height
                // The layout rounds to the pixels of the screen.
                return abs(wanted - bounds.height) >= 1
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

            //: textView+!textLength
            func textViewDidChange(_ textView: UITextView) { change(self) }
            //: textView+textLength
            func textViewDidChange(_ textView: UITextView) {
                if shownValue != text { keepingCursor { text = shownValue } }
                change(self)
            }
            //: textView

            //: textView+!keyboardToolbar
            func textViewDidBeginEditing(_ textView: UITextView) { events[UIControl.Event.editingDidBegin.rawValue]?() }
            //: textView+keyboardToolbar
            func textViewDidBeginEditing(_ textView: UITextView) {
                bar?.follow(self)
                events[UIControl.Event.editingDidBegin.rawValue]?()
            }

            /// Shows a bar over the keyboard while a person types in the view.
            @discardableResult
            func accompanied(by bar: KeyboardToolbar) -> Self {
                inputAccessoryView = bar
                self.bar = bar
                return self
            }
            //: textView

            func textViewDidEndEditing(_ textView: UITextView) {
                events[UIControl.Event.editingDidEnd.rawValue]?()
                //: textView+validation
                left()
                //: textView
            }
        }
        """#
}
