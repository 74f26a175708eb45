internal import TableSpecDiagnostics
internal import TableSpecKit

extension JSONTree {
    /// The value at a path of members.
    func at(_ keys: String...) -> JSONTree? { keys.reduce(Optional(self)) { $0?[$1] } }

    /// Whether the value at a path is `true`.
    func isTrue(_ keys: String...) -> Bool { keys.reduce(Optional(self)) { $0?[$1] } == .boolean(true) }

    /// The URI of the document that the parameters of a request name.
    var uri: String? { at("textDocument", "uri")?.string }

    /// A member that a request requires.
    func required<Value>(_ key: String, _ read: (JSONTree) -> Value?) throws(ResponseError) -> Value {
        guard let value = self[key].flatMap(read) else { throw .invalidParams("expected '\(key)'") }
        return value
    }

    /// The URI of the document that the request requires.
    func requiredURI() throws(ResponseError) -> String {
        guard let uri else { throw .invalidParams("expected 'textDocument' with 'uri'") }
        return uri
    }

    /// The value for a message to the client.
    var json: JSONValue {
        switch self {
        case .null: .null
        case .boolean(let value): .boolean(value)
        case .integer(let value): .integer(value)
        case .number(let value): .number(value)
        case .string(let value): .string(value)
        case .array(let elements): .array(elements.map(\.json))
        case .object(let members): .object(members.sorted { $0.key < $1.key }.map { ($0, $1.json) })
        }
    }
}

extension JSONValue {
    /// A string in Markdown, for hovers and documentation.
    static func markdown(_ text: String) -> JSONValue {
        .object([("kind", .string("markdown")), ("value", .string(text))])
    }
}
