extension CalendarDate {
    /// The year, the month from 1 to 12, and so on, in the Gregorian calendar and UTC.
    package struct Parts: Equatable {
        package var year: Int
        package var month: Int
        package var day: Int
        package var hour: Int
        package var minute: Int
        package var second: Int
        /// 0 for Sunday.
        package var weekday: Int

        /// Returns the time and date in the calendar of a number of seconds since 1970. Dates far outside of history
        /// are clamped.
        package init(secondsSince1970: Double) {
            let limit = 9e10
            self.init(Int(min(max(secondsSince1970.isNaN ? 0 : secondsSince1970, -limit), limit).rounded(.down)))
        }

        /// Returns the time and date in the calendar of a number of seconds since 1970, without a limit.
        init(_ seconds: Int) {
            let days = Int((Double(seconds) / 86_400).rounded(.down))
            let rest = seconds - days * 86_400
            (hour, minute, second) = (rest / 3_600, rest / 60 % 60, rest % 60)
            // 1970-01-01 was a Thursday.
            weekday = ((days + 4) % 7 + 7) % 7
            // Howard Hinnant's algorithm: years begin in March, and eras have 400 years.
            let shifted = days + 719_468
            let era = Int((Double(shifted) / 146_097).rounded(.down))
            let dayOfEra = shifted - era * 146_097
            let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
            let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
            let monthFromMarch = (5 * dayOfYear + 2) / 153
            day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
            month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
            year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
        }

        /// The date as specs write it: `2026-01-31T09:41:00Z`, or only the day at midnight.
        package var text: String {
            let date = [Self.digits(year, 4), Self.digits(month, 2), Self.digits(day, 2)].joined(separator: "-")
            guard hour != 0 || minute != 0 || second != 0 else { return date }
            return date + "T" + [hour, minute, second].map { Self.digits($0, 2) }.joined(separator: ":") + "Z"
        }

        private static func digits(_ number: Int, _ count: Int) -> String {
            let text = String(number)
            return String(repeating: "0", count: max(0, count - text.count)) + text
        }
    }

    /// The number of days of a month, from 1 to 12.
    package static func daysIn(_ month: Int, of year: Int) -> Int {
        let isLeap = year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
        switch month {
        case 2: return isLeap ? 29 : 28
        case 4, 6, 9, 11: return 30
        default: return 31
        }
    }
}
