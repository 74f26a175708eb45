public import Foundation

/// A scrolling area for several lines of text.
@MainActor open class UITextView: UIScrollView, UITextInputTraits {
    /// The text. Setting it doesn't call the delegate.
    open var text: String! = "" {
        didSet {
            selectedRange = NSRange(location: (text ?? "").utf16.count, length: 0)
            styledText = nil
        }
    }
    /// The text with attributes.
    open var attributedText: NSAttributedString! {
        get { styledText ?? NSAttributedString(string: text ?? "") }
        set {
            text = newValue?.string ?? ""
            styledText = newValue
        }
    }
    private var styledText: NSAttributedString?
    /// A copy of the text with attributes.
    open var textStorage: NSTextStorage {
        NSTextStorage(attributedString: styledText ?? NSAttributedString(string: text ?? ""))
    }
    /// The area of the text.
    public let textContainer: NSTextContainer
    /// The font.
    open var font: UIFont?
    /// The color of the text.
    open var textColor: UIColor?
    /// The alignment of lines.
    open var textAlignment: NSTextAlignment = .natural
    /// Whether the user can edit the text.
    open var isEditable = true
    /// Whether the user can select text.
    open var isSelectable = true
    /// The kinds of data that are turned into links.
    open var dataDetectorTypes: UIDataDetectorTypes = []
    /// The attributes of links.
    open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
    /// The selected range in UTF-16 code units, which is empty at a cursor.
    open var selectedRange = NSRange(location: 0, length: 0)
    /// The distances of the text from the edges, in points.
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
    /// Whether the font follows the user's text size.
    open var adjustsFontForContentSizeCategory = false
    /// The view that replaces the keyboard.
    open var inputView: UIView?
    /// The view above the keyboard.
    open var inputAccessoryView: UIView?

    /// How the keyboard capitalizes.
    open var autocapitalizationType: UITextAutocapitalizationType = .sentences
    /// Whether the keyboard corrects text.
    open var autocorrectionType: UITextAutocorrectionType = .default
    /// Whether the keyboard checks spelling.
    open var spellCheckingType: UITextSpellCheckingType = .default
    /// Whether the keyboard uses curly quotes.
    open var smartQuotesType: UITextSmartQuotesType = .default
    /// Whether the keyboard changes hyphens to dashes.
    open var smartDashesType: UITextSmartDashesType = .default
    /// Whether the keyboard adds and removes spaces automatically.
    open var smartInsertDeleteType: UITextSmartInsertDeleteType = .default
    /// The keys of the keyboard.
    open var keyboardType: UIKeyboardType = .default
    /// The appearance of the keyboard.
    open var keyboardAppearance: UIKeyboardAppearance = .default
    /// The title of the return key.
    open var returnKeyType: UIReturnKeyType = .default
    /// Whether the return key is disabled while the text is empty.
    open var enablesReturnKeyAutomatically = false
    /// Whether the text is hidden.
    open var isSecureTextEntry = false
    /// The meaning of the text, which the system uses for AutoFill.
    open var textContentType: UITextContentType!

    /// Creates an empty text view with a frame in points.
    public override init(frame: CGRect) {
        textContainer = NSTextContainer()
        super.init(frame: frame)
    }

    /// Creates an empty text view with a frame in points. Without a container it creates its own.
    public init(frame: CGRect, textContainer: NSTextContainer?) {
        self.textContainer = textContainer ?? NSTextContainer()
        super.init(frame: frame)
    }

    /// Creates an empty text view; HeadlessUIKit doesn't read archives.
    public required init?(coder: NSCoder) {
        textContainer = NSTextContainer()
        super.init(coder: coder)
    }

    /// The delegate.
    open weak var delegate: (any UITextViewDelegate)? {
        get { headlessDelegate as? any UITextViewDelegate }
        set { headlessDelegate = newValue }
    }

    /// The height of the lines in the current width, in points, if the text doesn't scroll. An empty text has the
    /// height of one line.
    open override var intrinsicContentSize: CGSize {
        guard !isScrollEnabled else { return super.intrinsicContentSize }
        return CGSize(width: UIView.noIntrinsicMetric, height: height(inWidth: bounds.width))
    }

    /// Returns the height of all lines in a width, in points.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: height(inWidth: size.width))
    }

    private func height(inWidth width: CGFloat) -> CGFloat {
        let lines = TextSize(font: shownFont).lineCount(of: text ?? "", width: lineWidth(in: width))
        let limit = textContainer.maximumNumberOfLines
        let insets = textContainerInset.top + textContainerInset.bottom
        return (CGFloat(limit > 0 ? min(lines, limit) : lines) * shownFont.lineHeight + insets).rounded(.up)
    }

    /// The font of the first character.
    private var shownFont: UIFont {
        let own = styledText.flatMap { $0.length > 0 ? $0.attribute(.font, at: 0, effectiveRange: nil) : nil }
        return own as? UIFont ?? font ?? .systemFont(ofSize: 12)
    }

    private func lineWidth(in width: CGFloat) -> CGFloat {
        let sides = textContainerInset.left + textContainerInset.right + 2 * textContainer.lineFragmentPadding
        return max(width - sides, 0)
    }

    /// Returns the areas of a range of the text, one for each character.
    open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
        let (font, limit) = (shownFont, textContainer.maximumNumberOfLines)
        let places = TextSize(font: font).places(of: text ?? "", width: lineWidth(in: bounds.width))
        return places.filter { range.offsets.contains($0.offset) && (limit == 0 || $0.line < limit) }.map { place in
            let x = textContainerInset.left + textContainer.lineFragmentPadding + place.x
            let y = textContainerInset.top + CGFloat(place.line) * font.lineHeight
            return UITextSelectionRect(CGRect(x: x, y: y, width: place.width, height: font.lineHeight))
        }
    }

    open override var canBecomeFirstResponder: Bool { isEditable }

    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        guard !isFirstResponder else { return true }
        guard delegate?.textViewShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else {
            return false
        }
        delegate?.textViewDidBeginEditing(self)
        return true
    }

    @discardableResult
    open override func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return true }
        guard delegate?.textViewShouldEndEditing(self) ?? true, super.resignFirstResponder() else {
            return false
        }
        delegate?.textViewDidEndEditing(self)
        return true
    }
}

/// The delegate of a text view. Every method is optional, as in UIKit.
@MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
    /// Returns whether editing can begin.
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
    /// Returns whether editing can end.
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool
    /// Called after editing has begun.
    func textViewDidBeginEditing(_ textView: UITextView)
    /// Called after editing has ended.
    func textViewDidEndEditing(_ textView: UITextView)
    /// Returns whether a change of the text is allowed.
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    /// Called after the user has changed the text.
    func textViewDidChange(_ textView: UITextView)
    /// Called after the selection has changed.
    func textViewDidChangeSelection(_ textView: UITextView)
    /// Returns whether the view opens a link that was tapped. Only called before iOS 17.
    func textView(
        _ textView: UITextView,
        shouldInteractWith url: URL,
        in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool
    /// Returns the action that follows a tap on a link; `nil` prevents it.
    @available(iOS 17.0, *)
    func textView(_ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction) -> UIAction?
}

extension UITextViewDelegate {
    /// Returns `true`.
    public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
    /// Returns `true`.
    public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
    /// Does nothing.
    public func textViewDidBeginEditing(_ textView: UITextView) {}
    /// Does nothing.
    public func textViewDidEndEditing(_ textView: UITextView) {}
    /// Returns `true`.
    public func textView(
        _ textView: UITextView,
        shouldChangeTextIn range: NSRange,
        replacementText text: String
    ) -> Bool { true }
    /// Does nothing.
    public func textViewDidChange(_ textView: UITextView) {}
    /// Does nothing.
    public func textViewDidChangeSelection(_ textView: UITextView) {}
    /// Returns `true`.
    public func textView(
        _ textView: UITextView,
        shouldInteractWith url: URL,
        in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool { true }
    /// Returns the default action.
    @available(iOS 17.0, *)
    public func textView(
        _ textView: UITextView,
        primaryActionFor textItem: UITextItem,
        defaultAction: UIAction
    ) -> UIAction? { defaultAction }
}
