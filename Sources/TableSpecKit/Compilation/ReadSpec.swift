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
    /// The parsed text, if it's kept.
    private(set) var document: YAMLDocument?

    /// - Parameter keepsDocument: Whether the parsed text is kept.
    init(_ id: SourceID, _ source: SourceFile, keepsDocument: Bool = false) {
        let read = YAMLDocument.parse(source, id: id, recovers: true, diagnostics: &diagnostics)
        guard let document = read else { return }
        damage = document.damage
        if keepsDocument { self.document = document }
        file = SpecFile.decode(document, path: source.path, diagnostics: &diagnostics)
        file?.readSuppressions(in: document, of: source)
    }
}
