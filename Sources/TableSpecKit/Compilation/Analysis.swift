public import TableSpecDiagnostics
package import TableSpecGenerator
package import TableSpecModel
internal import TableSpecRules

/// The model of a set of specs, and the findings in them.
public struct Analysis: Sendable {
    /// The files that the findings point to.
    public var sources: SourceMap
    package var model: SpecModel
    /// The findings, sorted by location, without duplicates. In a file that isn't YAML, only errors of its syntax.
    public var diagnostics: [Diagnostic]
    /// The other findings in files that aren't YAML. Many are consequences of the errors of syntax.
    package let tentative: [Diagnostic]
    /// The options for the generated Swift.
    package let swift: GeneratorOptions

    /// Analyzes the specs of a workspace: parses, decodes, and resolves them, and checks rules and generated names.
    ///
    /// All problems are reported in ``diagnostics``.
    ///
    /// - Parameters:
    ///   - workspace: The specs.
    ///   - honorsSuppressions: Whether comments in the specs suppress findings of rules.
    public init(_ workspace: Workspace, honorsSuppressions: Bool = true) {
        self.init(workspace, sources: workspace.sources, honorsSuppressions: honorsSuppressions)
    }

    /// Analyzes the specs of a workspace again, and only those that a change can affect.
    ///
    /// - Parameters:
    ///   - workspace: The specs.
    ///   - honorsSuppressions: Whether comments in the specs suppress findings of rules.
    ///   - memory: The results of the last analysis. Receives those of this analysis.
    public init(_ workspace: Workspace, honorsSuppressions: Bool = true, reusing memory: inout AnalysisMemory) {
        self.init(
            workspace,
            sources: workspace.sources,
            honorsSuppressions: honorsSuppressions,
            reusing: &memory
        )
    }

    /// Checks other texts instead of those that the workspace read.
    init(_ workspace: Workspace, sources: SourceMap, honorsSuppressions: Bool) {
        var memory = AnalysisMemory(isEnabled: false)
        self.init(workspace, sources: sources, honorsSuppressions: honorsSuppressions, reusing: &memory)
    }

    private init(
        _ workspace: Workspace,
        sources: SourceMap,
        honorsSuppressions: Bool,
        reusing memory: inout AnalysisMemory
    ) {
        var diagnostics = workspace.configurationFindings + workspace.leftOutFindings
        var (read, changed) = memory.read(workspace, sources)
        diagnostics += read.flatMap(\.diagnostics)
        let damaged = Set(read.flatMap(\.damage).map(\.source))
        var files = workspace.dependencies + read.compactMap(\.file)
        // From here on, there are no other references to the files, so resolving changes them in place.
        read = []
        for index in files.indices { files[index].apply(workspace.configuration.swift) }
        self.sources = sources
        swift = workspace.configuration.swift.generator
        model = SpecModel.resolve(
            consume files,
            changed: changed,
            reusing: &memory.model,
            diagnostics: &diagnostics
        )
        model.isLibrary = workspace.library != nil
        diagnostics = workspace.reported(diagnostics)
        diagnostics += Linter.check(
            model,
            configuration: workspace.configuration.rules,
            after: diagnostics,
            sources: sources,
            honorsSuppressions: honorsSuppressions,
            reusing: &memory.rules,
            memory.model
        )
        // The check is only here, so that all commands accept the same specs.
        diagnostics += SwiftGenerator.nameCollisions(
            in: model,
            options: swift,
            reusing: &memory.names,
            memory.model
        )
        diagnostics += OutputCollisions.diagnostics(of: workspace, model)
        diagnostics = workspace.reported(diagnostics)
        let isTentative = { (finding: Diagnostic) in
            finding.origin != .syntax && damaged.contains(finding.range.source)
        }
        tentative = damaged.isEmpty ? [] : diagnostics.filter(isTentative)
        if !damaged.isEmpty { diagnostics.removeAll(where: isTentative) }
        self.diagnostics = diagnostics.namingAliases(of: model.files).sortedByPlace(in: sources)
    }

    /// The names of the screens, in the order of the specs.
    public var screenNames: [String] { model.ownFiles.compactMap(\.screen?.name.value) }

    /// Whether any finding is an error, which prevents code generation.
    public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}
