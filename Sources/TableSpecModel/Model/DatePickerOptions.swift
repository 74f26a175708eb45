/// The style and the options of a date picker. Anything that the spec doesn't specify has UIKit's default.
package struct DatePickerOptions: Hashable, Sendable {
    package var mode = Setting<DatePickerMode>.unset
    package var style = Setting<DatePickerStyle>.unset
    /// The earliest date and time, or day, or a date from the screen's data.
    package var minimumDate: ValueSource<CalendarDate>?
    /// The latest date.
    package var maximumDate: ValueSource<CalendarDate>?
    /// The interval in minutes between two times.
    package var minuteInterval = Setting<Int>.unset

    /// The intervals in minutes that UIKit supports: those that divide an hour evenly
    /// (https://developer.apple.com/documentation/uikit/uidatepicker/minuteinterval).
    package static let minuteIntervals = (1...30).filter { 60 % $0 == 0 }

    /// Creates options with no values set.
    package init() {}

    /// The effective mode.
    package var shownMode: DatePickerMode { mode.value ?? .dateAndTime }

    /// The effective style: wheels for a duration, and otherwise UIKit's automatic style, which is compact.
    package var shownStyle: DatePickerStyle { style.value ?? (shownMode == .countDownTimer ? .wheels : .compact) }

    /// Whether the value is a number of seconds rather than a date.
    package var isDuration: Bool { shownMode == .countDownTimer }

    /// The specified limits.
    package var limits: [ValueSource<CalendarDate>] { [minimumDate, maximumDate].compactMap { $0 } }
}
