public import Foundation

/// A view that shows text which cannot be edited.
@MainActor open class UILabel: UIView {
    private var storedText: String?
    private var storedAttributedText: NSAttributedString?

    /// The text; setting it forgets the attributed text.
    open var text: String? {
        get { storedAttributedText?.string ?? storedText }
        set {
            storedText = newValue
            storedAttributedText = nil
        }
    }
    open var attributedText: NSAttributedString? {
        get { storedAttributedText ?? storedText.map { NSAttributedString(string: $0) } }
        set {
            storedAttributedText = newValue
            storedText = nil
        }
    }
    /// The font; set after the attributed text it takes the place of every font in it: “assigning a new value to this
    /// property causes the style to be applied to the entirety of the string in the `attributedText` property”
    /// (https://developer.apple.com/documentation/uikit/uilabel/font).
    open var font: UIFont! = .systemFont(ofSize: 17) {
        didSet { applyToAttributedText(.font, font) }
    }
    /// The colour; set after the attributed text it takes the place of every colour in it
    /// (https://developer.apple.com/documentation/uikit/uilabel/textcolor).
    open var textColor: UIColor! = .label {
        didSet { applyToAttributedText(.foregroundColor, textColor) }
    }
    open var textAlignment: NSTextAlignment = .natural
    open var lineBreakMode: NSLineBreakMode = .byTruncatingTail
    open var highlightedTextColor: UIColor?
    open var isHighlighted = false
    /// Whether a person can use it.
    open var isEnabled = true
    /// The most lines shown; 0 for as many as needed.
    open var numberOfLines = 1
    open var adjustsFontSizeToFitWidth = false
    open var adjustsFontForContentSizeCategory = false
    open var allowsDefaultTighteningForTruncation = false
    open var baselineAdjustment: UIBaselineAdjustment = .alignBaselines
    open var minimumScaleFactor: CGFloat = 0
    open var preferredMaxLayoutWidth: CGFloat = 0
    open var shadowColor: UIColor?
    open var shadowOffset = CGSize(width: 0, height: -1)
    open var showsExpansionTextWhenTruncated = false

    public override init(frame: CGRect) {
        super.init(frame: frame)
        adoptDefaults()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        adoptDefaults()
    }

    /// The height of the lines, in the width of the label or the preferred one where there may be several: “the preferred
    /// maximum width … affects the size of the label when layout constraints are applied to it”.
    open override var intrinsicContentSize: CGSize {
        let width = preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : bounds.width
        let height = TextSize(font: font).height(of: text ?? "", width: width, limit: numberOfLines)
        return CGSize(width: UIView.noIntrinsicMetric, height: height)
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
