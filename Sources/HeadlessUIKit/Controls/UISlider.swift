public import Foundation

/// A control for a value in a continuous range.
@MainActor open class UISlider: UIControl {
    private var storedValue: Float = 0

    /// The value, which is limited to the range from minimum to maximum. Setting it runs no action.
    open var value: Float {
        get { storedValue }
        set { storedValue = min(max(newValue, minimumValue), maximumValue) }
    }
    /// The smallest value.
    open var minimumValue: Float = 0 {
        didSet {
            maximumValue = max(minimumValue, maximumValue)
            value = storedValue
        }
    }
    /// The largest value.
    open var maximumValue: Float = 1 {
        didSet {
            if minimumValue > maximumValue { minimumValue = maximumValue }
            value = storedValue
        }
    }
    /// Whether actions run while the finger moves, and not only when it's lifted.
    open var isContinuous = true
    /// The image at the smallest value.
    open var minimumValueImage: UIImage?
    /// The image at the largest value.
    open var maximumValueImage: UIImage?
    /// The color of the track below the value.
    open var minimumTrackTintColor: UIColor?
    /// The color of the track above the value.
    open var maximumTrackTintColor: UIColor?
    /// The color of the thumb.
    open var thumbTintColor: UIColor?

    /// Creates a slider with a frame in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isAccessibilityElement = true
        accessibilityTraits = .adjustable
    }

    /// Creates a slider; HeadlessUIKit doesn't read archives.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 34) }

    /// Sets the value without running actions.
    open func setValue(_ value: Float, animated: Bool) {
        self.value = value
    }
}
