public import Foundation

/// The common base class of bar buttons and tabs.
@MainActor open class UIBarItem: NSObject {
    /// The title.
    open var title: String?
    /// The image.
    open var image: UIImage?
    /// The image for compact bars in landscape.
    open var landscapeImagePhone: UIImage?
    /// The image for large content sizes.
    open var largeContentSizeImage: UIImage?
    /// The insets of the image, in points.
    open var imageInsets: UIEdgeInsets = .zero
    /// Whether the item responds to the user.
    open var isEnabled = true
    /// A number that identifies the item.
    open var tag = 0
    /// The name that VoiceOver reads.
    open var accessibilityLabel: String?
    /// The hint that VoiceOver reads.
    open var accessibilityHint: String?
    /// The value that VoiceOver reads.
    open var accessibilityValue: String?
    /// The identifier that automated tests use.
    open var accessibilityIdentifier: String?
    /// The traits of the item for assistive technologies.
    open var accessibilityTraits: UIAccessibilityTraits = .button

    /// Creates an empty item.
    public override init() {
        super.init()
    }

    /// Creates an empty item; HeadlessUIKit doesn't read archives.
    public required init?(coder: NSCoder) {
        super.init()
    }
}
