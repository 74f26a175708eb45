internal import TableSpecDiagnostics
internal import TableSpecModel
internal import TableSpecYAML

/// A decoded spec whose names aren't resolved, and the findings so far.
struct ReadSpec: Sendable {
    /// The decoded file, or `nil` if it isn't YAML.
    var file: SpecFile?
    var diagnostics: [Diagnostic] = []

    init(_ id: SourceID, _ source: SourceFile) {
        guard let document = YAMLDocument.parse(source, id: id, diagnostics: &diagnostics) else { return }
        file = SpecFile.decode(document, path: source.path, diagnostics: &diagnostics)
        file?.readSuppressions(in: document, of: source)
    }
}
