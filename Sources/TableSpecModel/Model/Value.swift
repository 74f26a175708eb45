/// A value of a `TypeReference`: a default of a state, or a part of the samples.
package indirect enum Value: Hashable, Sendable {
    case null
    case boolean(Bool)
    case integer(Int)
    case number(Double)
    case string(String)
    /// A value of an enumeration.
    case word(String, of: Enumeration)
    /// A moment, or a day of the user's calendar.
    case date(CalendarDate)
    case url(String)
    /// A universally unique identifier as `uuidString` writes it, in capitals.
    case uuid(String)
    case image(ImageContent)
    case color(ColorReference)
    case array([Value])
    /// A set, in the order of the spec, without repetitions.
    case set([Value])
    case record(Record)

    /// The word by which a spec chooses one thing for the value: ``TypeReference/choiceWords``.
    package var choiceWord: String? {
        switch self {
        case .word(let word, of: _): word
        case .boolean(let isTrue): isTrue ? "true" : "false"
        default: nil
        }
    }

    /// A moment.
    package static func date(secondsSince1970 seconds: Double) -> Value {
        .date(CalendarDate(secondsSince1970: seconds))
    }

    /// A value of a declared type.
    package struct Record: Hashable, Sendable {
        /// The name of the type.
        package var type: String
        /// The values of the properties, in the order in which the type declares them; absent ones are `null`.
        package var fields: [Field]

        /// Creates a record.
        package init(type: String, fields: [Field]) {
            self.type = type
            self.fields = fields
        }

        /// The value of a property; `null` for one that the type lacks.
        package subscript(name: String) -> Value {
            fields.first { $0.name == name }?.value ?? .null
        }
    }

    /// One property of a record.
    package struct Field: Hashable, Sendable {
        package var name: String
        package var value: Value

        /// Creates a field.
        package init(name: String, value: Value) {
            self.name = name
            self.value = value
        }
    }
}
