internal import UIKit

#if textView && !values
#error("textView needs values")
#endif

#if textView
/// A text view whose row grows with its text.
final class RowTextView: UITextView, UITextViewDelegate, ValueControl {
    private var change: (RowTextView) -> Void = { _ in }
    private var events: [UInt: () -> Void] = [:]
    #if validation
    /// A closure that is called after editing ends.
    internal var left: () -> Void = {}
    #endif
    #if keyboardToolbar
    private weak var bar: KeyboardToolbar?
    #endif
    #if textLength
    /// The maximum number of characters.
    var maximumLength = Int.max
    #endif

    static func forRow() -> RowTextView {
        RowTextView().with {
            $0.font = .preferredFont(forTextStyle: .body)
            $0.adjustsFontForContentSizeCategory = true
            $0.backgroundColor = .clear
            $0.isScrollEnabled = false
            $0.delegate = $0
        }
    }

    #if !textLength
    var shownValue: String {
        get { text ?? "" }
        set { text = newValue }
    }
    #else
    var shownValue: String {
        get { limited(text ?? "", to: maximumLength) }
        set { text = newValue }
    }
    #endif

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

    #if !textLength
    func textViewDidChange(_ textView: UITextView) { change(self) }
    #else
    func textViewDidChange(_ textView: UITextView) {
        if shownValue != text { keepingCursor { text = shownValue } }
        change(self)
    }
    #endif

    #if !keyboardToolbar
    func textViewDidBeginEditing(_ textView: UITextView) { events[UIControl.Event.editingDidBegin.rawValue]?() }
    #else
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
    #endif

    func textViewDidEndEditing(_ textView: UITextView) {
        events[UIControl.Event.editingDidEnd.rawValue]?()
        #if validation
        left()
        #endif
    }
}
#endif
