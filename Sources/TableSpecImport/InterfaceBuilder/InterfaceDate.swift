internal import Foundation

/// Dates of documents: seconds since January 1, 2001, 00:00 GMT.
enum InterfaceDate {
    /// The day of a date picker, or its minimum: `2026-01-31`.
    static func day(of picker: Element) -> String? {
        day(of: picker, "date") ?? day(of: picker, "minimumDate")
    }

    /// The day of one of its dates.
    static func day(of picker: Element, _ key: String) -> String? {
        let seconds = picker.property(key)?.number("timeIntervalSinceReferenceDate")
        // Years with four digits.
        guard let seconds, abs(seconds) < 1e11 else { return nil }
        return Date(timeIntervalSinceReferenceDate: seconds).formatted(.iso8601.year().month().day())
    }
}
