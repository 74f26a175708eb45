/// The type of value that a binding must have.
enum ExpectedValue {
    /// Anything that can be shown as text.
    case text
    /// What a text field shows.
    case typed
    case string, boolean, integer, number, date, image, color, url, enumeration, collection, any
    /// A value of a type with few values, each of which has its own counterpart.
    case choice
    /// The selected segment: an index or a case.
    case segment
    /// A duration.
    case seconds
    /// A Boolean that is used as a condition.
    case condition

    func accepts(_ type: TypeReference) -> Bool {
        switch (self, type) {
        case (_, .unknown), (.any, _), (.boolean, .boolean), (.condition, .boolean), (.enumeration, .enumeration),
            (.choice, .enumeration),
            (.choice, .boolean), (.collection, .array), (.segment, .enumeration), (.segment, .integer):
            true
        case (_, .optional(.unknown)): self != .collection
        case (.string, .string), (.integer, .integer), (.date, .date): true
        case (.seconds, _): type.isNumber && type != .integer && type != .decimal
        case (.number, _): type.isNumber && type != .decimal
        case (.typed, _): type == .string || type.unwrapped.isNumber
        case (.color, _): type.unwrapped == .color
        case (.url, _): type.unwrapped == .url
        case (.text, _): type.isText
        case (.image, _): type.unwrapped == .image || type.unwrapped == .string
        default: false
        }
    }

    var noun: String {
        switch self {
        case .text: "a value that can be shown as text"
        case .typed: "a string or a number"
        case .string: "a string"
        case .boolean, .condition: "a Boolean"
        case .integer: "a whole number"
        case .segment: "a whole number or an enumeration"
        case .number: "an 'Int', a 'Double' or a 'Float'"
        case .date: "a date"
        case .seconds: "a number of seconds of type 'Double'"
        case .image: "an image"
        case .color: "a color"
        case .url: "a URL"
        case .enumeration: "an enumeration"
        case .choice: "an enumeration or a Boolean"
        case .collection: "a collection"
        case .any: "a value"
        }
    }

    /// The remedy for a value of another type, or `nil` if there's none.
    func remedy(for path: String, of type: TypeReference) -> String? {
        guard self == .condition else { return nil }
        return switch type {
        case .optional: "check that it isn't nil: '$(\(path) != nil)'"
        case .string, .array, .set: "check that it isn't empty: '$(!\(path).isEmpty)'"
        case .integer, .double, .float, .decimal: "compare it with a number: '$(\(path) > 0)'"
        case .enumeration(let enumeration):
            enumeration.cases.first.map { "compare it with a case: '$(\(path) == \($0))'" }
        default: nil
        }
    }
}
