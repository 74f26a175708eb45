public import UIKit

#if textView && !values
#error("textView needs values")
#endif

#if textPlaceholder && !textView
#error("textPlaceholder needs textView")
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

        public func textViewDidChange(_ textView: UITextView) {
            #if textLength
            let limited = tableSpecValue
            if markedTextRange == nil, limited != text { tableSpecValue = limited }
            #endif
            #if textPlaceholder
            showPlaceholder()
            #endif
            change()
        }

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

        #if textPlaceholder
        /// The text that the view shows while it has none.
        public var placeholder: String? {
            didSet {
                if placeholderLabel == nil, placeholder != nil { addPlaceholderLabel() }
                placeholderLabel?.text = placeholder
                showPlaceholder()
            }
        }

        private var placeholderLabel: UILabel?
        /// Makes an empty view as high as its placeholder.
        private var placeholderHeight: NSLayoutConstraint?
        /// The distances of the text from the edges: the default insets and the default padding of lines
        /// (https://developer.apple.com/documentation/uikit/nstextcontainer/linefragmentpadding).
        private let placeholderInsets = UIEdgeInsets(top: 8, left: 5, bottom: 8, right: 5)

        public override var text: String! {
            didSet { showPlaceholder() }
        }

        public override var font: UIFont? {
            didSet { placeholderLabel?.font = font }
        }

        public override var textAlignment: NSTextAlignment {
            didSet { placeholderLabel?.textAlignment = textAlignment }
        }

        /// The value of the app or the text; if there is neither, the placeholder.
        public override var accessibilityValue: String? {
            get {
                if let value = super.accessibilityValue, !value.isEmpty { return value }
                return isPlaceholderShown ? placeholder : nil
            }
            set { super.accessibilityValue = newValue }
        }

        public override func sizeThatFits(_ size: CGSize) -> CGSize {
            var fitting = super.sizeThatFits(size)
            guard isPlaceholderShown, let placeholderLabel else { return fitting }
            let insets = placeholderInsets
            let room = CGSize(width: max(0, size.width - insets.left - insets.right), height: .greatestFiniteMagnitude)
            let height = insets.top + placeholderLabel.sizeThatFits(room).height + insets.bottom
            fitting.height = max(fitting.height, height)
            return fitting
        }

        private var isPlaceholderShown: Bool { placeholder != nil && (text ?? "").isEmpty }

        private func showPlaceholder() {
            placeholderLabel?.isHidden = !isPlaceholderShown
            placeholderHeight?.isActive = isPlaceholderShown
        }

        private func addPlaceholderLabel() {
            let label = UILabel()
            (label.font, label.textAlignment) = (font, textAlignment)
            label.adjustsFontForContentSizeCategory = true
            label.textColor = .placeholderText
            label.numberOfLines = 0
            // The view says it.
            label.isAccessibilityElement = false
            label.translatesAutoresizingMaskIntoConstraints = false
            addSubview(label)
            let insets = placeholderInsets
            let width = label.widthAnchor.constraint(equalTo: widthAnchor, constant: -insets.left - insets.right)
            let height = heightAnchor.constraint(
                greaterThanOrEqualTo: label.heightAnchor,
                constant: insets.top + insets.bottom
            )
            // A stack makes a hidden view 0 points wide or high.
            for constraint in [width, height] { constraint.priority = UILayoutPriority(999) }
            NSLayoutConstraint.activate([
                label.leftAnchor.constraint(equalTo: leftAnchor, constant: insets.left),
                label.topAnchor.constraint(equalTo: topAnchor, constant: insets.top), width,
            ])
            (placeholderLabel, placeholderHeight) = (label, height)
        }
        #endif
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

    #if textPlaceholder
    /// Creates a text view for a row that shows a placeholder while it's empty.
    public static func textView(placeholder: String?) -> RowTextView {
        let view = textView()
        view.placeholder = placeholder
        return view
    }
    #endif

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
