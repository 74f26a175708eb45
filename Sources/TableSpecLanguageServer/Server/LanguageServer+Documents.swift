internal import TableSpecDiagnostics
internal import TableSpecKit
internal import TableSpecYAML

extension LanguageServer {
    func didOpen(_ params: JSONTree) throws(ResponseError) {
        let item = try params.required("textDocument") { $0 }
        let document = OpenDocument(
            uri: try item.required("uri", \.string),
            version: item["version"]?.integer ?? 0,
            text: try item.required("text", \.string),
            client.encoding
        )
        documents[document.path] = document
        if let paths = finder.project(of: document.path), projects[paths] == nil { collectProjects() }
        textsChanged(at: document.path)
    }

    func didChange(_ params: JSONTree) throws(ResponseError) {
        let uri = try params.requiredURI()
        guard let path = path(of: uri) else { throw .invalidParams("the document '\(uri)' isn't open") }
        try documents[path]?.apply(params, client.encoding)
        textsChanged(at: path)
    }

    func didClose(_ params: JSONTree) throws(ResponseError) {
        guard let path = path(of: try params.requiredURI()) else { return }
        documents[path] = nil
        collectProjects()
        textsChanged(at: path)
    }

    func didSave(_ params: JSONTree) throws(ResponseError) { filesChanged() }

    func didChangeWatchedFiles(_ params: JSONTree) throws(ResponseError) {
        // A configuration that is created or removed makes other projects.
        let changes = params["changes"]?.elements ?? []
        if changes.contains(where: { $0["uri"]?.string?.hasSuffix("/\(Configuration.fileName)") == true }) {
            searchProjects()
        }
        filesChanged()
        if client.refreshesFindings { request("workspace/diagnostic/refresh", .null) }
    }

    private func textsChanged(at path: String) {
        for paths in projects.keys where paths.holds(path) { projects[paths]?.textsChanged() }
        hasNews = true
    }

    private func filesChanged() {
        for paths in projects.keys { projects[paths]?.filesChanged() }
        hasNews = true
    }

    private func path(of uri: String) -> String? {
        let path = DocumentURI.path(of: uri) ?? uri
        return documents[path] == nil ? nil : path
    }

    // MARK: What requests need

    /// The texts of the editor by path.
    var texts: [String: [UInt8]] { documents.mapValues(\.lines.bytes) }

    /// The analysis of the current texts of a project.
    func analyzed(_ paths: [String]) -> Analyzed {
        if projects[paths] == nil { collectProjects() }
        return projects[paths, default: Project(paths: paths)].analyzed(texts)
    }

    /// Whether a document is a spec or a configuration.
    func isChecked(_ uri: String) -> Bool { finder.project(of: DocumentURI.path(of: uri) ?? uri) != nil }

    /// The document of a request with the analysis of its project.
    func context(_ params: JSONTree) throws(ResponseError) -> DocumentContext {
        let uri = try params.requiredURI()
        let path = DocumentURI.path(of: uri) ?? uri
        guard let analyzed = finder.project(of: path).map(analyzed), let source = analyzed.source(at: path) else {
            throw .requestFailed("'\(uri)' isn't one of the specs that are checked")
        }
        let lines = documents[path]?.lines ?? TextLines(analyzed.analysis.sources[source].bytes, client.encoding)
        return DocumentContext(path: path, source: source, analyzed: analyzed, lines: lines)
    }

    /// The URI of a file, as the client writes it.
    func uri(ofPath path: String) -> String { documents[path]?.uri ?? DocumentURI.uri(ofPath: path) }

    /// The lines of the files of an analysis.
    func lines(of analyzed: Analyzed) -> FileLines { FileLines(analyzed.analysis.sources, client.encoding) }
}

extension [String] {
    /// Whether a project, by its paths, contains a file.
    func holds(_ path: String) -> Bool { contains { path == $0 || path.hasPrefix("\($0)/") } }
}

/// A document of a request with the analysis of its project.
struct DocumentContext {
    let path: String
    let source: SourceID
    let analyzed: Analyzed
    let lines: TextLines
    /// The root of the file, or `nil` for a file that can't be parsed.
    let root: SpecPlace?

    init(path: String, source: SourceID, analyzed: Analyzed, lines: TextLines) {
        self.path = path
        self.source = source
        self.analyzed = analyzed
        self.lines = lines
        root = analyzed.root(of: source)
    }

    /// The text of the document.
    var file: SourceFile { analyzed.analysis.sources[source] }

    /// The range in findings of a part of the document.
    func range(_ bytes: Range<Int>) -> SourceRange {
        SourceRange(source: source, start: Int32(clamping: bytes.lowerBound), end: Int32(clamping: bytes.upperBound))
    }

    /// The values of the document that are written in it, rather than repeated by an alias.
    var scalars: [SpecPlace] { (root?.all ?? []).filter { $0.node.kind == .scalar && !$0.node.isAlias } }

    /// The offset of the position of a request.
    func offset(_ params: JSONTree) throws(ResponseError) -> Int {
        try lines.offset(params.required("position") { $0 })
    }
}

/// The lines of several files, which are counted only if something is shown in them.
struct FileLines {
    private let sources: SourceMap
    private let encoding: PositionEncoding
    private var known: [SourceID: TextLines] = [:]

    init(_ sources: SourceMap, _ encoding: PositionEncoding) {
        self.sources = sources
        self.encoding = encoding
    }

    mutating func range(_ range: SourceRange) -> JSONValue {
        let lines = known[range.source] ?? TextLines(sources[range.source].bytes, encoding)
        known[range.source] = lines
        return lines.range(range)
    }
}
