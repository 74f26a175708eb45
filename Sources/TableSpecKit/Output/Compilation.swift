public import TableSpecDiagnostics
internal import TableSpecGenerator
internal import TableSpecModel
internal import TableSpecPreview

/// Makes the outputs of an analysed workspace; a pure function of it.
public struct Compilation: Sendable {
    private let workspace: Workspace
    private let model: SpecModel
    private let generator: SwiftGenerator
    private let types: [String: ModelType]
    private let stems: [SourceID: String]

    /// Creates the compilation of a workspace that has been analysed without errors.
    public init(_ workspace: Workspace, _ analysis: Analysis) {
        self.workspace = workspace
        model = analysis.model
        generator = SwiftGenerator(model)
        types = model.typesByName
        stems = Dictionary(
            workspace.specs.map { ($0.id, OutputName.stem(of: $0.relativePath)) },
            uniquingKeysWith: { first, _ in first }
        )
    }

    /// Names that would clash in the output: two specs with one name of an output, or two things with one Swift name.
    ///
    /// Each is reported at the second place. Names of files that differ only in case count as one: most disks of
    /// developers hold them so.
    public func collisions() -> [Diagnostic] {
        fileCollisions() + SwiftGenerator.nameCollisions(in: model)
    }

    private func fileCollisions() -> [Diagnostic] {
        var first: [String: SourceID] = [:]
        return workspace.specs.compactMap { spec in
            let stem = OutputName.stem(of: spec.relativePath)
            guard let other = first.updateValue(spec.id, forKey: stem.lowercased()) else { return nil }
            return Diagnostic(
                .error,
                id: "output-collision",
                origin: .language,
                "the outputs of this spec would overwrite those of '\(workspace.sources[other].path)'",
                at: SourceRange(source: spec.id, start: 0, end: 0),
                help: "rename one of the two files"
            )
        }
    }

    /// The generated Swift, one file a spec, in the folder `Swift`.
    public func swiftFiles() -> [OutputFile] { outputs(.swift) }

    /// Pictures of the screens, in the folder `Previews`: the first of the traits without a suffix.
    ///
    /// - Parameter screen: The name of the only screen to draw, or `nil` for all.
    public func pictures(_ variants: [PreviewVariant], screen: String? = nil) -> [OutputFile] {
        outputs(Products(swift: false, pictures: variants, onlyScreen: screen))
    }

    /// The screens as text for a terminal.
    public func texts(screen: String? = nil) -> [String] {
        model.files.compactMap { file in
            content(of: file, only: screen).map { TextRenderer.render($0) }
        }
    }

    /// All outputs, made on all cores, in the order of the specs.
    func outputs(_ products: Products) -> [OutputFile] {
        plans(products).concurrentMap { $0.make() }.flatMap { $0 }
    }

    /// The outputs of each spec by name, not made yet.
    func plans(_ products: Products) -> [OutputPlan] {
        model.files.map { plan(of: $0, products) } + (products.makesSwift ? catalogPlans : [])
    }

    private func plan(of file: SpecFile, _ products: Products) -> OutputPlan {
        let stem = stems[file.source] ?? OutputName.stem(of: file.path)
        let isDrawn =
            file.screen.map { products.onlyScreen == nil || products.onlyScreen == $0.name.value } ?? false
        let pictures = isDrawn ? products.pictures : []
        let swiftPath = products.makesSwift ? OutputKind.swift.path("\(stem).swift") : nil
        let picturePaths = isDrawn ? products.picturePaths(stem: stem) : []
        return OutputPlan(source: file.source, paths: (swiftPath.map { [$0] } ?? []) + picturePaths) {
            var files = swiftPath.map { [OutputFile(path: $0, text: generator.generate(file))] } ?? []
            if let content = content(of: file, only: nil), !pictures.isEmpty {
                files += zip(picturePaths, pictures).map { path, variant in
                    OutputFile(path: path, text: SVGRenderer.render(content, traits: variant.traits))
                }
            }
            return files
        }
    }

    /// The catalogues of strings, one for each table that screens name, in the order of the tables' names.
    private var catalogPlans: [OutputPlan] {
        let files = model.files.filter { $0.screen?.localizedTexts.isEmpty == false }
        let tables = Dictionary(grouping: files) { $0.screen?.strings.value ?? "" }
        return tables.sorted { $0.key < $1.key }.compactMap { table, files in
            files.first.map { first in
                let path = OutputKind.strings.path("\(table).xcstrings")
                let texts = files.flatMap { $0.screen?.localizedTexts ?? [] }
                return OutputPlan(
                    source: first.source,
                    others: files.dropFirst().map(\.source),
                    paths: [path],
                    merge: { StringCatalog(texts).merged(with: $0)?.text }
                ) {
                    [OutputFile(path: path, text: StringCatalog(texts).text)]
                }
            }
        }
    }

    private func content(of file: SpecFile, only name: String?) -> ScreenContent? {
        guard let screen = file.screen, name == nil || name == screen.name.value else { return nil }
        return screen.content(with: SampleValues(of: screen, types: types))
    }
}

/// Outputs that are known by name before they are made.
struct OutputPlan: Sendable {
    /// The spec of which they are made, or the first of several.
    var source: SourceID
    /// The other specs of which they are made.
    var others: [SourceID]
    /// The paths below the output folder, in the order in which they are made.
    var paths: [String]
    /// What comes of a file that is there, which people add to; `nil` where it cannot be read. Without a closure the file is
    /// the tool's alone.
    var merge: (@Sendable (_ present: [UInt8]) -> String?)?
    var make: @Sendable () -> [OutputFile]

    init(
        source: SourceID,
        others: [SourceID] = [],
        paths: [String],
        merge: (@Sendable (_ present: [UInt8]) -> String?)? = nil,
        make: @escaping @Sendable () -> [OutputFile]
    ) {
        self.source = source
        self.others = others
        self.paths = paths
        self.merge = merge
        self.make = make
    }
}
