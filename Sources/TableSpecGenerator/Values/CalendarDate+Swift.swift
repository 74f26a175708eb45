internal import TableSpecModel
internal import TableSpecSwift

extension CalendarDate {
    /// The date in Swift: a moment, or the beginning of a day where the person is.
    ///
    /// The number of a day is one of the Gregorian calendar, in the time zone of the person; read by `Calendar.current`, 2026
    /// would be in the past for those who use the Buddhist calendar. Such a calendar has the present time zone
    /// (https://developer.apple.com/documentation/foundation/calendar/init(identifier:)), and the one in the components makes the
    /// date (https://developer.apple.com/documentation/foundation/datecomponents/date).
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
