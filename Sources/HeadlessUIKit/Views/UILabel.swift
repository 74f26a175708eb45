public import Foundation

/// A view that shows text that can't be edited.
@MainActor open class UILabel: UIView {
    private var storedText: String?
    private var storedAttributedText: NSAttributedString?

    /// The text. Setting it discards the attributed text.
    open var text: String? {
        get { storedAttributedText?.string ?? storedText }
        set {
            storedText = newValue
            storedAttributedText = nil
        }
    }
    /// The text with attributes. Setting it discards the plain text.
    open var attributedText: NSAttributedString? {
        get { storedAttributedText ?? storedText.map { NSAttributedString(string: $0) } }
        set {
            storedAttributedText = newValue
            storedText = nil
        }
    }
    /// The font. Setting it after the attributed text replaces every font in that text: “assigning a new value to this
    /// property causes the style to be applied to the entirety of the string in the `attributedText` property”
    /// (https://developer.apple.com/documentation/uikit/uilabel/font).
    open var font: UIFont! = .systemFont(ofSize: 17) {
        didSet { applyToAttributedText(.font, font) }
    }
    /// The text color. Setting it after the attributed text replaces every color in that text
    /// (https://developer.apple.com/documentation/uikit/uilabel/textcolor).
    open var textColor: UIColor! = .label {
        didSet { applyToAttributedText(.foregroundColor, textColor) }
    }
    /// The alignment of lines.
    open var textAlignment: NSTextAlignment = .natural
    /// How lines that don't fit are broken or truncated.
    open var lineBreakMode: NSLineBreakMode = .byTruncatingTail
    /// The text color while the label is highlighted.
    open var highlightedTextColor: UIColor?
    /// Whether the label is highlighted.
    open var isHighlighted = false
    /// Whether the label is enabled.
    open var isEnabled = true
    /// The maximum number of lines; 0 for no limit.
    open var numberOfLines = 1
    /// Whether a text that doesn't fit is shown in a smaller font.
    open var adjustsFontSizeToFitWidth = false
    /// Whether the font follows the user's text size.
    open var adjustsFontForContentSizeCategory = false
    /// Whether characters can move closer together before the text is truncated.
    open var allowsDefaultTighteningForTruncation = false
    /// The alignment of text in a smaller font with its original line.
    open var baselineAdjustment: UIBaselineAdjustment = .alignBaselines
    /// The smallest factor by which the font is scaled down.
    open var minimumScaleFactor: CGFloat = 0
    /// The preferred maximum width of a line, in points.
    open var preferredMaxLayoutWidth: CGFloat = 0
    /// The color of the shadow.
    open var shadowColor: UIColor?
    /// The offset of the shadow, in points.
    open var shadowOffset = CGSize(width: 0, height: -1)
    /// Whether a truncated text is shown in full while the pointer is over it.
    open var showsExpansionTextWhenTruncated = false

    /// Creates an empty label with a frame in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        adoptDefaults()
    }

    /// Creates an empty label; HeadlessUIKit doesn't read archives.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        adoptDefaults()
    }

    /// The height of the lines, in points, in the width of the label. A preferred maximum width takes precedence: “the
    /// preferred maximum width … affects the size of the label when layout constraints are applied to it”.
    open override var intrinsicContentSize: CGSize {
        let width = preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : bounds.width
        let height = TextSize(font: font).height(of: text ?? "", width: width, limit: numberOfLines)
        return CGSize(width: UIView.noIntrinsicMetric, height: height)
    }

    /// Returns the height of the lines in a width, in points.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let height = TextSize(font: font).height(of: text ?? "", width: size.width, limit: numberOfLines)
        return CGSize(width: size.width, height: height)
    }

    private func applyToAttributedText(_ key: NSAttributedString.Key, _ value: Any?) {
        guard let text = storedAttributedText, let value else { return }
        let styled = NSMutableAttributedString(attributedString: text)
        styled.addAttribute(key, value: value, range: NSRange(location: 0, length: styled.length))
        storedAttributedText = styled
    }

    private func adoptDefaults() {
        isUserInteractionEnabled = false
        isAccessibilityElement = true
        accessibilityTraits = .staticText
    }
}
