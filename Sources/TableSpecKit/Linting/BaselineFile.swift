public import TableSpecDiagnostics
internal import TableSpecModel
package import TableSpecRules
internal import TableSpecYAML

/// A baseline file: accepted findings in sorted JSON, with one entry per line.
public struct BaselineFile: Sendable {
    /// The path of the file.
    public var path: String
    package private(set) var baseline = Baseline()
    /// The locations of the entries, for findings about them.
    private var places: [Baseline.Key: SourceRange] = [:]
    /// Whether the file declares itself to be a baseline.
    private var statesVersion = false

    /// Creates an empty baseline, without writing a file.
    ///
    /// - Parameter path: The path of the file.
    public init(path: String) {
        self.path = path
    }

    /// Reads a baseline file.
    ///
    /// If the file has errors, the baseline contains the entries that can be read.
    ///
    /// - Parameters:
    ///   - path: The path of the file.
    ///   - sources: The files of the run, to which the baseline file is added.
    ///   - diagnostics: The list to which errors in the file are added.
    /// - Throws: ``FileProblem`` if the file can't be read.
    public init(
        reading path: String,
        into sources: inout SourceMap,
        diagnostics: inout [Diagnostic]
    ) throws(FileProblem) {
        self.path = path
        let file = SourceFile(path: path, bytes: try Disk.read(path, upTo: FileLimit.yaml))
        let id = sources.add(file)
        guard let document = YAMLDocument.parse(file, id: id, diagnostics: &diagnostics) else { return }
        var decoder = SpecDecoder()
        let content = decoder.baseline(document.root)
        statesVersion = content.statesVersion
        for (key, count, place) in content.entries {
            baseline.counts[key] = min(baseline.counts[key, default: 0] + count, SpecDecoder.mostFindings)
            places[key] = places[key] ?? place
        }
        diagnostics += decoder.diagnostics
    }

    /// Returns an error if a file must not be overwritten, because it isn't a baseline.
    ///
    /// - Returns: `nil` if there is a baseline or no file. Anything that isn't a regular file is refused when written.
    /// - Throws: `FileProblem` if the file can't be read.
    static func foreignContent(
        at path: String,
        into sources: inout SourceMap
    ) throws(FileProblem) -> Diagnostic? {
        guard Disk.status(of: path, followingLink: true)?.kind == .file else { return nil }
        let id = SourceID(index: Int32(clamping: sources.files.count))
        var faults: [Diagnostic] = []
        let file = try BaselineFile(reading: path, into: &sources, diagnostics: &faults)
        guard file.statesVersion, faults.isEmpty else {
            return .noBaseline(at: faults.first?.range ?? SourceRange(source: id, start: 0, end: 0))
        }
        return nil
    }

    /// The text of a baseline.
    package static func text(of baseline: Baseline) -> String {
        let entries = baseline.counts.sorted { $0.key < $1.key }.map { key, count in
            var members: [JSONValue.Member] = [
                ("file", .string(key.file)), ("at", .string(key.place)), ("rule", .string(key.rule)),
            ]
            if let excerpt = key.excerpt { members.append(("text", .string(excerpt))) }
            if count > 1 { members.append(("count", .integer(count))) }
            return "    " + JSONValue.object(members).text
        }
        let list = entries.isEmpty ? "[]" : "[\n" + entries.joined(separator: ",\n") + "\n  ]"
        return "{\n  \"version\": 1,\n  \"findings\": \(list)\n}\n"
    }

    /// Returns the findings that the baseline doesn't accept, and a note for each stale entry.
    ///
    /// An entry is stale if it no longer accepts a finding. An entry is reported as stale only if its spec was checked,
    /// its rule is enabled, and no syntax or language error can hide the finding.
    ///
    /// - Parameters:
    ///   - analysis: The findings.
    ///   - workspace: The workspace of the analysis.
    public func apply(to analysis: Analysis, of workspace: Workspace) -> [Diagnostic] {
        let keys = BaselineKeys(analysis, baseline: self)
        let (remaining, stale) = baseline.apply(
            to: analysis.diagnostics,
            key: { keys.key(of: $0) },
            isGone: { keys.isGone($0) }
        )
        let mayHideFindings = analysis.diagnostics.contains { $0.severity == .error && $0.origin != .rule }
        guard !mayHideFindings else { return remaining }
        let levels = workspace.configuration.rules
        let notices = stale.keys.filter { key in
            let isOn = RuleRegistry.rule(id: key.rule).map { levels.severity(of: $0) != nil } ?? true
            return isOn && keys.isChecked(key.file)
        }
        return remaining + notices.compactMap { key in places[key].map { .staleEntry(key, at: $0) } }
    }

    /// The baseline that accepts what an analysis found.
    package func accepting(_ analysis: Analysis) -> Baseline {
        let keys = BaselineKeys(analysis, baseline: self)
        return Baseline(accepting: analysis.diagnostics) { keys.key(of: $0) }
    }

    /// Replaces the file, if that changes anything.
    ///
    /// - Throws: `FileProblem` if it can't be written. The file is then unchanged.
    package func write(_ baseline: Baseline) throws(FileProblem) {
        try AtomicFile.update(path, with: Array(Self.text(of: baseline).utf8))
    }
}

/// Assigns baseline keys to findings.
private struct BaselineKeys {
    private let subjects: FindingSubjects
    /// The path of each file of the run relative to the folder of the baseline, or the old path of a renamed file.
    private var files: [SourceID: String]
    private var sources: [String: SourceID] = [:]
    private let folder: [String]

    init(_ analysis: Analysis, baseline: BaselineFile) {
        folder = FilePath.absoluteParts(of: baseline.path).dropLast()
        files = Dictionary(
            analysis.sources.files.enumerated().map { [folder] index, file in
                let isRead = file.path == Workspace.standardInput
                let path =
                    isRead ? file.path : FilePath.relativePath(from: folder, to: FilePath.absoluteParts(of: file.path))
                return (SourceID(index: Int32(clamping: index)), path)
            },
            uniquingKeysWith: { first, _ in first }
        )
        let reported = Set(analysis.diagnostics.map(\.range.source))
        subjects = FindingSubjects(analysis.model, sources: analysis.sources, of: reported)
        let gone = Set(baseline.baseline.counts.keys.map(\.file).filter { !isThere($0) })
        if !gone.isEmpty {
            let keys = analysis.diagnostics.filter { $0.origin == .rule }.map { key(of: $0) }
            let oldNames = baseline.baseline.oldNames(of: gone, in: keys)
            files = files.mapValues { oldNames[$0] ?? $0 }
        }
        sources = Dictionary(files.map { ($1, $0) }, uniquingKeysWith: min)
    }

    func key(of diagnostic: Diagnostic) -> Baseline.Key {
        subjects.key(of: diagnostic, file: files[diagnostic.range.source] ?? "")
    }

    /// Whether a spec was checked and no longer contains the subject of an entry.
    func isGone(_ key: Baseline.Key) -> Bool { sources[key.file].map { subjects.isGone(key, from: $0) } ?? false }

    /// Whether a spec was part of the run, or was removed.
    func isChecked(_ file: String) -> Bool { sources[file] != nil || !isThere(file) }

    private func isThere(_ file: String) -> Bool {
        Disk.status(of: "/" + FilePath.absoluteParts(of: file, in: folder).joined(separator: "/")) != nil
    }
}

extension SpecDecoder {
    fileprivate typealias BaselineEntry = (key: Baseline.Key, count: Int, place: SourceRange)

    fileprivate mutating func baseline(_ root: YAMLNode) -> (entries: [BaselineEntry], statesVersion: Bool) {
        var entries: [BaselineEntry] = []
        var statesVersion = false
        for field in fields(of: root, as: BaselineKey.self) ?? [] {
            switch field.key {
            case .version:
                statesVersion = true
                if field.value.intValue != 1 { report(.unknownVersion(at: field.value.range)) }
            case .findings: entries += field.value.elements.compactMap { baselineEntry($0) }
            }
        }
        return (entries, statesVersion)
    }

    /// The largest number of findings of an entry.
    fileprivate static let mostFindings = 1_000_000_000

    private mutating func baselineEntry(_ node: YAMLNode) -> BaselineEntry? {
        guard let fields = fields(of: node, as: BaselineEntryKey.self) else { return nil }
        var key = Baseline.Key(file: "", rule: "", place: "")
        var count: Int? = 1
        for field in fields {
            switch field.key {
            case .file: key.file = string(field.value)?.value ?? ""
            case .at: key.place = string(field.value)?.value ?? ""
            case .rule: key.rule = string(field.value)?.value ?? ""
            case .text: key.excerpt = string(field.value)?.value
            case .count: count = findingCount(field.value)
            }
        }
        return count.map { (key, $0, node.range) }
    }

    private mutating func findingCount(_ node: YAMLNode) -> Int? {
        if let count = node.intValue, (1...Self.mostFindings).contains(count) { return count }
        reportWrongKind(node, expected: "a whole number from 1 to \(Self.mostFindings)")
        return nil
    }
}

extension Diagnostic {
    fileprivate static func staleEntry(_ key: Baseline.Key, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .info,
            id: "stale-baseline-entry",
            origin: .language,
            "the baseline accepts '\(key.rule)' at '\(key.place)' in '\(key.file)', which is no longer reported",
            at: range,
            help: "update the baseline with '--write-baseline'"
        )
    }

    fileprivate static func noBaseline(at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .error,
            id: "no-baseline",
            origin: .language,
            "not a baseline file; refusing to overwrite it",
            at: range,
            help: "specify another file with '--baseline', or remove this one if you don't need it"
        )
    }

    fileprivate static func unknownVersion(at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .error,
            id: LanguageDiagnostic.unknownValue.rawValue,
            origin: .language,
            "unknown baseline version; expected 1",
            at: range
        )
    }
}
