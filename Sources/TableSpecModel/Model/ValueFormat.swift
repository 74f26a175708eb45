/// How a value is written in a text, in Foundation's terms: `$(due:date=long)`.
package enum ValueFormat: Hashable, Sendable {
    /// The day and the time of day; one of them at least.
    case moment(DateWord?, TimeWord?)
    /// A number with separators.
    case number
    /// A number with as many digits after the point.
    case fractionLength(Int)
    case percent
    /// An amount of money in a currency, by its ISO 4217 code.
    case currency(code: String)
    /// The words that go with a whole number, which is not written itself: those for one, and those for every other number.
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
        case .plural(let one, let other): "one=\(one):other=\(other)"
        }
    }

    /// Whether the format writes values of a type.
    func accepts(_ type: TypeReference) -> Bool {
        switch self {
        case .moment: type.unwrapped == .date || type.unwrapped.isUnknown
        case .number, .fractionLength, .percent, .currency: type.unwrapped.isNumber
        // A number that may be missing has no plural; string catalogs vary integers only.
        case .plural: type == .integer || type.isUnknown
        }
    }

    /// The type of value that the format accepts, for messages.
    var noun: String {
        switch self {
        case .moment: "a 'Date'"
        case .plural: "an 'Int'"
        case .number, .fractionLength, .percent, .currency: "a number"
        }
    }
}
