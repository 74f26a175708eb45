/// The format of a value in a text, in Foundation's terms: `$(due:date=long)`.
package enum ValueFormat: Hashable, Sendable {
    /// The date and the time, at least one of which is present.
    case moment(DateFormatOption?, TimeFormatOption?)
    /// A number with separators.
    case number
    /// A number with a number of fraction digits.
    case fractionLength(Int)
    case percent
    /// An amount in a currency, by its ISO 4217 code.
    case currency(code: String)
    /// A number of bytes, in units such as megabytes.
    case byteCount(ByteCountFormatOption)
    /// A number with its unit.
    case measurement(MeasurementUnit)
    /// Strings as one text: “A, B, and C”.
    case list(ListFormatOption)
    /// A date and time relative to now: “yesterday”.
    case relative(RelativeFormatOption)
    /// The words that match a whole number, which isn't written itself: those for one, and those for all other numbers.
    case plural(one: String, other: String)

    /// The format as a spec writes it, after the colon.
    package var spelling: String {
        switch self {
        case .moment(let date, let time):
            [date.map { "date=\($0.rawValue)" }, time.map { "time=\($0.rawValue)" }].compactMap { $0 }
                .joined(separator: ":")
        case .number: "number"
        case .fractionLength(let count): "fractionLength=\(count)"
        case .percent: "percent"
        case .currency(let code): "currency=\(code)"
        case .byteCount(let style): style == .file ? "byteCount" : "byteCount=\(style.rawValue)"
        case .measurement(let unit): "measurement=\(unit.rawValue)"
        case .list(let type): type == .and ? "list" : "list=\(type.rawValue)"
        case .relative(let style): style == .named ? "relative" : "relative=\(style.rawValue)"
        case .plural(let one, let other): "one=\(one):other=\(other)"
        }
    }

    /// Whether the format supports values of a type.
    func accepts(_ type: TypeReference) -> Bool {
        switch self {
        case .moment, .relative: type.unwrapped == .date || type.unwrapped.isUnknown
        case .byteCount: type.unwrapped == .integer || type.unwrapped.isUnknown
        case .measurement: type.unwrapped.isNumber && type.unwrapped != .decimal
        case .list: type.unwrapped == .array(.string) || type.isUnknown
        case .number, .fractionLength, .percent, .currency: type.unwrapped.isNumber
        // An optional number has no plural, and string catalogs vary only by integers.
        case .plural: type == .integer || type.isUnknown
        }
    }

    /// The type of value that the format accepts, for messages.
    var noun: String {
        switch self {
        case .moment, .relative: "a 'Date'"
        case .byteCount, .plural: "an 'Int'"
        case .measurement: "a 'Double', 'Float' or 'Int'"
        case .list: "strings, '[String]'"
        case .number, .fractionLength, .percent, .currency: "a number"
        }
    }
}
