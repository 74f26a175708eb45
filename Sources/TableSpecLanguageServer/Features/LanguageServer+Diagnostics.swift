internal import TableSpecDiagnostics
internal import TableSpecKit
internal import TableSpecModel

extension LanguageServer {
    /// Sends the findings that differ from those that the client shows, unless it requests them itself.
    func publish() {
        guard !client.requestsFindings else { return }
        var news: [String: JSONValue] = [:]
        for paths in projects.keys.sorted(by: { $0.lexicographicallyPrecedes($1) }) {
            news.merge(reports(of: paths)) { first, _ in first }
        }
        for path in Set(news.keys).union(published.keys).sorted() {
            let items = news[path] ?? .array([])
            let text = items.text
            guard text != published[path, default: "[]"] else { continue }
            published[path] = news[path] == nil ? nil : text
            let version = documents[path].map { JSONValue.integer($0.version) }
            notify(
                "textDocument/publishDiagnostics",
                .members([
                    ("uri", .string(uri(ofPath: path))), ("version", version), ("diagnostics", items),
                ])
            )
        }
    }

    func documentDiagnostics(_ params: JSONTree) throws(ResponseError) -> JSONValue {
        let uri = try params.requiredURI()
        let path = DocumentURI.path(of: uri) ?? uri
        let items = finder.project(of: path).flatMap { reports(of: $0)[path] } ?? .array([])
        return .object(report(items, previous: params["previousResultId"]?.string))
    }

    func workspaceDiagnostics(_ params: JSONTree) throws(ResponseError) -> JSONValue {
        let previous = Dictionary(
            (params["previousResultIds"]?.elements ?? []).map { ($0["uri"]?.string, $0["value"]?.string) },
            uniquingKeysWith: { first, _ in first }
        )
        var items: [JSONValue] = []
        for paths in projects.keys.sorted(by: { $0.lexicographicallyPrecedes($1) }) {
            for (path, findings) in reports(of: paths).sorted(by: { $0.key < $1.key }) {
                let uri = uri(ofPath: path)
                let version = documents[path].map { JSONValue.integer($0.version) } ?? .null
                items.append(
                    .object(
                        [("uri", .string(uri)), ("version", version)]
                            + report(findings, previous: previous[uri] ?? nil)
                    )
                )
            }
        }
        return .object([("items", .array(items))])
    }

    private func report(_ items: JSONValue, previous: String?) -> [JSONValue.Member] {
        let result = ContentHash(items.text).description
        guard result != previous else { return [("kind", .string("unchanged")), ("resultId", .string(result))] }
        return [("kind", .string("full")), ("resultId", .string(result)), ("items", items)]
    }

    /// The findings in the files of a project, except those that belong to a project inside it.
    private func reports(of paths: [String]) -> [String: JSONValue] {
        let analyzed = analyzed(paths)
        if let problem = projects[paths]?.takeProblem() { log("\(problem.path): \(problem.message)") }
        let findings = analyzed.findings
        var lines = lines(of: analyzed)
        var reports: [String: JSONValue] = [:]
        for path in Set(analyzed.analysis.sources.files.map(\.path)) {
            guard !projects.keys.contains(where: { $0.isInside(paths) && $0.holds(path) }) else { continue }
            var items: [JSONValue] = []
            for finding in findings[path] ?? [] {
                items.append(json(of: finding, in: analyzed, &lines))
            }
            reports[path] = .array(items)
        }
        return reports
    }

    // MARK: One finding

    func json(of finding: Diagnostic, in analyzed: Analyzed, _ lines: inout FileLines) -> JSONValue {
        let remarks = finding.notes.map { "note: \($0)" } + (finding.help.map { ["help: \($0)"] } ?? [])
        var related: [JSONValue] = []
        for label in finding.labels {
            let path = analyzed.analysis.sources[label.range.source].path
            related.append(
                .object([
                    ("location", location(at: path, lines.range(label.range))), ("message", .string(label.text)),
                ])
            )
        }
        let page = finding.origin == .rule ? rulesURL.map { JSONValue.string("\($0)#\(finding.id)") } : nil
        let tags = finding.tags.map(JSONValue.integer)
        return .members([
            ("range", lines.range(finding.range)),
            ("severity", .integer(finding.severity.number)),
            ("code", .string(finding.id)),
            ("codeDescription", page.map { .object([("href", $0)]) }),
            ("source", .string("tablespec")),
            ("message", .string(([finding.message] + remarks).joined(separator: "\n"))),
            ("tags", tags.isEmpty ? nil : .array(tags)),
            ("relatedInformation", related.isEmpty ? nil : .array(related)),
        ])
    }

    /// A location in a file.
    func location(at path: String, _ range: JSONValue) -> JSONValue {
        .object([("uri", .string(uri(ofPath: path))), ("range", range)])
    }
}

extension [String] {
    /// Whether a project, by its paths, is in the folder of another one.
    fileprivate func isInside(_ other: Self) -> Bool { self != other && allSatisfy(other.holds) }
}

extension Diagnostic {
    /// The tags of the protocol: 1 for text that has no effect, 2 for a name that was replaced.
    fileprivate var tags: [Int] {
        let isRemoved = fixIts.first.map { $0.isSafe && $0.edits.allSatisfy(\.replacement.isEmpty) } ?? false
        return (isRemoved || id.hasPrefix("unused-") ? [1] : []) + (id == "deprecated-key" ? [2] : [])
    }
}

extension Diagnostic.Severity {
    fileprivate var number: Int {
        switch self {
        case .error: 1
        case .warning: 2
        case .info: 3
        }
    }
}
