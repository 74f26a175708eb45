internal import TableSpecDiagnostics

/// An error in the response to a request, with a code of JSON-RPC or of the Language Server Protocol.
struct ResponseError: Error, Hashable, Sendable {
    let code: Int
    let message: String

    static func parseError(_ message: String) -> Self { Self(code: -32700, message: message) }
    static func invalidRequest(_ message: String) -> Self { Self(code: -32600, message: message) }
    static func methodNotFound(_ method: String) -> Self { Self(code: -32601, message: "unknown method '\(method)'") }
    static func invalidParams(_ message: String) -> Self { Self(code: -32602, message: message) }
    static let serverNotInitialized = Self(code: -32002, message: "the first request must be 'initialize'")
    static let requestCancelled = Self(code: -32800, message: "the client canceled the request")
    static let contentModified = Self(code: -32801, message: "the document was changed after the request")
    /// A request that is valid but can't be fulfilled.
    static func requestFailed(_ message: String) -> Self { Self(code: -32803, message: message) }

    var json: JSONValue { .object([("code", .integer(code)), ("message", .string(message))]) }
}
