public import Foundation

/// A control that increases and decreases a value.
@MainActor open class UIStepper: UIControl {
    private var storedValue = 0.0

    /// The value, which is limited to the range from minimum to maximum. Setting it runs no action.
    open var value: Double {
        get { storedValue }
        set { storedValue = min(max(newValue, minimumValue), maximumValue) }
    }
    /// The smallest value, which must always be less than the largest. Otherwise an invalid argument is reported,
    /// because UIKit throws an exception (https://developer.apple.com/documentation/uikit/uistepper/minimumvalue). The
    /// overview of the class in Apple's archive says instead that both then become the new value.
    open var minimumValue = 0.0 {
        didSet { limitsDidChange() }
    }
    /// The largest value, which must always be greater than the smallest. Otherwise an invalid argument is reported
    /// (https://developer.apple.com/documentation/uikit/uistepper/maximumvalue).
    open var maximumValue = 100.0 {
        didSet { limitsDidChange() }
    }
    /// The step, which must be greater than 0. Otherwise an invalid argument is reported
    /// (https://developer.apple.com/documentation/uikit/uistepper/1624083-stepvalue,
    /// kickstarter/Kickstarter-ReactiveExtensions#77).
    open var stepValue = 1.0 {
        didSet {
            guard stepValue <= 0 else { return }
            HeadlessFailure.report(.invalidArgument, "Stepper value must be positive")
        }
    }
    /// Whether actions run while the finger holds a button, and not only when it's lifted.
    open var isContinuous = true
    /// Whether holding a button repeats the step.
    open var autorepeat = true
    /// Whether a step beyond one end continues at the other.
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
