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
            placeholderLabel.isHidden = !text.isEmpty
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
            get { placeholderLabel.text }
            set {
                placeholderLabel.text = newValue
                invalidateIntrinsicContentSize()
                setNeedsLayout()
            }
        }

        private lazy var placeholderLabel: UILabel = {
            let label = UILabel()
            label.textColor = .placeholderText
            label.numberOfLines = 0
            // VoiceOver reads the placeholder as the value of the view, as it does for a text field.
            label.isAccessibilityElement = false
            label.translatesAutoresizingMaskIntoConstraints = false
            addSubview(label)
            let insets = placeholderInsets
            NSLayoutConstraint.activate([
                label.leftAnchor.constraint(equalTo: leftAnchor, constant: insets.left),
                label.topAnchor.constraint(equalTo: topAnchor, constant: insets.top),
                label.widthAnchor.constraint(equalTo: widthAnchor, constant: -insets.left - insets.right),
            ])
            return label
        }()

        /// The distances of the text from the edges, with the default padding of lines
        /// (https://developer.apple.com/documentation/uikit/nstextcontainer/linefragmentpadding).
        private var placeholderInsets: UIEdgeInsets {
            var insets = textContainerInset
            insets.left += 5
            insets.right += 5
            return insets
        }

        public override var text: String! {
            didSet { placeholderLabel.isHidden = !text.isEmpty }
        }

        public override var accessibilityValue: String? {
            get { text.isEmpty ? placeholder : super.accessibilityValue }
            set { super.accessibilityValue = newValue }
        }

        public override var intrinsicContentSize: CGSize {
            var size = super.intrinsicContentSize
            size.height = max(size.height, placeholderHeight(inWidth: bounds.width))
            return size
        }

        public override func sizeThatFits(_ size: CGSize) -> CGSize {
            var fitting = super.sizeThatFits(size)
            fitting.height = max(fitting.height, placeholderHeight(inWidth: size.width))
            return fitting
        }

        public override func layoutSubviews() {
            (placeholderLabel.font, placeholderLabel.textAlignment) = (font, textAlignment)
            super.layoutSubviews()
        }

        private func placeholderHeight(inWidth width: CGFloat) -> CGFloat {
            guard text.isEmpty, placeholder != nil else { return 0 }
            placeholderLabel.font = font
            let insets = placeholderInsets
            let lines = CGSize(width: max(0, width - insets.left - insets.right), height: .greatestFiniteMagnitude)
            return insets.top + placeholderLabel.sizeThatFits(lines).height + insets.bottom
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
