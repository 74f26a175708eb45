internal import TableSpecModel
internal import TableSpecSwift

extension CalendarDate {
    /// The date in Swift: a date and time, or the beginning of a day in the user's time zone.
    ///
    /// The components of a day are Gregorian, in the user's time zone. `Calendar.current` would interpret 2026 as a
    /// year in the past for users of the Buddhist calendar. The calendar gets the current time zone
    /// (https://developer.apple.com/documentation/foundation/calendar/init(identifier:)), and the one in the components
    /// makes the date (https://developer.apple.com/documentation/foundation/datecomponents/date).
    var expression: SwiftExpression {
        if isNow { return .call("Date") }
        guard isDay else { return .call("Date", ["timeIntervalSince1970": .number(secondsSince1970)]) }
        let parts = Parts(secondsSince1970: secondsSince1970)
        let components = SwiftExpression.call(
            "DateComponents",
            [
                "calendar": .call("Calendar", ["identifier": ".gregorian"]), "year": .integer(parts.year),
                "month": .integer(parts.month), "day": .integer(parts.day),
            ]
        )
        return .coalescing(components.dot("date"), ".distantPast")
    }
}
