/// How a date picker looks and what it offers; what the spec does not state is UIKit's.
public struct DatePickerOptions: Hashable, Sendable {
    public var mode = Setting<DatePickerMode>.unset
    public var style = Setting<DatePickerStyle>.unset
    /// The earliest moment, in seconds since 1970-01-01 00:00 UTC, or a date of the screen's data.
    public var minimumDate: ValueSource<Double>?
    /// The latest moment.
    public var maximumDate: ValueSource<Double>?
    /// The minutes between two times on offer.
    public var minuteInterval = Setting<Int>.unset

    /// The intervals in minutes that UIKit takes: those that divide an hour evenly
    /// (https://developer.apple.com/documentation/uikit/uidatepicker/minuteinterval).
    public static let minuteIntervals = (1...30).filter { 60 % $0 == 0 }

    /// Creates options of which none is stated.
    public init() {}

    /// The mode that applies.
    public var shownMode: DatePickerMode { mode.value ?? .dateAndTime }

    /// The style that applies: a duration is set with wheels, all else has UIKit's automatic style, the compact one.
    public var shownStyle: DatePickerStyle { style.value ?? (shownMode == .countDownTimer ? .wheels : .compact) }

    /// Whether the value is a number of seconds, not a date.
    public var isDuration: Bool { shownMode == .countDownTimer }

    /// The limits that are stated.
    public var limits: [ValueSource<Double>] { [minimumDate, maximumDate].compactMap { $0 } }
}
