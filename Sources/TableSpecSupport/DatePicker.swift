internal import UIKit

#if datePicker && !values
#error("datePicker needs values")
#endif

#if durationPicker && !(datePicker && numbers)
#error("durationPicker needs datePicker, numbers")
#endif

#if dateLimits && !views
#error("dateLimits needs views")
#endif

#if datePicker
extension UIDatePicker: ValueControl {
    var shownValue: Date {
        get { date }
        set { date = newValue }
    }
}
#endif

#if dateLimits
extension Date {
    /// Returns the date clamped to optional limits.
    ///
    /// If the minimum is greater than the maximum, both are ignored, as in date pickers.
    func limited(from minimum: Date? = nil, to maximum: Date? = nil) -> Date {
        if let minimum, let maximum, minimum > maximum { return self }
        return min(max(self, minimum ?? .distantPast), maximum ?? .distantFuture)
    }
}
#endif

#if durationPicker
/// A date picker for a duration in seconds.
///
/// UIKit doesn't report the first change unless the duration is set while the picker is visible.
final class DurationPicker: UIDatePicker {
    override init(frame: CGRect) {
        super.init(frame: frame)
        datePickerMode = .countDownTimer
        preferredDatePickerStyle = .wheels
    }

    @available(*, unavailable) required init?(coder: NSCoder) { nil }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        _Concurrency.Task { [weak self] in
            guard let self else { return }
            show(countDownDuration)
        }
    }

    func show(_ duration: Double) { countDownDuration = duration }

    /// Binds the control to a number of seconds in the state of a screen.
    @discardableResult
    func writing<Screen: StatefulScreen>(
        _ path: WritableKeyPath<Screen.State, Double>,
        of screen: Screen,
        then action: @escaping () -> Void = {}
    ) -> DurationPicker {
        show(screen.state[keyPath: path])
        return changed { [weak screen] picker in
            guard let screen else { return }
            screen.state[keyPath: path] = picker.countDownDuration
            picker.show(screen.state[keyPath: path])
            action()
        }
    }
}
#endif
