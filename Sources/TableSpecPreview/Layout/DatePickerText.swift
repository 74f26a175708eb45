internal import TableSpecModel

/// The texts of a date picker, in English and in UTC, so that a preview is the same everywhere.
extension DatePickerContent {
    private static let months = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
        "December",
    ]
    private static let weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]

    var parts: CalendarDate.Parts { CalendarDate.Parts(secondsSince1970: seconds) }

    /// The texts of a compact picker: the date, the time, or both.
    var texts: [String] {
        switch mode {
        case .date: [date]
        case .time: [time]
        case .dateAndTime: [date, time]
        case .countDownTimer: ["\(minutes / 60) hours", "\(minutes % 60) min"]
        }
    }

    /// The month above a calendar.
    var monthTitle: String { "\(Self.months[parts.month - 1]) \(parts.year)" }

    /// The columns of a picker with wheels: their titles, and the selected ones.
    var wheels: [(titles: [String], selected: Int)] {
        switch mode {
        case .date: [(Self.months, parts.month - 1), (days, parts.day - 1), (years, 3)]
        case .time: clock
        case .dateAndTime: [(nearDays, 3)] + clock
        case .countDownTimer:
            [
                ((0..<24).map { "\($0) hours" }, min(minutes / 60, 23)), ((0..<60).map { "\($0) min" }, minutes % 60),
            ]
        }
    }

    private var date: String { "\(Self.months[parts.month - 1].prefix(3)) \(parts.day), \(parts.year)" }

    private var time: String { "\(hour):\(Self.twoDigits(parts.minute)) \(parts.hour < 12 ? "AM" : "PM")" }

    private var hour: Int { (parts.hour + 11) % 12 + 1 }

    private var minutes: Int { Int(min(max(seconds, 0), 86_340) / 60) }

    private var clock: [(titles: [String], selected: Int)] {
        [
            ((1...12).map(String.init), hour - 1), ((0..<60).map(Self.twoDigits), parts.minute),
            (["AM", "PM"], parts.hour < 12 ? 0 : 1),
        ]
    }

    private var days: [String] { (1...CalendarDate.daysIn(parts.month, of: parts.year)).map(String.init) }

    private var years: [String] { (parts.year - 3...parts.year + 3).map(String.init) }

    private var nearDays: [String] {
        (-3...3).map { distance in
            let day = CalendarDate.Parts(secondsSince1970: seconds + Double(distance) * 86_400)
            return "\(Self.weekdays[day.weekday]) \(Self.months[day.month - 1].prefix(3)) \(day.day)"
        }
    }

    private static func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
