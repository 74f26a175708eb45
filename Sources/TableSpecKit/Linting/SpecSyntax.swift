public import TableSpecDiagnostics
internal import TableSpecModel
internal import TableSpecYAML

/// The syntax of specs, for tools that validate or complete specs.
public enum SpecSyntax {
    /// The JSON Schema (draft 2020-12) of the language, which `tablespec schema` prints.
    public static var schema: String { JSONSchema.text }

    /// Returns the YAML syntax errors in a text, without checking keys and values.
    ///
    /// - Parameters:
    ///   - text: The text of a spec.
    ///   - path: The path to show in findings; the file isn't read.
    public static func diagnostics(in text: String, path: String) -> [Diagnostic] {
        var diagnostics: [Diagnostic] = []
        let file = SourceFile(path: path, text: text)
        _ = YAMLDocument.parse(file, id: SourceID(index: 0), recovers: true, diagnostics: &diagnostics)
        return diagnostics
    }
}
