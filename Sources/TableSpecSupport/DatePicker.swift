public import UIKit

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
extension UIDatePicker: TableSpec.ValueControl {
    public var tableSpecValue: Date {
        get { date }
        set { date = newValue }
    }
}
#endif

#if dateLimits
extension TableSpec {
    /// Returns a date clamped to optional limits.
    ///
    /// If the minimum is greater than the maximum, both are ignored, as in date pickers.
    public nonisolated static func limit(_ date: Date, from minimum: Date? = nil, to maximum: Date? = nil) -> Date {
        if let minimum, let maximum, minimum > maximum { return date }
        return min(max(date, minimum ?? .distantPast), maximum ?? .distantFuture)
    }
}
#endif

#if durationPicker
extension TableSpec {
    /// A date picker for a duration in seconds.
    ///
    /// UIKit doesn't report the first change unless the duration is set while the picker is visible.
    public final class DurationPicker: UIDatePicker {
        public override init(frame: CGRect) {
            super.init(frame: frame)
            datePickerMode = .countDownTimer
            preferredDatePickerStyle = .wheels
        }

        @available(*, unavailable) required init?(coder: NSCoder) { nil }

        public override func didMoveToWindow() {
            super.didMoveToWindow()
            _Concurrency.Task { [weak self] in
                guard let self else { return }
                TableSpec.show(countDownDuration, in: self)
            }
        }
    }
}

@MainActor
extension TableSpec {
    /// Shows a duration in seconds.
    @discardableResult
    public static func show(_ duration: Double, in picker: DurationPicker) -> DurationPicker {
        picker.countDownDuration = duration
        return picker
    }

    /// Binds a picker to a number of seconds in the state of a screen.
    ///
    /// - Parameter action: A closure that is called after each change.
    @discardableResult
    public static func bind<Screen: StatefulScreen>(
        _ picker: DurationPicker,
        to path: WritableKeyPath<Screen.State, Double>,
        of screen: Screen,
        then action: @escaping () -> Void = {}
    ) -> DurationPicker {
        show(screen.state[keyPath: path], in: picker)
        return onChange(of: picker) { [weak screen] picker in
            guard let screen else { return }
            screen.state[keyPath: path] = picker.countDownDuration
            show(screen.state[keyPath: path], in: picker)
            action()
        }
    }
}
#endif
