public import Foundation

/// The style of a date picker.
public enum UIDatePickerStyle: Int, Sendable {
    case automatic, wheels, compact, inline
}

/// A control for a date, a time or a duration.
@MainActor open class UIDatePicker: UIControl {
    /// The kind of value that the user picks.
    public enum Mode: Int, Sendable {
        case time, date, dateAndTime, countDownTimer
    }

    private var storedDate = Date()

    /// The date, which is limited to the range from minimum to maximum. Setting it runs no action.
    open var date: Date {
        get { storedDate }
        set { storedDate = limited(newValue) }
    }
    /// The earliest date.
    open var minimumDate: Date? {
        didSet { date = storedDate }
    }
    /// The latest date.
    open var maximumDate: Date? {
        didSet { date = storedDate }
    }
    /// The kind of value that the user picks.
    open var datePickerMode: Mode = .dateAndTime
    /// The preferred style.
    open var preferredDatePickerStyle: UIDatePickerStyle = .automatic
    /// The style of the picker.
    open var datePickerStyle: UIDatePickerStyle {
        preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
    }
    /// The calendar.
    open var calendar: Calendar! = .current
    /// The locale, or `nil` for the user's locale.
    open var locale: Locale?
    /// The time zone, or `nil` for that of the calendar.
    open var timeZone: TimeZone?
    private var storedDuration: TimeInterval = 0

    /// The duration of a timer in seconds: whole minutes, at most 23:59.
    ///
    /// “Default is 0.0. Limit is 23:59 (86,399 seconds). Value being set is div 60 (drops remaining seconds)”
    /// (`UIDatePicker.h`). If you set it while the picker is in a window, the next turn of the wheels runs its actions.
    open var countDownDuration: TimeInterval {
        get { storedDuration }
        set {
            storedDuration = (min(max(newValue, 0), UIDatePicker.longestDuration) / 60).rounded(.down) * 60
            if window != nil { losesNextTurn = false }
        }
    }
    private static let longestDuration: TimeInterval = 86_399
    /// Whether the next turn of a timer's wheels runs no action, which is a bug in iOS since iOS 7. The bug occurs
    /// initially (openradar 16048059 and 16341977, react-native-datetimepicker/datetimepicker#30, xmartlabs/XLForm#330)
    /// and after the wheels were at 0:00 (xmartlabs/Eureka#1288), until the duration is set again while the picker is
    /// shown.
    final var losesNextTurn = true
    /// The interval between minutes on the wheel.
    open var minuteInterval = 1
    /// Whether the date is rounded to the interval.
    open var roundsToMinuteInterval = true

    /// The wheels, which a timer always has, and the calendar have the heights measured on devices.
    open override var intrinsicContentSize: CGSize {
        let hasWheels = datePickerMode == .countDownTimer || datePickerStyle == .wheels
        let height: CGFloat = hasWheels ? 216 : datePickerStyle == .inline ? 330 : 34
        return CGSize(width: UIView.noIntrinsicMetric, height: height)
    }

    /// Sets the date without running actions.
    open func setDate(_ date: Date, animated: Bool) {
        self.date = date
    }

    /// Contradictory limits are ignored, as the header says.
    private func limited(_ date: Date) -> Date {
        if let minimumDate, let maximumDate, minimumDate > maximumDate { return date }
        var date = date
        if let minimumDate { date = max(date, minimumDate) }
        if let maximumDate { date = min(date, maximumDate) }
        return date
    }
}
