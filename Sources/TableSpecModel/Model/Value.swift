/// A value of a `TypeReference`: a default, or a part of the samples.
package indirect enum Value: Hashable, Sendable {
    case null
    case boolean(Bool)
    case integer(Int)
    case number(Double)
    case string(String)
    /// A value of an enumeration.
    case enumerationCase(String, of: Enumeration)
    /// A date and time, or a day in the user's calendar.
    case date(CalendarDate)
    case url(String)
    /// A universally unique identifier in the format of `uuidString`, in uppercase.
    case uuid(String)
    case image(ImageContent)
    case color(ColorReference)
    case array([Value])
    /// A set, in the order of the spec, without duplicates.
    case set([Value])
    case record(Record)

    /// The case by which a spec chooses something for the value: ``TypeReference/caseNames``.
    package var caseName: String? {
        switch self {
        case .enumerationCase(let name, of: _): name
        case .boolean(let isTrue): isTrue ? "true" : "false"
        default: nil
        }
    }

    /// A date and time.
    package static func date(secondsSince1970 seconds: Double) -> Value {
        .date(CalendarDate(secondsSince1970: seconds))
    }

    /// A value of a declared type.
    package struct Record: Hashable, Sendable {
        /// The name of the type.
        package var type: String
        /// The values of the properties, in the order of their declarations. Missing values are `null`.
        package var fields: [Field]

        /// Creates a record.
        package init(type: String, fields: [Field]) {
            self.type = type
            self.fields = fields
        }

        /// The value of a property, or `null` for one that the type doesn't have.
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
