internal import TableSpecDiagnostics
internal import TableSpecKit

/// A document that is open in the editor.
struct OpenDocument: Sendable {
    /// The URI as the client writes it.
    let uri: String
    private(set) var version: Int
    private(set) var lines: TextLines

    init(uri: String, version: Int, text: String, _ encoding: PositionEncoding) {
        self.uri = uri
        self.version = version
        lines = TextLines(Array(text.utf8), encoding)
    }

    /// The path of the file, or the URI of a document that isn't a file.
    var path: String { DocumentURI.path(of: uri) ?? uri }

    /// Applies the changes of a notification in order. If one of them is invalid, nothing changes.
    mutating func apply(_ params: JSONTree, _ encoding: PositionEncoding) throws(ResponseError) {
        var lines = lines
        for change in try params.required("contentChanges", \.elements) {
            let text = try change.required("text", \.string)
            var bytes = Array(text.utf8)
            if let range = change["range"] {
                let replaced = try lines.offsets(range)
                bytes = lines.bytes[..<replaced.lowerBound] + bytes + lines.bytes[replaced.upperBound...]
            }
            lines = TextLines(bytes, encoding)
        }
        version = params.at("textDocument", "version")?.integer ?? version
        self.lines = lines
    }
}
