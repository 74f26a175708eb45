public import Foundation

/// A bar that shows how far a task has come.
@MainActor open class UIProgressView: UIView {
    public enum Style: Int, Sendable {
        case `default`, bar
    }

    private var storedProgress: Float = 0

    /// From 0 to 1.
    open var progress: Float {
        get { storedProgress }
        set { storedProgress = min(max(newValue, 0), 1) }
    }
    open var progressViewStyle: Style = .default
    open var progressTintColor: UIColor?
    open var trackTintColor: UIColor?
    open var progressImage: UIImage?
    open var trackImage: UIImage?
    open var observedProgress: Progress?

    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 4) }

    public convenience init(progressViewStyle style: Style) {
        self.init(frame: .zero)
        progressViewStyle = style
    }

    /// Sets how far the task has come.
    open func setProgress(_ progress: Float, animated: Bool) {
        self.progress = progress
    }
}

/// A spinner that shows that a task is running.
@MainActor open class UIActivityIndicatorView: UIView {
    public enum Style: Int, Sendable {
        case medium = 100
        case large = 101
    }

    open var style: Style
    open var color: UIColor! = .secondaryLabel
    open var hidesWhenStopped = true {
        didSet { updateVisibility() }
    }
    open private(set) var isAnimating = false
    /// Whether the wheel turns. Reuse of its cell takes the animation away and leaves `isAnimating`
    /// (https://github.com/lionheart/openradar-mirror/issues/17872).
    public internal(set) var isTurning = false

    open override var intrinsicContentSize: CGSize {
        let side: CGFloat = style == .large ? 37 : 20
        return CGSize(width: side, height: side)
    }

    public init(style: Style) {
        self.style = style
        super.init(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        updateVisibility()
    }

    public override init(frame: CGRect) {
        style = .medium
        super.init(frame: frame)
        updateVisibility()
    }

    public required init(coder: NSCoder) {
        style = .medium
        super.init(frame: .zero)
        updateVisibility()
    }

    /// Starts to spin, and shows the view.
    open func startAnimating() {
        (isAnimating, isTurning) = (true, true)
        updateVisibility()
    }

    /// Stops to spin, and hides the view where that was asked for.
    open func stopAnimating() {
        (isAnimating, isTurning) = (false, false)
        updateVisibility()
    }

    private func updateVisibility() {
        isHidden = hidesWhenStopped && !isAnimating
    }
}

/// The spinner above a scroll view that is pulled down to refresh.
@MainActor open class UIRefreshControl: UIControl {
    open private(set) var isRefreshing = false
    open var attributedTitle: NSAttributedString?

    public init() {
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 60))
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Shows the spinner; runs no action.
    open func beginRefreshing() {
        isRefreshing = true
    }

    /// Hides the spinner.
    open func endRefreshing() {
        isRefreshing = false
    }
}
