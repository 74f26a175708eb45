public import Foundation

/// A control that changes a value step by step.
@MainActor open class UIStepper: UIControl {
    private var storedValue = 0.0

    /// The value, kept between minimum and maximum; setting it runs no action.
    open var value: Double {
        get { storedValue }
        set { storedValue = min(max(newValue, minimumValue), maximumValue) }
    }
    open var minimumValue = 0.0 {
        didSet { value = storedValue }
    }
    open var maximumValue = 100.0 {
        didSet { value = storedValue }
    }
    open var stepValue = 1.0
    open var isContinuous = true
    open var autorepeat = true
    /// Whether a step past one end continues at the other.
    open var wraps = false

    open override var intrinsicContentSize: CGSize { CGSize(width: 94, height: 32) }
}
