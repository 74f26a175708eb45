extension SupportFile {
    /// Pickers of dates, durations and choices.
    static let pickers = #"""
        //: datePicker

        extension UIDatePicker: ValueControl {
            var shownValue: Date {
                get { date }
                set { date = newValue }
            }
        }
        //: dateLimits

        extension Date {
            /// The date, or the limit beyond which it lies; limits that contradict each other count as none, as in date pickers.
            func limited(from minimum: Date? = nil, to maximum: Date? = nil) -> Date {
                if let minimum, let maximum, minimum > maximum { return self }
                return min(max(self, minimum ?? .distantPast), maximum ?? .distantFuture)
            }
        }
        //: durationPicker

        /// Wheels for a number of seconds.
        ///
        /// UIKit tells nobody of the first change unless the duration is set while the wheels are shown.
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

            /// Shows a number of seconds of a screen’s state, and writes it.
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
        //: pickerView

        /// A wheel that holds the titles of its rows; its value is the number of one.
        final class RowPickerView: UIPickerView, UIPickerViewDataSource, UIPickerViewDelegate, ValueControl {
            var titles: [String] { didSet { if titles != oldValue { reloadAllComponents() } } }
            private var change: (RowPickerView) -> Void = { _ in }

            init(titles: [String]) {
                self.titles = titles
                super.init(frame: .zero)
                dataSource = self
                delegate = self
            }

            @available(*, unavailable) required init?(coder: NSCoder) { nil }

            var shownValue: Int {
                get { selectedRow(inComponent: 0) }
                set { selectRow(newValue, inComponent: 0, animated: false) }
            }

            @discardableResult
            func changed(_ action: @escaping (RowPickerView) -> Void) -> RowPickerView {
                change = action
                return self
            }

            func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }

            func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { titles.count }

            func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
                titles.indices.contains(row) ? titles[row] : nil
            }

            func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) { change(self) }
        }
        """#
}
