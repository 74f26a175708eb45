internal import TableSpecDiagnostics
internal import TableSpecKit
internal import TableSpecYAML

extension SpecPlace {
    /// Parses the text of an open document, or returns `nil` if it isn't YAML: the only place where the server parses.
    static func parse(_ file: SourceFile, _ source: SourceID) -> SpecPlace? {
        var diagnostics: [Diagnostic] = []
        let document = YAMLDocument.parse(file, id: source, diagnostics: &diagnostics)
        let isConfiguration = file.path.split(separator: "/").last == Configuration.fileName[...]
        return document.map { SpecPlace(root: $0.root, isConfiguration: isConfiguration) }
    }
}
