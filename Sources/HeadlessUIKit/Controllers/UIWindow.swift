public import Foundation

/// The root of a view tree. HeadlessUIKit can show any number of windows at the same time.
@MainActor open class UIWindow: UIView {
    /// The controller whose view fills the window.
    open var rootViewController: UIViewController? {
        didSet {
            guard rootViewController !== oldValue else { return }
            let wasVisible = isVisible
            if wasVisible { oldValue?.disappear(animated: false) }
            oldValue?.storedView?.removeFromSuperview()
            if wasVisible { showRoot() }
        }
    }
    /// Whether the window receives keyboard events.
    open private(set) var isKeyWindow = false
    private var isVisible = false
    /// The height of the keyboard in points; 0 without one.
    final var keyboardHeight: CGFloat = 0 {
        didSet { if keyboardHeight != oldValue { rootViewController?.viewIfLoaded?.setNeedsLayoutEverywhere() } }
    }

    /// The text size that the user has chosen.
    final var textSize = UIContentSizeCategory.large

    open override var traitCollection: UITraitCollection {
        guard textSize != .large else { return super.traitCollection }
        return UITraitCollection(style: super.traitCollection.userInterfaceStyle, category: textSize)
    }

    /// Creates a window with a frame in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Creates a window of zero size; HeadlessUIKit doesn't read archives.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open override var window: UIWindow? { self }

    /// Shows the window and its root controller.
    open func makeKeyAndVisible() {
        isKeyWindow = true
        guard !isVisible else { return }
        isVisible = true
        showRoot()
    }

    /// Makes the window the key window.
    open func makeKey() {
        isKeyWindow = true
    }

    private func showRoot() {
        guard let rootViewController else { return }
        rootViewController.beginAppearanceTransition(true, animated: false)
        show(rootViewController)
        rootViewController.endAppearanceTransition()
    }

    /// Adds a controller's view above all others.
    final func show(_ controller: UIViewController) {
        guard let view = controller.view else { return }
        fill(with: view)
    }
}
