internal import TableSpecDiagnostics
internal import TableSpecKit

/// A message from the client.
enum IncomingMessage: Sendable {
    case request(RequestID, method: String, params: JSONTree)
    case notification(method: String, params: JSONTree)
    /// The response to a request of the server.
    case response(RequestID?, isSuccess: Bool)
    /// Bytes that aren't a message.
    case invalid(RequestID?, ResponseError)

    /// Reads a message.
    init(_ part: MessageReader.Part) {
        switch part {
        case .message(let bytes): self.init(bytes)
        case .fault(let error): self = .invalid(nil, error)
        }
    }

    private init(_ bytes: [UInt8]) {
        guard let json = JSONTree(parsing: bytes) else {
            self = .invalid(nil, .parseError("the message isn't JSON"))
            return
        }
        let id = json["id"].flatMap(RequestID.init)
        guard json["jsonrpc"]?.string == "2.0" else {
            self = .invalid(id, .invalidRequest("expected an object with 'jsonrpc': '2.0'"))
            return
        }
        guard let method = json["method"]?.string else {
            let isResponse = json["result"] != nil || json["error"] != nil
            self =
                isResponse
                ? .response(id, isSuccess: json["error"] == nil) : .invalid(id, .invalidRequest("expected a method"))
            return
        }
        let params = json["params"] ?? .object([:])
        switch (json["id"], id) {
        case (nil, _): self = .notification(method: method, params: params)
        case (_, let id?): self = .request(id, method: method, params: params)
        default: self = .invalid(nil, .invalidRequest("expected an id that is a number or a string"))
        }
    }

    /// The request that the message cancels.
    var canceled: RequestID? {
        guard case .notification("$/cancelRequest", let params) = self else { return nil }
        return params["id"].flatMap(RequestID.init)
    }

    /// The document that the message changes.
    var changedDocument: String? {
        guard case .notification("textDocument/didChange", let params) = self else { return nil }
        return params.uri
    }
}

/// The identifier of a request.
enum RequestID: Hashable, Sendable {
    case number(Int)
    case string(String)

    init?(_ tree: JSONTree) {
        switch tree {
        case .integer(let number): self = .number(number)
        case .string(let text): self = .string(text)
        default: return nil
        }
    }

    var json: JSONValue {
        switch self {
        case .number(let number): .integer(number)
        case .string(let text): .string(text)
        }
    }
}
