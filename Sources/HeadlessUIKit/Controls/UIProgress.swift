public import Foundation

/// A bar that shows the progress of a task.
@MainActor open class UIProgressView: UIView {
    /// The style of a progress bar.
    public enum Style: Int, Sendable {
        case `default`, bar
    }

    private var storedProgress: Float = 0

    /// The progress, from 0 to 1.
    open var progress: Float {
        get { storedProgress }
        set { storedProgress = min(max(newValue, 0), 1) }
    }
    /// The style of the bar.
    open var progressViewStyle: Style = .default
    /// The color of the part that is done.
    open var progressTintColor: UIColor?
    /// The color of the part that isn't done.
    open var trackTintColor: UIColor?
    /// The image of the part that is done.
    open var progressImage: UIImage?
    /// The image of the part that isn't done.
    open var trackImage: UIImage?
    /// The progress object that UIKit observes. HeadlessUIKit stores it.
    open var observedProgress: Progress?

    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 4) }

    /// Creates a progress bar with a style.
    public convenience init(progressViewStyle style: Style) {
        self.init(frame: .zero)
        progressViewStyle = style
    }

    /// Sets the progress, from 0 to 1.
    open func setProgress(_ progress: Float, animated: Bool) {
        self.progress = progress
    }
}

/// A spinner that shows that a task is running.
@MainActor open class UIActivityIndicatorView: UIView {
    /// The size of a spinner.
    public enum Style: Int, Sendable {
        case medium = 100
        case large = 101
    }

    /// The size of the spinner.
    open var style: Style
    /// The color of the spinner.
    open var color: UIColor! = .secondaryLabel
    /// Whether the spinner is hidden while it's stopped.
    open var hidesWhenStopped = true {
        didSet { updateVisibility() }
    }
    /// Whether the spinner was started.
    open private(set) var isAnimating = false
    /// Whether the spinner turns. Reuse of its cell removes the animation but doesn't change `isAnimating`
    /// (https://github.com/lionheart/openradar-mirror/issues/17872).
    final var isInMotion = false

    open override var intrinsicContentSize: CGSize {
        let side: CGFloat = style == .large ? 37 : 20
        return CGSize(width: side, height: side)
    }

    /// Creates a spinner with a size.
    public init(style: Style) {
        self.style = style
        super.init(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        updateVisibility()
    }

    /// Creates a medium-sized spinner.
    public override init(frame: CGRect) {
        style = .medium
        super.init(frame: frame)
        updateVisibility()
    }

    /// Creates a medium-sized spinner; HeadlessUIKit doesn't read archives.
    public required init(coder: NSCoder) {
        style = .medium
        super.init(frame: .zero)
        updateVisibility()
    }

    /// Starts the spinner and shows it.
    open func startAnimating() {
        (isAnimating, isInMotion) = (true, true)
        updateVisibility()
    }

    /// Stops the spinner, and hides it if `hidesWhenStopped` is `true`.
    open func stopAnimating() {
        (isAnimating, isInMotion) = (false, false)
        updateVisibility()
    }

    private func updateVisibility() {
        isHidden = hidesWhenStopped && !isAnimating
    }
}

/// The spinner above a scroll view that the user pulls down to refresh.
@MainActor open class UIRefreshControl: UIControl {
    /// Whether a refresh is in progress.
    open private(set) var isRefreshing = false
    /// The title below the spinner.
    open var attributedTitle: NSAttributedString?

    /// Creates a refresh control.
    public init() {
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 60))
    }

    /// Creates a refresh control with a frame in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Creates a refresh control; HeadlessUIKit doesn't read archives.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Shows the spinner without running actions.
    open func beginRefreshing() {
        isRefreshing = true
    }

    /// Hides the spinner.
    open func endRefreshing() {
        isRefreshing = false
    }
}
