public import Foundation

/// A control that changes a value step by step.
@MainActor open class UIStepper: UIControl {
    private var storedValue = 0.0

    /// The value, kept between minimum and maximum; setting it runs no action.
    open var value: Double {
        get { storedValue }
        set { storedValue = min(max(newValue, minimumValue), maximumValue) }
    }
    /// The smallest value, which must be less than the largest at any time: UIKit raises an exception otherwise
    /// (https://developer.apple.com/documentation/uikit/uistepper/minimumvalue), though the overview of the class in Apple's
    /// archive says that both then become the new value.
    open var minimumValue = 0.0 {
        didSet { limitsDidChange() }
    }
    /// The largest value, which must be greater than the smallest at any time
    /// (https://developer.apple.com/documentation/uikit/uistepper/maximumvalue).
    open var maximumValue = 100.0 {
        didSet { limitsDidChange() }
    }
    /// The step, which must be greater than 0
    /// (https://developer.apple.com/documentation/uikit/uistepper/1624083-stepvalue,
    /// kickstarter/Kickstarter-ReactiveExtensions#77).
    open var stepValue = 1.0 {
        didSet {
            guard stepValue <= 0 else { return }
            HeadlessFailure.report(.invalidArgument, "Stepper value must be positive")
        }
    }
    open var isContinuous = true
    open var autorepeat = true
    /// Whether a step past one end continues at the other.
    open var wraps = false

    open override var intrinsicContentSize: CGSize { CGSize(width: 94, height: 32) }

    private func limitsDidChange() {
        guard minimumValue < maximumValue else {
            HeadlessFailure.report(.invalidArgument, "Stepper minimum value must be less than its maximum value")
            return
        }
        value = storedValue
    }
}
