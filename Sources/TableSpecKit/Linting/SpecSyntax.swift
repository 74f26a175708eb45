public import TableSpecDiagnostics
internal import TableSpecModel
internal import TableSpecYAML

/// The form of specs, for tools that check or complete them by themselves.
public enum SpecSyntax {
    /// The JSON Schema (draft 2020-12) of the language, as `tablespec schema` prints it.
    public static var schema: String { JSONSchema.text }

    /// The problems with the YAML of a text; its keys and values are not looked at.
    ///
    /// - Parameter path: The path of the file, which is only shown.
    public static func diagnostics(in text: String, path: String) -> [Diagnostic] {
        var diagnostics: [Diagnostic] = []
        let file = SourceFile(path: path, text: text)
        _ = YAMLDocument.parse(file, id: SourceID(index: 0), diagnostics: &diagnostics)
        return diagnostics
    }
}
