/// The style and the options of a date picker; what the spec does not state is UIKit's default.
package struct DatePickerOptions: Hashable, Sendable {
    package var mode = Setting<DatePickerMode>.unset
    package var style = Setting<DatePickerStyle>.unset
    /// The earliest moment or day, or a date of the screen's data.
    package var minimumDate: ValueSource<CalendarDate>?
    /// The latest moment.
    package var maximumDate: ValueSource<CalendarDate>?
    /// The minutes between two times on offer.
    package var minuteInterval = Setting<Int>.unset

    /// The intervals in minutes that UIKit takes: those that divide an hour evenly
    /// (https://developer.apple.com/documentation/uikit/uidatepicker/minuteinterval).
    package static let minuteIntervals = (1...30).filter { 60 % $0 == 0 }

    /// Creates options of which none is stated.
    package init() {}

    /// The mode that applies.
    package var shownMode: DatePickerMode { mode.value ?? .dateAndTime }

    /// The style that applies: a duration is set with wheels, all else has UIKit's automatic style, the compact one.
    package var shownStyle: DatePickerStyle { style.value ?? (shownMode == .countDownTimer ? .wheels : .compact) }

    /// Whether the value is a number of seconds, not a date.
    package var isDuration: Bool { shownMode == .countDownTimer }

    /// The limits that are stated.
    package var limits: [ValueSource<CalendarDate>] { [minimumDate, maximumDate].compactMap { $0 } }
}
