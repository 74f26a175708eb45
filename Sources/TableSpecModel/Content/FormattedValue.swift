/// Values formatted by Foundation's format styles in American English, in the time zone GMT.
///
/// The data of the platform's styles differs between versions, but previews are the same everywhere.
enum FormattedValue {
    /// Returns the text of a value, or `nil` for values that the format doesn't support.
    static func text(of value: Value, _ format: ValueFormat) -> String? {
        switch (format, value) {
        case (.moment(let date, let time), .date(let value)): moment(value.secondsSince1970, date, time)
        case (.plural(let one, let other), .integer(let number)): number == 1 ? one : other
        case (.plural, _): nil
        case (.byteCount, _), (.list, _), (.relative, _): text(of: value, format, in: "en_US")
        case (.percent, .integer(let number)): DecimalNumber(number).grouped(fraction: 0...6) + "%"
        case (_, .integer(let number)): self.number(DecimalNumber(number), format)
        case (_, .number(let number)): DecimalNumber(number).map { self.number($0, format) } ?? "\(number)"
        default: nil
        }
    }

    // MARK: Numbers

    /// Returns a number with all its digits, as a text field shows it, or `nil` for other values.
    ///
    /// - Parameter locale: The name of the language, or `nil` for American English.
    static func typedNumber(_ value: Value, in locale: String?) -> String? {
        let number: DecimalNumber? =
            switch value {
            case .integer(let number): DecimalNumber(number)
            case .number(let number): DecimalNumber(number)
            default: nil
            }
        guard let number else { return nil }
        return locale.flatMap { typedNumber(number, in: $0) } ?? number.grouped(fraction: 0...15)
    }

    private static func number(_ number: DecimalNumber, _ format: ValueFormat) -> String {
        switch format {
        case .moment, .relative, .number, .byteCount, .list, .plural: number.grouped(fraction: 0...6)
        case .fractionLength(let count): number.grouped(fraction: count...count)
        case .percent: number.percentage.grouped(fraction: 0...6) + "%"
        case .currency(let code): amount(number, code)
        case .measurement(let unit): number.grouped(fraction: 0...6) + unit.suffix
        }
    }

    private static func amount(_ number: DecimalNumber, _ code: String) -> String {
        let count = fractionLengths[code] ?? 2
        // A space separates a currency code, but not a symbol, from the number.
        let symbol = symbols[code] ?? code + "\u{A0}"
        let digits = number.magnitude.grouped(fraction: count...count)
        return (number.isNegative ? "-" : "") + symbol + digits
    }

    private static let symbols = [
        "USD": "$", "EUR": "€", "GBP": "£", "JPY": "¥", "CNY": "CN¥", "INR": "₹", "KRW": "₩", "BRL": "R$", "CAD": "CA$",
        "AUD": "A$", "MXN": "MX$", "NZD": "NZ$", "HKD": "HK$", "TWD": "NT$", "ILS": "₪", "VND": "₫", "PHP": "₱",
    ]

    private static let fractionLengths = [
        "JPY": 0, "KRW": 0, "VND": 0, "CLP": 0, "ISK": 0, "KWD": 3, "BHD": 3, "TND": 3,
    ]

    // MARK: Moments

    private static func moment(_ seconds: Double, _ date: DateFormatOption?, _ time: TimeFormatOption?) -> String {
        let moment = CalendarDate.Parts(Int(seconds.rounded(.down)))
        let clock = time.map { self.clock(moment, $0) }
        guard let date else { return clock ?? "" }
        let text = moment.text(date)
        guard let clock else { return text }
        return text + (date == .numeric ? ", " : " at ") + clock
    }

    private static func clock(_ moment: CalendarDate.Parts, _ style: TimeFormatOption) -> String {
        func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        let hour = moment.hour % 12 == 0 ? 12 : moment.hour % 12
        let minutes = "\(hour):\(two(moment.minute))"
        // A narrow no-break space, as in Unicode's data.
        let half = "\u{202F}" + (moment.hour < 12 ? "AM" : "PM")
        return switch style {
        case .shortened: minutes + half
        case .standard: "\(minutes):\(two(moment.second))\(half)"
        case .complete: "\(minutes):\(two(moment.second))\(half) GMT"
        }
    }
}

extension CalendarDate.Parts {
    fileprivate func text(_ style: DateFormatOption) -> String {
        let name = Self.months[month - 1]
        let weekday = Self.weekdays[weekday]
        return switch style {
        case .numeric: "\(month)/\(day)/\(year)"
        case .abbreviated: "\(name.prefix(3)) \(day), \(year)"
        case .long: "\(name) \(day), \(year)"
        case .complete: "\(weekday), \(name) \(day), \(year)"
        }
    }

    private static let months = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
        "December",
    ]

    private static let weekdays = [
        "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday",
    ]
}
