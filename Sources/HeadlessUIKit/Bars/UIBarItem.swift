public import Foundation

/// The common properties of bar buttons and tabs.
@MainActor open class UIBarItem: NSObject {
    open var title: String?
    open var image: UIImage?
    open var landscapeImagePhone: UIImage?
    open var largeContentSizeImage: UIImage?
    open var imageInsets: UIEdgeInsets = .zero
    /// Whether a person can use it.
    open var isEnabled = true
    /// A number to find the object by.
    open var tag = 0
    open var accessibilityLabel: String?
    open var accessibilityHint: String?
    open var accessibilityValue: String?
    open var accessibilityIdentifier: String?
    open var accessibilityTraits: UIAccessibilityTraits = .button

    public override init() {
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init()
    }
}
