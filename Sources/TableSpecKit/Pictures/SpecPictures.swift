public import TableSpecDiagnostics
internal import TableSpecModel
internal import TableSpecPreview

/// A version of the specs with previews of its screens.
public struct SpecPictures: Sendable {
    /// The errors in the specs; if there are any, no previews are drawn.
    public let errors: [Diagnostic]
    /// The files that the errors point to.
    public let sources: SourceMap
    /// The names of the screens.
    public let screenNames: [String]
    private let compilation: Compilation
    private let specs: [Spec]

    /// A spec with the name that identifies its versions.
    private struct Spec {
        var name: Name
        var path: String
        var text: String
    }

    /// The name that identifies the versions of a spec: the name of its screen, which can move to another file, or else
    /// its path.
    enum Name: Hashable, Comparable {
        case screen(String)
        case file(String)
    }

    /// Analyzes a version of the specs.
    ///
    /// - Parameters:
    ///   - workspace: The specs.
    ///   - present: The workspace with the images, colors, and translations to use, because a version in git contains
    ///     only specs; `nil` for the workspace itself.
    public init(_ workspace: Workspace, assetsOf present: Workspace? = nil) {
        var workspace = workspace
        if let present {
            workspace.assets = present.assets
            workspace.translations = present.translations
        }
        let analysis = Analysis(workspace)
        errors = analysis.diagnostics.filter { $0.severity == .error }
        sources = analysis.sources
        screenNames = analysis.screenNames
        compilation = Compilation(workspace, analysis)
        let screens = Dictionary(
            analysis.model.files.map { ($0.source, $0.screen?.name.value) },
            uniquingKeysWith: { first, _ in first }
        )
        specs = workspace.specs.map { spec in
            let file = workspace.sources[spec.id]
            // The git revision precedes the path.
            let path = file.path.split(separator: ":", maxSplits: 1).last.map(String.init) ?? file.path
            let name = (screens[spec.id] ?? nil).map(Name.screen) ?? .file(path)
            return Spec(name: name, path: path, text: String(decoding: file.bytes, as: UTF8.self))
        }
    }

    /// The previews by the names of their screens with the suffixes of their traits.
    func pictures(_ variants: [PreviewVariant], screen: String?) -> [String: String] {
        guard errors.isEmpty else { return [:] }
        return compilation.namedPictures(variants, screen: screen)
    }

    /// The specs by name, or only those of one screen.
    func texts(_ screen: String?) -> [Name: (path: String, text: String)] {
        let chosen = specs.filter { screen == nil || $0.name == .screen(screen ?? "") }
        return Dictionary(chosen.map { ($0.name, ($0.path, $0.text)) }, uniquingKeysWith: { first, _ in first })
    }
}
