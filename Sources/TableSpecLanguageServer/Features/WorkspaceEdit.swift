internal import TableSpecDiagnostics
internal import TableSpecKit
internal import TableSpecModel

/// Edits of several files.
struct WorkspaceEdit {
    /// The edits, which don't overlap.
    var edits: [FixIt.Edit]

    /// The paths of the files that change.
    func paths(in sources: SourceMap) -> [String] { Set(edits.map { sources[$0.range.source].path }).sorted() }

    /// The texts of the files that change, with the edits applied, by path.
    func texts(in sources: SourceMap) -> [String: [UInt8]] {
        let changed = sources.applying(edits)
        let paths = Set(paths(in: sources))
        return Dictionary(
            changed.files.filter { paths.contains($0.path) }.map { ($0.path, $0.bytes) },
            uniquingKeysWith: { $1 }
        )
    }
}

extension LanguageServer {
    /// The edits for the client, with the versions of the documents to which they apply.
    ///
    /// - Parameter impact: The effects that the client shows before it applies the edits.
    func json(of edit: WorkspaceEdit, in analyzed: Analyzed, impact: String? = nil) -> JSONValue {
        let impact = client.annotatesEdits ? impact : nil
        let annotation = impact.map { _ in JSONValue.string("interface") }
        var lines = lines(of: analyzed)
        let sources = analyzed.analysis.sources
        let changes = edit.paths(in: sources).map { path in
            let edits = edit.edits.filter { sources[$0.range.source].path == path }.map { edit -> JSONValue in
                .members([
                    ("range", lines.range(edit.range)), ("newText", .string(edit.replacement)),
                    ("annotationId", annotation),
                ])
            }
            return (path: path, edits: JSONValue.array(edits))
        }
        guard client.versionedEdits else {
            return .object([("changes", .object(changes.map { (uri(ofPath: $0.path), $0.edits) }))])
        }
        let documentEdits = changes.map { path, edits -> JSONValue in
            let version = documents[path].map { JSONValue.integer($0.version) } ?? .null
            let document = JSONValue.object([("uri", .string(uri(ofPath: path))), ("version", version)])
            return .object([("textDocument", document), ("edits", edits)])
        }
        let annotations = impact.map { impact -> JSONValue in
            let annotation = JSONValue.object([
                ("label", .string(InterfaceImpact.title)), ("needsConfirmation", .boolean(true)),
                ("description", .string(impact)),
            ])
            return .object([("interface", annotation)])
        }
        return .members([("documentChanges", .array(documentEdits)), ("changeAnnotations", annotations)])
    }
}
