internal import TableSpecDiagnostics
internal import TableSpecModel
internal import TableSpecYAML

/// A decoded spec whose names aren't resolved, and the findings so far.
struct ReadSpec: Sendable {
    /// The decoded file, or `nil` if nothing can be read.
    var file: SpecFile?
    var diagnostics: [Diagnostic] = []
    /// The lines that aren't YAML.
    var damage: [SourceRange] = []

    init(_ id: SourceID, _ source: SourceFile) {
        let read = YAMLDocument.parse(source, id: id, recovers: true, diagnostics: &diagnostics)
        guard let document = read else { return }
        damage = document.damage
        file = SpecFile.decode(document, path: source.path, diagnostics: &diagnostics)
        file?.readSuppressions(in: document, of: source)
    }
}
