public import TableSpecDiagnostics
public import TableSpecKit
internal import TableSpecModel
internal import TableSpecPreview

/// A version of the specs with previews of its screens.
public struct SpecPictures: Sendable {
    /// The errors in the specs. Screens that they leave incomplete aren't drawn.
    public let errors: [Diagnostic]
    /// The files that the errors point to.
    public let sources: SourceMap
    /// The names of the screens.
    public let screenNames: [String]
    private let previews: Previews
    private let specs: [Spec]

    /// A spec with the name that identifies its versions.
    private struct Spec {
        var name: Name
        var path: String
        var text: String
        var isDrawable: Bool
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
    ///   - inputs: The images and colors to show. A version in git contains only specs, so those of the working tree are
    ///     used.
    public init(_ workspace: Workspace, _ inputs: PictureInputs) {
        let analysis = Analysis(workspace)
        errors = analysis.diagnostics.filter { $0.severity == .error }
        sources = analysis.sources
        screenNames = analysis.screenNames
        let previews = Previews(workspace, analysis, inputs)
        self.previews = previews
        let screens = Dictionary(
            analysis.model.files.map { ($0.source, $0.screen?.name.value) },
            uniquingKeysWith: { first, _ in first }
        )
        specs = workspace.specs.map { spec in
            let file = workspace.sources[spec.id]
            // The git revision precedes the path.
            let path = file.path.split(separator: ":", maxSplits: 1).last.map(String.init) ?? file.path
            let name = (screens[spec.id] ?? nil).map(Name.screen) ?? .file(path)
            return Spec(
                name: name,
                path: path,
                text: String(decoding: file.bytes, as: UTF8.self),
                isDrawable: previews.canDraw(spec.id)
            )
        }
    }

    /// The names and paths of the specs that can't be drawn. The screen of a broken spec may be unknown.
    var undrawn: Set<Name> {
        Set(specs.filter { !$0.isDrawable }.flatMap { [$0.name, .file($0.path)] })
    }

    /// The names of the screens to compare with a version in which some specs can't be drawn.
    func screens(only screen: String?, without undrawn: Set<Name>) -> Set<String> {
        let comparable = specs.filter { !undrawn.contains($0.name) && !undrawn.contains(.file($0.path)) }
        return Set(
            comparable.compactMap { spec in
                guard case .screen(let name) = spec.name, screen == nil || screen == name else { return nil }
                return name
            }
        )
    }

    /// The previews by the names of their screens with the suffixes of their traits.
    func pictures(_ variants: [PreviewVariant], of screens: Set<String>) -> [String: String] {
        previews.namedPictures(variants, of: screens)
    }

    /// The specs by name, or only those of one screen.
    func texts(_ screen: String?) -> [Name: (path: String, text: String)] {
        let chosen = specs.filter { screen == nil || $0.name == .screen(screen ?? "") }
        return Dictionary(chosen.map { ($0.name, ($0.path, $0.text)) }, uniquingKeysWith: { first, _ in first })
    }
}
