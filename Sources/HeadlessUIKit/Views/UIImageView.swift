public import Foundation

/// A view that shows an image.
@MainActor open class UIImageView: UIView {
    /// The image.
    open var image: UIImage?
    /// The image while the view is highlighted.
    open var highlightedImage: UIImage?
    /// Whether the view is highlighted.
    open var isHighlighted = false
    /// The configuration for symbol images.
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The images of the animation.
    open var animationImages: [UIImage]?
    /// The images of the animation while the view is highlighted.
    open var highlightedAnimationImages: [UIImage]?
    /// The duration of one cycle of the animation, in seconds.
    open var animationDuration: TimeInterval = 0
    /// The number of cycles of the animation; 0 for no limit.
    open var animationRepeatCount = 0
    /// Whether the animation is running.
    open private(set) var isAnimating = false

    /// Creates a view that shows an image.
    public init(image: UIImage?) {
        self.image = image
        super.init(frame: .zero)
        isUserInteractionEnabled = false
    }

    /// Creates a view that shows an image, and another one while it's highlighted.
    public init(image: UIImage?, highlightedImage: UIImage?) {
        self.image = image
        self.highlightedImage = highlightedImage
        super.init(frame: .zero)
        isUserInteractionEnabled = false
    }

    /// Creates a view without an image, with a frame in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    /// Creates a view without an image; HeadlessUIKit doesn't read archives.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isUserInteractionEnabled = false
    }

    /// Starts the animation.
    open func startAnimating() {
        isAnimating = true
    }

    /// Stops the animation.
    open func stopAnimating() {
        isAnimating = false
    }
}
