public import Foundation

/// What a date picker looks like.
public enum UIDatePickerStyle: Int, Sendable {
    case automatic, wheels, compact, inline
}

/// A control for a date, a time or a duration.
@MainActor open class UIDatePicker: UIControl {
    /// What can be picked.
    public enum Mode: Int, Sendable {
        case time, date, dateAndTime, countDownTimer
    }

    private var storedDate = Date()

    /// The date, kept between minimum and maximum; setting it runs no action.
    open var date: Date {
        get { storedDate }
        set { storedDate = limited(newValue) }
    }
    open var minimumDate: Date? {
        didSet { date = storedDate }
    }
    open var maximumDate: Date? {
        didSet { date = storedDate }
    }
    open var datePickerMode: Mode = .dateAndTime
    open var preferredDatePickerStyle: UIDatePickerStyle = .automatic
    open var datePickerStyle: UIDatePickerStyle {
        preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
    }
    open var calendar: Calendar! = .current
    open var locale: Locale?
    open var timeZone: TimeZone?
    /// In seconds.
    open var countDownDuration: TimeInterval = 60 {
        didSet { if window != nil { losesNextDuration = false } }
    }
    /// Whether the first turn of a timer's wheels runs no action: a fault of iOS since 7, which goes away when the
    /// duration is set once more while the picker is shown (openradar 16048059 and 16341977,
    /// react-native-datetimepicker/datetimepicker#30, xmartlabs/XLForm#330).
    final var losesNextDuration = true
    open var minuteInterval = 1
    open var roundsToMinuteInterval = true

    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 34) }

    /// Sets the date without running actions.
    open func setDate(_ date: Date, animated: Bool) {
        self.date = date
    }

    /// Limits that contradict each other are ignored, as the header says.
    private func limited(_ date: Date) -> Date {
        if let minimumDate, let maximumDate, minimumDate > maximumDate { return date }
        var date = date
        if let minimumDate { date = max(date, minimumDate) }
        if let maximumDate { date = min(date, maximumDate) }
        return date
    }
}
