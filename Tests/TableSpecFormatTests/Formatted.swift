import TableSpecDiagnostics
import TableSpecFormat
import TableSpecKit
import TableSpecModel
import TableSpecYAML

/// A text and its only form.
struct Formatted {
    let text: String?
    let diagnostics: [Diagnostic]

    init(_ source: String, lines: ClosedRange<Int>? = nil) {
        var diagnostics: [Diagnostic] = []
        let file = SourceFile(path: "Screen.yaml", text: source)
        text = SpecFormatter.format(file, lines: lines, diagnostics: &diagnostics)
            .map { String(decoding: $0, as: UTF8.self) }
        self.diagnostics = diagnostics
    }

    /// What's wrong with the form of a spec, or `nil`.
    static func fault(_ source: String) -> String? {
        let formatted = Formatted(source)
        guard let text = formatted.text else { return "\(formatted.diagnostics.map(\.message))" }
        guard Formatted(text).text == text else { return "not stable: \(text)" }
        let (old, new) = (Content(source), Content(text))
        guard old.model == new.model else { return "another model: \(text)" }
        guard old.comments == new.comments else { return "other comments: \(text)" }
        return nil
    }

    /// What a spec says.
    private struct Content {
        var model: String
        var comments: [String]

        init(_ text: String) {
            let model = Analysis(Workspace(files: [(path: "Screen.yaml", text: text)])).model
            self.model = model.files.map { file in
                let content = FileContent(file).map { JSONValue.object(FileContent.mapping.members(of: $0)).text }
                return "\(content ?? "") \(file.types.map(\.name.value)) \(file.prototypes.map(\.id.value))"
            }.joined()
            var findings: [Diagnostic] = []
            let file = SourceFile(path: "Screen.yaml", text: text)
            let document = YAMLDocument.parse(file, id: SourceID(index: 0), diagnostics: &findings)
            comments =
                document?.comments.map { $0.text.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
                .sorted() ?? []
        }
    }
}
