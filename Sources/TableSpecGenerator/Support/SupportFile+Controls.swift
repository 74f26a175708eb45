extension SupportFile {
    /// Controls that show values and write them.
    static let controls = #"""
        // MARK: - Views and controls

        extension NSObjectProtocol where Self: UIView {
            /// The view, after it has been set up.
            @MainActor
            func with(_ set: (Self) -> Void) -> Self {
                set(self)
                return self
            }

            /// The view at a size that it keeps.
            @MainActor
            func sized(width: CGFloat? = nil, height: CGFloat? = nil) -> Self {
                if let width { widthAnchor.constraint(equalToConstant: width).isActive = true }
                if let height { heightAnchor.constraint(equalToConstant: height).isActive = true }
                return self
            }
        }
        //: values

        /// A view that shows a value.
        @MainActor
        protocol ValueView: UIView {
            associatedtype Value: Equatable
            var shownValue: Value { get set }
        }

        extension ValueView {
            /// Shows a value, if that is another than before: to set a field’s text moves the cursor.
            func show(_ value: Value) {
                if shownValue != value { shownValue = value }
            }

            /// The view, which shows a value now.
            func showing(_ value: Value) -> Self {
                show(value)
                return self
            }
        }

        /// A view whose value a person changes.
        @MainActor
        protocol ValueControl: ValueView {
            /// Calls a closure after each change by a person; it takes the place of an earlier one.
            @discardableResult
            func changed(_ action: @escaping (Self) -> Void) -> Self
        }

        extension ValueControl {
            /// Shows a value of a screen’s state, and writes it.
            ///
            /// - Parameter action: What follows a change.
            @discardableResult
            func writing<Screen: StatefulScreen>(
                _ path: WritableKeyPath<Screen.State, Value>,
                of screen: Screen,
                then action: @escaping () -> Void = {}
            ) -> Self {
                show(screen.state[keyPath: path])
                return changed { [weak screen] control in
                    guard let screen else { return }
                    screen.state[keyPath: path] = control.shownValue
                    // The state may hold whole numbers only.
                    control.show(screen.state[keyPath: path])
                    action()
                }
            }
        }

        extension ValueControl where Self: UIControl {
            @discardableResult
            func changed(_ action: @escaping (Self) -> Void) -> Self {
                addAction(
                    UIAction(identifier: UIAction.Identifier("changed")) { [weak self] _ in self.map(action) },
                    for: self is UITextField ? .editingChanged : .valueChanged
                )
                return self
            }
        }
        //: switch

        extension UISwitch: ValueControl {
            var shownValue: Bool {
                get { isOn }
                set { setOn(newValue, animated: window != nil) }
            }
        }
        //: slider

        extension UISlider: ValueControl {
            var shownValue: Float {
                get { value }
                set { value = newValue }
            }
        }
        //: stepper

        extension UIStepper: ValueControl {
            var shownValue: Double {
                get { value }
                set { value = newValue }
            }
        }
        //: segmentedControl

        extension UISegmentedControl: ValueControl {
            var shownValue: Int {
                get { selectedSegmentIndex }
                set { selectedSegmentIndex = newValue }
            }
        }
        //: pageControl

        extension UIPageControl: ValueControl {
            var shownValue: Int {
                get { currentPage }
                set { currentPage = newValue }
            }
        }
        //: colorWell

        extension UIColorWell: ValueControl {
            var shownValue: UIColor? {
                get { selectedColor }
                set { selectedColor = newValue }
            }

            /// Shows a colour of a screen’s state, and writes it.
            @discardableResult
            func writing<Screen: StatefulScreen>(
                _ path: WritableKeyPath<Screen.State, UIColor>,
                of screen: Screen,
                then action: @escaping () -> Void = {}
            ) -> Self {
                show(screen.state[keyPath: path])
                return changed { [weak screen] control in
                    guard let screen, let color = control.selectedColor else { return }
                    screen.state[keyPath: path] = color
                    action()
                }
            }
        }
        //: textField

        extension UITextField: ValueControl {
            var shownValue: String {
                get { text ?? "" }
                set { text = newValue }
            }

            /// A field whose text grows with that of the rows.
            static func forRow(placeholder: String? = nil) -> UITextField {
                UITextField().with {
                    $0.placeholder = placeholder
                    $0.font = .preferredFont(forTextStyle: .body)
                    $0.adjustsFontForContentSizeCategory = true
                }
            }
        }
        //: typing

        extension UITextField {
            /// Calls a closure at an event; it takes the place of an earlier one.
            @discardableResult
            func on(_ event: UIControl.Event, _ action: @escaping () -> Void) -> Self {
                let identifier = UIAction.Identifier("event \(event.rawValue)")
                addAction(UIAction(identifier: identifier) { _ in action() }, for: event)
                return self
            }
        }
        //: datePicker

        extension UIDatePicker: ValueControl {
            var shownValue: Date {
                get { date }
                set { date = newValue }
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

            @available(*, unavailable)
            required init?(coder: NSCoder) {
                nil
            }

            override func didMoveToWindow() {
                super.didMoveToWindow()
                _Concurrency.Task { [weak self] in
                    guard let self else { return }
                    show(countDownDuration)
                }
            }

            func show(_ duration: Double) {
                countDownDuration = duration
            }

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
        //: progressView

        extension UIProgressView: ValueView {
            var shownValue: Float {
                get { progress }
                set { progress = newValue }
            }
        }
        //: activityIndicator

        extension UIActivityIndicatorView: ValueView {
            var shownValue: Bool {
                get { isAnimating }
                set { if newValue { startAnimating() } else { stopAnimating() } }
            }
        }
        //: textView

        /// A text of many lines, with which its row grows.
        final class RowTextView: UITextView, UITextViewDelegate, ValueControl {
            private var change: (RowTextView) -> Void = { _ in }
            private var events: [UInt: () -> Void] = [:]

            static func forRow() -> RowTextView {
                RowTextView().with {
                    $0.font = .preferredFont(forTextStyle: .body)
                    $0.adjustsFontForContentSizeCategory = true
                    $0.backgroundColor = .clear
                    $0.isScrollEnabled = false
                    $0.delegate = $0
                }
            }

            var shownValue: String {
                get { text ?? "" }
                set { text = newValue }
            }

            func changed(_ action: @escaping (RowTextView) -> Void) -> RowTextView {
                change = action
                return self
            }

            /// Calls a closure when editing begins or has ended; it takes the place of an earlier one.
            @discardableResult
            func on(_ event: UIControl.Event, _ action: @escaping () -> Void) -> Self {
                events[event.rawValue] = action
                return self
            }

            func textViewDidChange(_ textView: UITextView) {
                change(self)
            }

            func textViewDidBeginEditing(_ textView: UITextView) {
                events[UIControl.Event.editingDidBegin.rawValue]?()
            }

            func textViewDidEndEditing(_ textView: UITextView) {
                events[UIControl.Event.editingDidEnd.rawValue]?()
            }
        }
        //: pickerView

        /// A wheel that holds the titles of its rows; its value is the number of one.
        final class RowPickerView: UIPickerView, UIPickerViewDataSource, UIPickerViewDelegate, ValueControl {
            var titles: [String] {
                didSet { if titles != oldValue { reloadAllComponents() } }
            }
            private var change: (RowPickerView) -> Void = { _ in }

            init(titles: [String]) {
                self.titles = titles
                super.init(frame: .zero)
                dataSource = self
                delegate = self
            }

            @available(*, unavailable)
            required init?(coder: NSCoder) {
                nil
            }

            var shownValue: Int {
                get { selectedRow(inComponent: 0) }
                set { selectRow(newValue, inComponent: 0, animated: false) }
            }

            func changed(_ action: @escaping (RowPickerView) -> Void) -> RowPickerView {
                change = action
                return self
            }

            func numberOfComponents(in pickerView: UIPickerView) -> Int {
                1
            }

            func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
                titles.count
            }

            func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
                titles.indices.contains(row) ? titles[row] : nil
            }

            func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
                change(self)
            }
        }
        //: numbers

        // Numbers of the state as controls take them.

        extension Int {
            var asDouble: Double {
                get { Double(self) }
                set { self = Int(newValue.rounded()) }
            }

            var asFloat: Float {
                get { Float(self) }
                set { self = Int(newValue.rounded()) }
            }
        }

        extension Double {
            var asFloat: Float {
                get { Float(self) }
                set { self = Double(newValue) }
            }
        }

        extension Float {
            var asDouble: Double {
                get { Double(self) }
                set { self = Float(newValue) }
            }
        }
        """#
}
