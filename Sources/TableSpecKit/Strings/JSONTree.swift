internal import Foundation
internal import TableSpecDiagnostics

/// JSON that is read and written back, although only a part of it is interpreted.
package indirect enum JSONTree: Equatable, Sendable {
    case null
    case boolean(Bool)
    case integer(Int)
    case number(Double)
    case string(String)
    case array([JSONTree])
    case object([String: JSONTree])

    /// Reads JSON. Returns `nil` for invalid JSON.
    package init?(parsing bytes: [UInt8]) {
        guard let tree = try? JSONDecoder().decode(Self.self, from: Data(bytes)) else { return nil }
        self = tree
    }

    /// The members of an object.
    package var members: [String: JSONTree]? {
        if case .object(let members) = self { return members }
        return nil
    }

    /// The characters of a string.
    package var string: String? {
        if case .string(let text) = self { return text }
        return nil
    }

    /// A whole number.
    package var integer: Int? {
        if case .integer(let number) = self { return number }
        return nil
    }

    /// A number.
    package var double: Double? {
        switch self {
        case .integer(let number): Double(number)
        case .number(let number): number
        default: nil
        }
    }

    /// The elements of an array.
    package var elements: [JSONTree]? {
        if case .array(let elements) = self { return elements }
        return nil
    }

    /// A member of an object. Setting a member of another value has no effect.
    package subscript(key: String) -> JSONTree? {
        get { members?[key] }
        set {
            guard case .object(var members) = self else { return }
            members[key] = newValue
            self = .object(members)
        }
    }

    /// The JSON on several lines, with sorted members and the spaces that Xcode writes.
    var text: String { text(indent: "") }

    private func text(indent: String) -> String {
        let inner = indent + "  "
        switch self {
        case .null: return "null"
        case .boolean(let value): return String(value)
        case .integer(let value): return String(value)
        case .number(let value): return String(value)
        case .string(let value): return JSONValue.string(value).text
        case .array(let elements):
            return Self.block("[", elements.map { inner + $0.text(indent: inner) }, "]", indent)
        case .object(let members):
            let sorted = members.sorted { $0.key < $1.key }
            let lines = sorted.map { "\(inner)\(JSONValue.string($0).text) : \($1.text(indent: inner))" }
            return Self.block("{", lines, "}", indent)
        }
    }

    private static func block(_ open: String, _ lines: [String], _ close: String, _ indent: String) -> String {
        let body = lines.joined(separator: ",\n")
        return "\(open)\n\(body)\n\(indent)\(close)"
    }
}

extension JSONTree: Decodable {
    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let value = try? container.decode(Bool.self) {
            self = .boolean(value)
        } else if let value = try? container.decode(Int.self) {
            self = .integer(value)
        } else if let value = try? container.decode(Double.self) {
            self = .number(value)
        } else if let value = try? container.decode(String.self) {
            self = .string(value)
        } else if let value = try? container.decode([JSONTree].self) {
            self = .array(value)
        } else {
            self = .object(try container.decode([String: JSONTree].self))
        }
    }
}
