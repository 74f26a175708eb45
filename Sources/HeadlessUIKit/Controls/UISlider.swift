public import Foundation

/// A control for a value in a continuous range.
@MainActor open class UISlider: UIControl {
    private var storedValue: Float = 0

    /// The value, kept between minimum and maximum; setting it runs no action.
    open var value: Float {
        get { storedValue }
        set { storedValue = min(max(newValue, minimumValue), maximumValue) }
    }
    open var minimumValue: Float = 0 {
        didSet {
            maximumValue = max(minimumValue, maximumValue)
            value = storedValue
        }
    }
    open var maximumValue: Float = 1 {
        didSet {
            if minimumValue > maximumValue { minimumValue = maximumValue }
            value = storedValue
        }
    }
    /// Whether actions run while the finger moves, or only when it is lifted.
    open var isContinuous = true
    open var minimumValueImage: UIImage?
    open var maximumValueImage: UIImage?
    open var minimumTrackTintColor: UIColor?
    open var maximumTrackTintColor: UIColor?
    open var thumbTintColor: UIColor?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isAccessibilityElement = true
        accessibilityTraits = .adjustable
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 34) }

    /// Sets the value without running actions.
    open func setValue(_ value: Float, animated: Bool) {
        self.value = value
    }
}
