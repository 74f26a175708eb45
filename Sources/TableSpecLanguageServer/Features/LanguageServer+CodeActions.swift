internal import TableSpecDiagnostics
internal import TableSpecFormat
internal import TableSpecKit
internal import TableSpecModel
internal import TableSpecRules
internal import TableSpecYAML

/// The kinds of code actions that the server offers.
enum CodeActionKind: String, CaseIterable {
    case quickFix = "quickfix"
    case fixAll = "source.fixAll.tablespec"
    case extract = "refactor.extract"
    case rewrite = "refactor.rewrite"

    var json: JSONValue { .string(rawValue) }

    /// Whether a client requests actions of this kind, or of a kind that includes it.
    func isRequested(_ only: [String]?) -> Bool {
        only?.contains { rawValue == $0 || rawValue.hasPrefix("\($0).") } ?? true
    }
}

extension LanguageServer {
    func codeActions(_ params: JSONTree) throws(ResponseError) -> JSONValue {
        let context = try context(params)
        let range = try context.lines.offsets(params.required("range") { $0 })
        let only = params.at("context", "only")?.elements?.compactMap(\.string)
        var actions: [JSONValue] = []
        if CodeActionKind.quickFix.isRequested(only) {
            let findings = context.findings.filter { finding in
                let bytes = finding.range.bytes
                return bytes.lowerBound <= range.upperBound && range.lowerBound <= bytes.upperBound
            }
            actions += findings.flatMap { quickFixes(of: $0, in: context) }
        }
        if CodeActionKind.fixAll.isRequested(only), let edit = context.fixAll {
            actions.append(action("Apply all safe fixes", .fixAll, edit, in: context))
        }
        return .array(actions + refactorings(at: range.lowerBound, only, in: context))
    }

    private func refactorings(at offset: Int, _ only: [String]?, in context: DocumentContext) -> [JSONValue] {
        guard CodeActionKind.extract.isRequested(only) || CodeActionKind.rewrite.isRequested(only) else { return [] }
        let analysis = context.analyzed.analysis
        let file = analysis.sources[context.source]
        let found = Refactorings(file, id: context.source, at: offset, in: analysis.model)?.all ?? []
        return found.compactMap { refactoring in
            let kind: CodeActionKind = refactoring.kind == .extraction ? .extract : .rewrite
            guard kind.isRequested(only), let edit = context.edit(refactoring) else { return nil }
            return action(refactoring.title, kind, edit, in: context)
        }
    }

    private func quickFixes(of finding: Diagnostic, in context: DocumentContext) -> [JSONValue] {
        let sources = context.analyzed.analysis.sources
        let fixes = finding.fixIts.compactMap { fixIt -> JSONValue? in
            let edit = WorkspaceEdit(edits: fixIt.edits)
            let others = edit.paths(in: sources).filter { $0 != context.path }
            let isAllowed = others.allSatisfy { (try? checkEdit(of: $0, in: context.analyzed)) != nil }
            let title = fixIt.message.prefix(1).uppercased() + fixIt.message.dropFirst()
            return isAllowed ? action(title, .quickFix, edit, of: finding, in: context) : nil
        }
        let creation = newScreen(of: finding, in: context).map { [$0] } ?? []
        guard let suppression = context.suppression(of: finding) else { return fixes + creation }
        let title = "Disable '\(finding.id)' here"
        return fixes + creation + [action(title, .quickFix, suppression, of: finding, in: context)]
    }

    /// The action that creates the spec of an unknown screen beside the document, if the client can create files.
    private func newScreen(of finding: Diagnostic, in context: DocumentContext) -> JSONValue? {
        let name = context.analyzed.analysis.sources[context.source].text(finding.range.bytes)
        let path = "\(FilePath.folder(of: context.path))/\(name).yaml"
        guard finding.id == "segue-to-unknown-screen", client.createsFiles, name.utf8.allSatisfy(\.isWordByte),
            Disk.status(of: path) == nil
        else { return nil }
        let uri = JSONValue.string(uri(ofPath: path))
        let text = "screen: \(name)\ntitle: \(name)\ntable:\n  sections:\n    - rows:\n        - \(name)\n"
        let edits = JSONValue.array([TextLines([], client.encoding).edit(0..<0, text)])
        let document = JSONValue.object([("uri", uri), ("version", .null)])
        let changes: [JSONValue] = [
            .object([("kind", .string("create")), ("uri", uri)]),
            .object([("textDocument", document), ("edits", edits)]),
        ]
        return .object([
            ("title", .string("Create the screen '\(name)'")), ("kind", CodeActionKind.quickFix.json),
            ("edit", .object([("documentChanges", .array(changes))])),
        ])
    }

    private func action(
        _ title: String,
        _ kind: CodeActionKind,
        _ edit: WorkspaceEdit,
        of finding: Diagnostic? = nil,
        in context: DocumentContext
    ) -> JSONValue {
        var lines = lines(of: context.analyzed)
        let isPreferred = finding?.fixIts.first.map { $0.isSafe && $0.edits == edit.edits } ?? false
        return .members([
            ("title", .string(title)), ("kind", kind.json),
            ("diagnostics", finding.map { .array([json(of: $0, in: context.analyzed, &lines)]) }),
            ("isPreferred", isPreferred ? .boolean(true) : nil),
            ("edit", json(of: edit, in: context.analyzed)),
        ])
    }
}

extension DocumentContext {
    /// The findings in the document.
    var findings: [Diagnostic] { analyzed.analysis.diagnostics.filter { $0.range.source == source } }

    /// The safe fixes of all findings that change only this document, or `nil` if there are none.
    fileprivate var fixAll: WorkspaceEdit? {
        let isLocal = { (finding: Diagnostic) in
            finding.fixIts.first(where: \.isSafe)?.edits.allSatisfy { $0.range.source == source } ?? false
        }
        guard findings.contains(where: isLocal) else { return nil }
        let fixed = Fixing(analyzed.workspace) { $0.diagnostics.filter(isLocal) }.analysis.sources[source].bytes
        let old = lines.bytes
        guard old != fixed else { return nil }
        return edit(LineChange.changes(from: old, to: fixed).map { ($0.replaced, $0.text) })
    }

    /// The edit of a refactoring, or `nil` if it would change the meaning of the spec.
    fileprivate func edit(_ refactoring: Refactoring) -> WorkspaceEdit? {
        let edit = edit(refactoring.changes)
        guard refactoring.kind != .rewriting else { return edit }
        let changed = analyzed.replacing(edit.texts(in: analyzed.analysis.sources))
        guard changed.errorCount <= analyzed.errorCount else { return nil }
        let mayChangeSwift = !refactoring.keepsSwift || analyzed.errorCount > 0
        return mayChangeSwift || changed.swift(of: source) == analyzed.swift(of: source) ? edit : nil
    }

    private func edit(_ changes: [(replaced: Range<Int>, text: String)]) -> WorkspaceEdit {
        WorkspaceEdit(edits: changes.map { .init(range: range($0.replaced), replacement: $0.text) })
    }

    /// The comment that suppresses a finding of a rule, or `nil` if none can be inserted above it.
    fileprivate func suppression(of finding: Diagnostic) -> WorkspaceEdit? {
        guard finding.origin == .rule, !RuleRegistry.suppressionRuleIDs.contains(finding.id), let root else {
            return nil
        }
        let line = lines.lineRange(at: finding.range.bytes.lowerBound)
        let isInsideText = root.all.contains { place in
            place.node.kind == .scalar && place.node.range.bytes.dropFirst().contains(line.lowerBound)
        }
        guard !isInsideText else { return nil }
        let indentation = lines.bytes[line].prefix { $0 == UInt8(ascii: " ") }.count
        let comment = "# tablespec:disable:next \(finding.id) -- reason\(lineEnding)"
        let start = line.lowerBound + indentation
        let text = comment + String(repeating: " ", count: indentation)
        return WorkspaceEdit(edits: [.init(range: range(start..<start), replacement: text)])
    }

    private var lineEnding: String {
        zip(lines.bytes, lines.bytes.dropFirst()).contains { $0 == (0x0D, 0x0A) } ? "\r\n" : "\n"
    }
}

extension Analyzed {
    fileprivate var errorCount: Int { analysis.diagnostics.count { $0.severity == .error } }

    /// The Swift of a spec without errors.
    fileprivate func swift(of source: SourceID) -> String? { Compilation(workspace, analysis).swift(of: source) }
}
