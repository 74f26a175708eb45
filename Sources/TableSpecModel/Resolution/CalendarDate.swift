/// A date as in YAML and ISO 8601: the date and time `2011-01-05T09:41:00Z`, which is in UTC; the day `2011-01-05`,
/// which begins at a different time in each time zone; or `now`, the app's current time.
package struct CalendarDate: Hashable, Sendable {
    /// Seconds from 1970-01-01 00:00 UTC to the date, or to the beginning of the day in UTC.
    package let secondsSince1970: Double
    /// Whether it's a day in the user's calendar, without a time.
    package let isDay: Bool
    /// Whether it's the app's current time. Previews always show the same date for it.
    package let isNow: Bool

    /// The app's current time.
    package static let now = CalendarDate(secondsSince1970: 1_780_998_060, isNow: true)

    /// A date and time.
    package init(secondsSince1970: Double) {
        self.init(secondsSince1970: secondsSince1970, isNow: false)
    }

    private init(secondsSince1970: Double, isDay: Bool = false, isNow: Bool = false) {
        self.secondsSince1970 = secondsSince1970
        self.isDay = isDay
        self.isNow = isNow
    }

    /// The date as specs write it.
    package var text: String {
        if isNow { return Self.nowText }
        let text = Parts(secondsSince1970: secondsSince1970).text
        return isDay || text.contains("T") ? text : text + "T00:00:00Z"
    }

    private static let nowText = "now"

    package init?(_ text: String) {
        guard text != Self.nowText else {
            self = .now
            return
        }
        let parts = text.split(separator: "T", maxSplits: 1, omittingEmptySubsequences: false)
        guard let days = Self.days(parts[0]) else { return nil }
        guard parts.count > 1 else {
            self.init(secondsSince1970: Double(days) * 86_400, isDay: true)
            return
        }
        guard let seconds = Self.seconds(parts[1]) else { return nil }
        self.init(secondsSince1970: Double(days) * 86_400 + Double(seconds))
    }

    private static func days(_ text: Substring) -> Int? {
        let numbers = text.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
        guard text.utf8.count == 10, numbers.count == 3, let year = numbers[0], let month = numbers[1],
            let day = numbers[2], (1...9999).contains(year), (1...12).contains(month),
            (1...daysIn(month, of: year)).contains(day)
        else { return nil }
        let leapDays = (year - 1) / 4 - (year - 1) / 100 + (year - 1) / 400
        let daysBeforeMonth = (1..<month).reduce(0) { $0 + daysIn($1, of: year) }
        let daysBefore1970 = 719_162
        return (year - 1) * 365 + leapDays + daysBeforeMonth + day - 1 - daysBefore1970
    }

    private static func seconds(_ text: Substring) -> Int? {
        let clock = text.hasSuffix("Z") ? text.dropLast() : text
        let numbers = clock.split(separator: ":", omittingEmptySubsequences: false).map { Int($0) }
        guard clock.utf8.count == 8, numbers.count == 3, let hours = numbers[0], let minutes = numbers[1],
            let seconds = numbers[2], (0..<24).contains(hours), (0..<60).contains(minutes), (0..<60).contains(seconds)
        else { return nil }
        return hours * 3_600 + minutes * 60 + seconds
    }
}
