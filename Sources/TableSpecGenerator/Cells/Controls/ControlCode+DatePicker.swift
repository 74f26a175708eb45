internal import TableSpecModel
internal import TableSpecSwift

extension ControlCode {
    static func datePicker(_ control: Control) -> ControlCode {
        let options = control.datePicker
        return ControlCode(
            type: options.isDuration ? "DurationPicker" : "UIDatePicker",
            support: datePickerSupport,
            needed: options.isDuration ? [.durationPicker] : [.values, .views, .state],
            isOfModuleClass: options.isDuration,
            numberType: options.isDuration ? .double : nil,
            settings: { view, _ in options.settings(of: view) },
            limits: { view, scope in options.limits(of: view, in: scope) }
        )
    }

    /// The control's part of the support file.
    static let datePickerSupport = #"""
        //: datePicker

        extension UIDatePicker: ValueControl {
            var shownValue: Date {
                get { date }
                set { date = newValue }
            }
        }
        //: dateLimits

        extension Date {
            /// Returns the date clamped to optional limits.
            ///
            /// If the minimum is greater than the maximum, both are ignored, as in date pickers.
            func limited(from minimum: Date? = nil, to maximum: Date? = nil) -> Date {
                if let minimum, let maximum, minimum > maximum { return self }
                return min(max(self, minimum ?? .distantPast), maximum ?? .distantFuture)
            }
        }
        //: durationPicker

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
        """#
}

extension DatePickerOptions {
    @SwiftBody fileprivate func settings(of view: SwiftExpression) -> [SwiftStatement] {
        if let mode = mode.value, !isDuration { Code.assign(view.dot("datePickerMode"), mode.member) }
        if !isDuration { Code.assign(view.dot("preferredDatePickerStyle"), shownStyle.member) }
        if let minutes = minuteInterval.value { Code.assign(view.dot("minuteInterval"), .integer(minutes)) }
    }

    @SwiftBody fileprivate func limits(of view: SwiftExpression, in scope: ValueScope) -> [SwiftStatement] {
        if let minimumDate {
            Code.assign(view.dot("minimumDate"), scope.expression(of: minimumDate, \.expression))
        }
        if let maximumDate {
            Code.assign(view.dot("maximumDate"), scope.expression(of: maximumDate, \.expression))
        }
    }
}
