public import UIKit

#if textView && !values
#error("textView needs values")
#endif

#if textView
extension TableSpec {
    /// A text view whose row grows with its text.
    public final class RowTextView: UITextView, UITextViewDelegate, ValueControl {
        private var change: () -> Void = {}
        fileprivate var events: [UInt: () -> Void] = [:]
        #if validation
        /// A closure that is called after editing ends.
        internal var left: () -> Void = {}
        #endif
        #if keyboardToolbar
        fileprivate weak var bar: KeyboardToolbar?
        #endif
        #if textLength
        /// The maximum number of characters.
        public var maximumLength = Int.max
        #endif

        #if !textLength
        public var tableSpecValue: String {
            get { text ?? "" }
            set { TableSpec.keepCursor(in: self, from: text, to: newValue) { text = newValue } }
        }
        #else
        public var tableSpecValue: String {
            get { TableSpec.limit(text ?? "", to: maximumLength, in: self) }
            set { TableSpec.keepCursor(in: self, from: text, to: newValue) { text = newValue } }
        }
        #endif

        /// Whether the text needs a different height; most characters don't change it.
        public var needsOtherHeight: Bool {
            let wanted = sizeThatFits(CGSize(width: bounds.width, height: .greatestFiniteMagnitude)).height
            // Layout rounds to the pixels of the screen.
            return abs(wanted - bounds.height) >= 1
        }

        public func tableSpecOnChange(_ action: @escaping () -> Void) { change = action }

        #if !textLength
        public func textViewDidChange(_ textView: UITextView) { change() }
        #else
        public func textViewDidChange(_ textView: UITextView) {
            let limited = tableSpecValue
            if markedTextRange == nil, limited != text { tableSpecValue = limited }
            change()
        }
        #endif

        #if !keyboardToolbar
        public func textViewDidBeginEditing(_ textView: UITextView) {
            events[UIControl.Event.editingDidBegin.rawValue]?()
        }
        #else
        public func textViewDidBeginEditing(_ textView: UITextView) {
            bar?.follow(self)
            events[UIControl.Event.editingDidBegin.rawValue]?()
        }
        #endif

        public func textViewDidEndEditing(_ textView: UITextView) {
            events[UIControl.Event.editingDidEnd.rawValue]?()
            #if validation
            left()
            #endif
        }
    }
}

@MainActor
extension TableSpec {
    /// Creates a text view for a row.
    public static func textView() -> RowTextView {
        let view = RowTextView()
        view.font = .preferredFont(forTextStyle: .body)
        view.adjustsFontForContentSizeCategory = true
        view.backgroundColor = .clear
        view.isScrollEnabled = false
        view.delegate = view
        return view
    }

    #if typing
    /// Calls a closure when editing a text view begins or ends, replacing an earlier closure.
    @discardableResult
    public static func on(
        _ event: UIControl.Event,
        of view: RowTextView,
        _ action: @escaping () -> Void
    ) -> RowTextView {
        view.events[event.rawValue] = action
        return view
    }
    #endif

    #if keyboardToolbar
    /// Shows a toolbar above the keyboard while a text view is being edited.
    @discardableResult
    public static func show(_ bar: KeyboardToolbar, aboveKeyboardOf view: RowTextView) -> RowTextView {
        view.inputAccessoryView = bar
        view.bar = bar
        return view
    }
    #endif
}
#endif
