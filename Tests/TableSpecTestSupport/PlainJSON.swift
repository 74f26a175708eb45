/// An untyped JSON value, for comparison and for the protocols of other programs.
package enum PlainJSON: Hashable, Codable, Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([PlainJSON])
    case object([String: PlainJSON])

    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let value = try? container.decode(Bool.self) {
            self = .bool(value)
        } else if let value = try? container.decode(Double.self) {
            self = .number(value)
        } else if let value = try? container.decode(String.self) {
            self = .string(value)
        } else if let value = try? container.decode([PlainJSON].self) {
            self = .array(value)
        } else {
            self = .object(try container.decode([String: PlainJSON].self))
        }
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .null: try container.encodeNil()
        case .bool(let value): try container.encode(value)
        case .number(let value): try container.encode(value)
        case .string(let value): try container.encode(value)
        case .array(let values): try container.encode(values)
        case .object(let values): try container.encode(values)
        }
    }

    package subscript(name: String) -> PlainJSON {
        if case .object(let values) = self { return values[name] ?? .null }
        return .null
    }

    package var string: String? {
        if case .string(let value) = self { return value }
        return nil
    }

    package var number: Double? {
        if case .number(let value) = self { return value }
        return nil
    }

    package var isTrue: Bool { self == .bool(true) }

    package var array: [PlainJSON] {
        if case .array(let values) = self { return values }
        return []
    }

    package var strings: [String] { array.compactMap(\.string) }
}

extension PlainJSON: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
    ExpressibleByDictionaryLiteral
{
    package init(stringLiteral value: String) { self = .string(value) }
    package init(booleanLiteral value: Bool) { self = .bool(value) }
    package init(integerLiteral value: Int) { self = .number(Double(value)) }
    package init(dictionaryLiteral elements: (String, PlainJSON)...) {
        self = .object(Dictionary(elements) { first, _ in first })
    }
}
