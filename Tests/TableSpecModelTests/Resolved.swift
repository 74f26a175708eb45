import TableSpecDiagnostics
import TableSpecModel
import TableSpecTestSupport
import TableSpecYAML
import Testing

/// Specs that were parsed, decoded and resolved, with the places marked in them.
struct Resolved {
    let model: SpecModel
    let diagnostics: [Diagnostic]
    /// The marked places of all files, in order.
    let marks: [SourceRange]

    /// Reads files, named by their paths.
    init(_ files: (path: String, text: String)...) {
        self.init(files)
    }

    init(_ files: [(path: String, text: String)]) {
        var sources = SourceMap()
        var diagnostics: [Diagnostic] = []
        var marks: [SourceRange] = []
        var decoded: [SpecFile] = []
        for (path, text) in files {
            let marked = MarkedText(text)
            let file = marked.file(path: path)
            let id = sources.add(file)
            marks += marked.ranges(in: id)
            guard let document = YAMLDocument.parse(file, id: id, diagnostics: &diagnostics) else { continue }
            decoded.append(SpecFile.decode(document, path: path, diagnostics: &diagnostics))
        }
        model = SpecModel.resolve(decoded, diagnostics: &diagnostics)
        self.diagnostics = diagnostics.sortedByPlace(in: sources)
        self.marks = marks
    }

    init(_ text: String) {
        self.init((path: "Test.yaml", text: text))
    }

    /// Reads the rows of a table's only section, indented by ten spaces.
    init(rows: String, screenKeys: String = "") {
        self.init("screen: Test\n\(screenKeys)\ntable:\n  sections:\n    - id: only\n      rows:\n\(rows)")
    }

    var screen: Screen? { model.screens.first }

    var messages: [String] { diagnostics.map(\.message) }

    /// The content of the first screen with its samples.
    var content: ScreenContent? { screen.map { model.content(of: $0) } }
}

/// Expects findings exactly at the marked places, in order, with these messages.
func expect(_ resolved: Resolved, _ messages: String..., sourceLocation: Testing.SourceLocation = #_sourceLocation) {
    #expect(resolved.messages == messages, sourceLocation: sourceLocation)
    #expect(resolved.diagnostics.map(\.range) == resolved.marks, sourceLocation: sourceLocation)
}
