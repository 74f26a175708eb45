import TableSpecDiagnostics
import TableSpecModel
import TableSpecRules
import TableSpecTestSupport
import TableSpecYAML

/// A set of specs with marks, decoded, resolved and checked.
struct Linted {
    /// What was wrong before the rules: syntax and language.
    let earlier: [Diagnostic]
    let findings: [Diagnostic]
    /// The marked places of all files.
    let marks: [SourceRange]
    let sources: SourceMap
    let model: SpecModel

    init(_ files: [(path: String, text: String)], configuration: RuleConfiguration = RuleConfiguration()) {
        var diagnostics: [Diagnostic] = []
        var marks: [SourceRange] = []
        var sources = SourceMap()
        var decoded: [SpecFile] = []
        for (path, text) in files {
            let marked = MarkedText(text)
            let file = marked.file(path: path)
            let id = sources.add(file)
            marks += marked.ranges(in: id)
            guard let document = YAMLDocument.parse(file, id: id, diagnostics: &diagnostics) else { continue }
            var spec = SpecFile.decode(document, path: path, diagnostics: &diagnostics)
            spec.readSuppressions(in: document, of: file)
            decoded.append(spec)
        }
        model = SpecModel.resolve(decoded, diagnostics: &diagnostics)
        self.earlier = diagnostics
        self.findings = Linter.check(model, configuration: configuration, after: diagnostics, sources: sources)
        self.marks = marks
        self.sources = sources
    }

    init(_ text: String, configuration: RuleConfiguration = RuleConfiguration()) {
        self.init([("Example.yaml", text)], configuration: configuration)
    }

    init(_ example: RuleExample, configuration: RuleConfiguration = RuleConfiguration()) {
        self.init(example.files.map { ($0.path, $0.markedText) }, configuration: configuration)
    }

    /// How many findings a rule has.
    func count(of rule: RuleDescription) -> Int { findings.count { $0.id == rule.id } }

    /// The ids of all that was found, before and by the rules, in the order of the text.
    var ids: [String] { (earlier + findings).sortedByPlace(in: sources).map(\.id) }

    /// The findings as they are shown to users.
    var report: String { CaretRenderer(usesColor: false).render(earlier + findings, in: sources) }

    /// The text with a finding's fix-its applied, for specs of one file.
    func text(applying fixIts: [FixIt]) -> String {
        var bytes = sources.files[0].bytes
        for edit in fixIts.flatMap(\.edits).sorted(by: { $0.range > $1.range }) {
            bytes.replaceSubrange(Int(edit.range.start)..<Int(edit.range.end), with: Array(edit.replacement.utf8))
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
