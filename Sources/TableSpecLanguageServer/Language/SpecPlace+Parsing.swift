internal import TableSpecDiagnostics
internal import TableSpecKit
internal import TableSpecYAML

extension SpecPlace {
    /// Parses a text that no analysis has read, or returns `nil` if it isn't YAML.
    ///
    /// - Parameter recovers: Whether to leave out lines that aren't YAML.
    static func parse(_ file: SourceFile, _ source: SourceID, recovers: Bool = true) -> SpecPlace? {
        var diagnostics: [Diagnostic] = []
        let document = YAMLDocument.parse(file, id: source, recovers: recovers, diagnostics: &diagnostics)
        let isConfiguration = file.path.split(separator: "/").last == Configuration.fileName[...]
        return document.map { SpecPlace(root: $0.root, isConfiguration: isConfiguration) }
    }
}
