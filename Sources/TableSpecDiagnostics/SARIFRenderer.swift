/// A renderer of SARIF 2.1.0 (OASIS), for code scanning and editors.
///
/// The log has one run, which contains the tool's rules. Columns count Unicode scalars. Paths are relative references.
///
/// Source: https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html
public struct SARIFRenderer: DiagnosticRenderer {
    private let version: String
    private let rules: [RuleMetadata]
    private let rulesURL: String?

    /// Creates a renderer.
    ///
    /// - Parameters:
    ///   - version: The version of the tool.
    ///   - rules: The descriptions of the rules, in order. Other kinds of findings are listed with their ids only.
    ///   - rulesURL: The absolute address of the page that describes the rules, with a heading for each id.
    public init(version: String, rules: [RuleMetadata], rulesURL: String? = nil) {
        self.version = version
        self.rules = rules
        self.rulesURL = rulesURL
    }

    /// Returns the findings as a SARIF log, in the given order.
    public func render(_ diagnostics: [Diagnostic], in sources: SourceMap) -> String {
        var tables = LineTables(sources)
        let known = Set(rules.map(\.id))
        let others = Set(diagnostics.map(\.id)).subtracting(known).sorted()
        let numbers = Dictionary(
            (rules.map(\.id) + others).enumerated().map { ($0.element, $0.offset) },
            uniquingKeysWith: { first, _ in first }
        )
        var fingerprints = Fingerprints()
        var results: [JSONValue] = []
        for diagnostic in diagnostics {
            let fingerprint = fingerprints.next(diagnostic, in: sources, &tables)
            let number = numbers[diagnostic.id] ?? 0
            results.append(result(of: diagnostic, number: number, fingerprint: fingerprint, in: sources, &tables))
        }
        let run: JSONValue = .object([
            ("tool", .object([("driver", driver(others: others))])), ("columnKind", .string("unicodeCodePoints")),
            ("newlineSequences", .strings(["\r\n", "\n", "\r"])), ("results", .array(results)),
        ])
        let log: JSONValue = .object([
            ("$schema", .string("https://json.schemastore.org/sarif-2.1.0.json")), ("version", .string("2.1.0")),
            ("runs", .array([run])),
        ])
        return log.indentedText + "\n"
    }

    // MARK: The rules

    private func driver(others: [String]) -> JSONValue {
        .object([
            ("name", .string("tablespec")), ("semanticVersion", .string(version)),
            (
                "rules",
                .array(rules.map(descriptor) + others.map { .object([("id", .string($0))]) })
            ),
        ])
    }

    private func descriptor(of rule: RuleMetadata) -> JSONValue {
        .object(
            [
                ("id", .string(rule.id)), ("shortDescription", message(rule.summary)),
                ("fullDescription", message(rule.rationale)),
            ] + (rulesURL.map { [("helpUri", .string("\($0)#\(rule.id)"))] } ?? []) + [
                ("help", .object([("text", .string(rule.page)), ("markdown", .string(rule.page))])),
                ("defaultConfiguration", .object([("level", .string(rule.severity.level))])),
                ("properties", .object([("tags", .array([.string(rule.category)]))])),
            ]
        )
    }

    // MARK: The findings

    private func result(
        of diagnostic: Diagnostic,
        number: Int,
        fingerprint: String,
        in sources: SourceMap,
        _ tables: inout LineTables
    ) -> JSONValue {
        let text = ([diagnostic.message] + diagnostic.remarks).joined(separator: "\n")
        let place = physicalLocation(of: diagnostic.range, in: sources, &tables)
        var members: [JSONValue.Member] = [
            ("ruleId", .string(diagnostic.id)), ("ruleIndex", .integer(number)),
            ("level", .string(diagnostic.severity.level)), ("message", message(text)),
            ("locations", .array([.object([("physicalLocation", place)])])),
            ("partialFingerprints", .object([("tablespec/v1", .string(fingerprint))])),
        ]
        var related: [JSONValue] = []
        for (index, label) in diagnostic.labels.enumerated() {
            related.append(
                .object([
                    ("id", .integer(index)),
                    ("physicalLocation", physicalLocation(of: label.range, in: sources, &tables)),
                    ("message", message(label.text)),
                ])
            )
        }
        var fixes: [JSONValue] = []
        for fixIt in diagnostic.fixIts { fixes.append(fix(fixIt, in: sources, &tables)) }
        if !related.isEmpty { members.append(("relatedLocations", .array(related))) }
        if !fixes.isEmpty { members.append(("fixes", .array(fixes))) }
        if !diagnostic.expected.isEmpty {
            let words = JSONValue.strings(diagnostic.expected)
            members.append(("properties", .object([("expected", words)])))
        }
        return .object(members)
    }

    private func fix(_ fixIt: FixIt, in sources: SourceMap, _ tables: inout LineTables) -> JSONValue {
        var changes: [(source: SourceID, replacements: [JSONValue])] = []
        for edit in fixIt.edits.sorted(by: { $0.range < $1.range }) {
            let replacement: JSONValue = .object([
                ("deletedRegion", region(of: edit.range, &tables)),
                ("insertedContent", .object([("text", .string(edit.replacement))])),
            ])
            if changes.last?.source != edit.range.source { changes.append((edit.range.source, [])) }
            changes[changes.count - 1].replacements.append(replacement)
        }
        let files = changes.map { change in
            JSONValue.object([
                ("artifactLocation", artifact(sources[change.source])),
                ("replacements", .array(change.replacements)),
            ])
        }
        return .object([("description", message(fixIt.message)), ("artifactChanges", .array(files))])
    }

    private func physicalLocation(
        of range: SourceRange,
        in sources: SourceMap,
        _ tables: inout LineTables
    ) -> JSONValue {
        .object([("artifactLocation", artifact(sources[range.source])), ("region", region(of: range, &tables))])
    }

    private func region(of range: SourceRange, _ tables: inout LineTables) -> JSONValue {
        let start = tables.start(of: range)
        let end = tables.end(of: range)
        return .object([
            ("startLine", .integer(start.line)), ("startColumn", .integer(start.column)),
            ("endLine", .integer(end.line)), ("endColumn", .integer(end.column)),
        ])
    }

    private func artifact(_ file: SourceFile) -> JSONValue {
        .object([("uri", .string(URIReference.text(ofPath: file.path)))])
    }

    private func message(_ text: String) -> JSONValue { .object([("text", .string(text))]) }
}

extension Diagnostic.Severity {
    /// The name of the severity in SARIF and in Xcode.
    var level: String { self == .info ? "note" : rawValue }
}
