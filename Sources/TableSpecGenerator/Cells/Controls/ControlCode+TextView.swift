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

        /// A text view whose row grows with its text.
        final class RowTextView: UITextView, UITextViewDelegate, ValueControl {
            private var change: (RowTextView) -> Void = { _ in }
            private var events: [UInt: () -> Void] = [:]
            //: textView+validation
            /// A closure that is called after editing ends.
            fileprivate var left: () -> Void = {}
            //: textView+keyboardToolbar
            private weak var bar: KeyboardToolbar?
            //: textView+textLength
            /// The maximum number of characters.
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

            /// Whether the text needs a different height; most characters don't change it.
            var needsOtherHeight: Bool {
                let wanted = sizeThatFits(CGSize(width: bounds.width, height: .greatestFiniteMagnitude)).height
                // Layout rounds to the pixels of the screen.
                return abs(wanted - bounds.height) >= 1
            }

            @discardableResult
            func changed(_ action: @escaping (RowTextView) -> Void) -> RowTextView {
                change = action
                return self
            }

            /// Calls a closure when editing begins or ends, replacing an earlier closure.
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

            /// Shows a toolbar above the keyboard while the view is being edited.
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
