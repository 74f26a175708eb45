public import Foundation

/// Texts and an image in the layout of a list cell, header or footer.
///
/// Texts, styles and colours are those of iOS 15 to 18 in the state that UIKit documents.
public struct UIListContentConfiguration: UIContentConfiguration, Hashable, @unchecked Sendable {
    public var image: UIImage?
    public var imageProperties = ImageProperties()
    private var plainText: String?
    private var plainSecondaryText: String?
    private var richText: NSAttributedString?
    private var richSecondaryText: NSAttributedString?
    public var textProperties: TextProperties
    public var secondaryTextProperties: TextProperties
    public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 8)
    /// Whether the two texts sit beside each other where there is room.
    public var prefersSideBySideTextAndSecondaryText = false
    /// In points.
    public var imageToTextPadding: CGFloat = 16
    public var textToSecondaryTextHorizontalPadding: CGFloat = 6
    public var textToSecondaryTextVerticalPadding: CGFloat = 3

    init(text: TextProperties, secondaryText: TextProperties) {
        textProperties = text
        secondaryTextProperties = secondaryText
    }

    /// The primary text; setting it forgets the attributed text.
    public var text: String? {
        get { richText?.string ?? plainText }
        set { (plainText, richText) = (newValue, nil) }
    }

    public var attributedText: NSAttributedString? {
        get { richText ?? plainText.map { NSAttributedString(string: $0) } }
        set { (plainText, richText) = (nil, newValue) }
    }

    /// The secondary text; setting it forgets the attributed text.
    public var secondaryText: String? {
        get { richSecondaryText?.string ?? plainSecondaryText }
        set { (plainSecondaryText, richSecondaryText) = (newValue, nil) }
    }

    public var secondaryAttributedText: NSAttributedString? {
        get { richSecondaryText ?? plainSecondaryText.map { NSAttributedString(string: $0) } }
        set { (plainSecondaryText, richSecondaryText) = (nil, newValue) }
    }

    @MainActor public func makeContentView() -> any UIView & UIContentView {
        UIListContentView(configuration: self)
    }

    /// The same content; colours adapt where they are resolved, not here.
    public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
        self
    }
}

/// The view of a list content configuration.
@MainActor open class UIListContentView: UIView, UIContentView {
    private var current: UIListContentConfiguration
    private lazy var textGuide = UILayoutGuide(owner: self, identifier: "text")

    /// “The layout guide for the primary text”, `nil` where there is none
    /// (https://developer.apple.com/documentation/uikit/uilistcontentview/textlayoutguide).
    open var textLayoutGuide: UILayoutGuide? { current.text == nil ? nil : textGuide }

    public init(configuration: UIListContentConfiguration) {
        current = configuration
        super.init(frame: .zero)
    }

    public required init?(coder: NSCoder) {
        nil
    }

    open var configuration: any UIContentConfiguration {
        get { current }
        set {
            guard let list = newValue as? UIListContentConfiguration else { return }
            current = list
        }
    }

    open func supports(_ configuration: any UIContentConfiguration) -> Bool {
        configuration is UIListContentConfiguration
    }

    final func height(in width: CGFloat) -> CGFloat { current.height(in: width) }

    /// The height of the content in the present width.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: height(in: bounds.width))
    }

    open override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        let width = targetSize.width > 0 ? targetSize.width : bounds.width
        return CGSize(width: bounds.width, height: height(in: width))
    }
}
