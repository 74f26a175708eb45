public import Foundation

/// Texts and an image in the layout of a list cell, header or footer.
///
/// Texts, styles and colors are those of iOS 15 to 18 in the state that UIKit documents.
public struct UIListContentConfiguration: UIContentConfiguration, Hashable, @unchecked Sendable {
    /// The image.
    public var image: UIImage?
    /// The properties of the image.
    public var imageProperties = ImageProperties()
    private var plainText: String?
    private var plainSecondaryText: String?
    private var richText: NSAttributedString?
    private var richSecondaryText: NSAttributedString?
    /// The properties of the main text.
    public var textProperties: TextProperties
    /// The properties of the second text.
    public var secondaryTextProperties: TextProperties
    /// The axes along which the layout margins of the superview are kept.
    public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
    /// The distances of the content from the edges, in points.
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 8)
    /// Whether the two texts are placed side by side if there's enough space.
    public var prefersSideBySideTextAndSecondaryText = false
    /// The distance between the image and the texts, in points.
    public var imageToTextPadding: CGFloat = 16
    /// The horizontal distance between the two texts, in points.
    public var textToSecondaryTextHorizontalPadding: CGFloat = 6
    /// The vertical distance between the two texts, in points.
    public var textToSecondaryTextVerticalPadding: CGFloat = 3

    init(text: TextProperties, secondaryText: TextProperties) {
        textProperties = text
        secondaryTextProperties = secondaryText
    }

    /// The main text. Setting it discards the attributed text.
    public var text: String? {
        get { richText?.string ?? plainText }
        set { (plainText, richText) = (newValue, nil) }
    }

    /// The main text with attributes. Setting it discards the plain text.
    public var attributedText: NSAttributedString? {
        get { richText ?? plainText.map { NSAttributedString(string: $0) } }
        set { (plainText, richText) = (nil, newValue) }
    }

    /// The second text. Setting it discards the attributed text.
    public var secondaryText: String? {
        get { richSecondaryText?.string ?? plainSecondaryText }
        set { (plainSecondaryText, richSecondaryText) = (newValue, nil) }
    }

    /// The second text with attributes. Setting it discards the plain text.
    public var secondaryAttributedText: NSAttributedString? {
        get { richSecondaryText ?? plainSecondaryText.map { NSAttributedString(string: $0) } }
        set { (plainSecondaryText, richSecondaryText) = (nil, newValue) }
    }

    /// Creates the view that shows the content.
    @MainActor public func makeContentView() -> any UIView & UIContentView {
        UIListContentView(configuration: self)
    }

    /// Returns the same content. Colors adapt to the state where they are resolved.
    public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
        self
    }
}

/// The view that shows a list content configuration.
@MainActor open class UIListContentView: UIView, UIContentView {
    private var current: UIListContentConfiguration
    private lazy var textGuide = UILayoutGuide(owner: self, identifier: "text")

    /// The layout guide for the main text, or `nil` if there's no text
    /// (https://developer.apple.com/documentation/uikit/uilistcontentview/textlayoutguide).
    open var textLayoutGuide: UILayoutGuide? { current.text == nil ? nil : textGuide }

    /// Creates a view that shows a configuration.
    public init(configuration: UIListContentConfiguration) {
        current = configuration
        super.init(frame: .zero)
    }

    /// Returns `nil`; HeadlessUIKit doesn't read archives.
    public required init?(coder: NSCoder) {
        nil
    }

    /// The configuration that the view shows. Configurations of other types are ignored.
    open var configuration: any UIContentConfiguration {
        get { current }
        set {
            guard let list = newValue as? UIListContentConfiguration else { return }
            current = list
        }
    }

    /// Returns whether a configuration is a list content configuration.
    @available(iOS 16.0, *)
    open func supports(_ configuration: any UIContentConfiguration) -> Bool {
        configuration is UIListContentConfiguration
    }

    final func height(in width: CGFloat) -> CGFloat { current.height(in: width) }

    /// The size of the content; its height is that in the current width, in points.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: height(in: bounds.width))
    }

    open override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        let width = targetSize.width > 0 ? targetSize.width : bounds.width
        return CGSize(width: bounds.width, height: height(in: width))
    }
}
