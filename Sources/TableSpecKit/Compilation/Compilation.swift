package import TableSpecDiagnostics
internal import TableSpecGenerator
internal import TableSpecModel

/// Generates the outputs of an analyzed workspace, in memory.
///
/// The outputs depend only on the workspace and what is drawn of it.
public struct Compilation: Sendable {
    private let model: SpecModel
    private let generator: SwiftGenerator
    private let stacks: NavigationStacks
    private let stems: [SourceID: String]
    private let drawn: (any DrawnScreens)?

    /// Creates the compilation of an analyzed workspace without errors.
    public init(_ workspace: Workspace, _ analysis: Analysis) {
        self.init(workspace, analysis, drawing: nil)
    }

    /// Creates the compilation of an analyzed workspace.
    ///
    /// If the analysis has errors, there are only drawings, those of the screens that can be drawn.
    init(_ workspace: Workspace, _ analysis: Analysis, drawing: (any Drawing)?) {
        model = analysis.model
        stacks = NavigationStacks(model)
        generator = SwiftGenerator(model, options: workspace.configuration.swift.generator, stacks: stacks)
        drawn = drawing?.screens(of: workspace, analysis, stacks)
        stems = workspace.outputStems
    }

    /// Generates the Swift files: one for each spec and a shared one, in the folder `Swift`.
    public func swiftFiles() -> [OutputFile] { outputs(makesSwift: true) }

    /// The Swift of a spec, or `nil` if it isn't one of the workspace.
    package func swift(of source: SourceID) -> String? {
        model.files.first { $0.source == source }.map(generator.generate)
    }

    /// All outputs, made on all cores, in the order of the specs.
    func outputs(makesSwift: Bool) -> [OutputFile] {
        let outputs = plans(makesSwift: makesSwift).concurrentMap { $0.make(LookupLog()) }.flatMap { $0 }
        guard makesSwift, !model.ownFiles.isEmpty else { return outputs }
        return outputs + supportPlan(using: outputs.supportParts).make(LookupLog())
    }

    /// The outputs by name, not made yet: those of each spec, then those of all, without the Swift that screens share.
    func plans(makesSwift: Bool) -> [OutputPlan] {
        model.ownFiles.map { plan(of: $0, makesSwift: makesSwift) } + (makesSwift ? catalogPlans : [])
            + (drawn?.sharedPlans ?? [])
    }

    /// The number of screens that can be drawn.
    var drawnCount: Int { drawn?.count ?? 0 }

    private func plan(of file: SpecFile, makesSwift: Bool) -> OutputPlan {
        let stem = stems[file.source] ?? OutputName.stem(of: file.path)
        let swiftPath = makesSwift ? OutputKind.swift.path(stem) : nil
        let drawings = drawn?.plan(of: file, stem: stem)
        let paths = (swiftPath.map { [$0] } ?? []) + (drawings?.paths ?? [])
        return OutputPlan(source: file.source, decisions: decisions(on: file), paths: paths) { log in
            let swift = swiftPath.map { [self.swift(of: file, at: $0, noting: log)] } ?? []
            return swift + (drawings?.make(log) ?? [])
        }
    }

    private func swift(of file: SpecFile, at path: String, noting log: LookupLog) -> OutputFile {
        let (text, parts) = generator.generate(file, noting: log)
        var output = OutputFile(path: path, text: text)
        output.supportParts = parts
        return output
    }

    /// The Swift that the screens of the module share. A plugin expects the file even if there are no screens.
    ///
    /// - Parameter parts: The parts that the Swift of the screens uses.
    func supportPlan(using parts: Set<SupportPart>) -> OutputPlan {
        let decisions = parts.map(\.rawValue).sorted().joined(separator: ",")
        return OutputPlan(source: nil, decisions: decisions, paths: [Products.supportPath]) { _ in
            [OutputFile(path: Products.supportPath, text: generator.support(using: parts))]
        }
    }

    /// The source of a module with the Swift that the screens of several modules share.
    package var supportModule: String { generator.supportModule }

    /// The string catalogs, one for each table that files specify, sorted by the names of the tables.
    private var catalogPlans: [OutputPlan] {
        let files = model.ownFiles.filter { !$0.localizedTexts.isEmpty }
        let tables = Dictionary(grouping: files) { $0.strings.value ?? "" }
        return tables.sorted { $0.key < $1.key }.compactMap { table, files in
            files.first.map { first in
                let path = OutputKind.strings.path(table)
                let texts = files.flatMap(\.localizedTexts)
                return OutputPlan(
                    source: first.source,
                    others: files.dropFirst().map(\.source),
                    paths: [path],
                    merge: { StringCatalog(texts).merged(with: $0)?.text }
                ) { _ in
                    [OutputFile(path: path, text: StringCatalog(texts).text)]
                }
            }
        }
    }

    /// Returns the decisions about the screen of a file and the destinations of its segues and tabs.
    private func decisions(on file: SpecFile) -> String {
        let entries = (file.app?.entries ?? []).flatMap(\.segues).compactMap(\.destination?.value)
        let own = file.screen.map { [$0.name.value] + stacks.destinations(of: $0.name.value) } ?? []
        return stacks.decisions(on: own + entries)
    }
}

extension [OutputFile] {
    /// The parts of the shared Swift that one of the files uses.
    var supportParts: Set<SupportPart> { reduce(into: []) { $0.formUnion($1.supportParts ?? []) } }
}
