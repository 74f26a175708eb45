public import TableSpecDiagnostics
internal import TableSpecGenerator
internal import TableSpecModel
internal import TableSpecRules
package import TableSpecYAML

/// The results of the last analysis of a workspace, so that the next one analyzes only the specs that have changed and
/// those that looked them up.
///
/// The results are those of a whole analysis. A change of the configuration, of a declared name, or of the list of specs
/// can affect all specs.
public struct AnalysisMemory: Sendable {
    private let isEnabled: Bool
    private var configuration = Configuration()
    private var files: [SourceID: (source: SourceFile, read: ReadSpec)] = [:]
    var model: ModelMemory
    var rules: LinterMemory
    var names: StageMemory<CheckedNames>

    /// Creates a memory without results.
    ///
    /// - Parameter isEnabled: Whether results are kept.
    public init(isEnabled: Bool = true) {
        self.isEnabled = isEnabled
        model = ModelMemory(isEnabled: isEnabled)
        rules = LinterMemory(isEnabled: isEnabled)
        names = StageMemory(isEnabled: isEnabled)
    }

    /// The specs that the last analysis has resolved and checked, rather than reused.
    public var analyzedSpecs: [SourceID] { model.resolvedFiles }

    /// The parsed text of a spec, or `nil` if the last analysis didn't read it.
    package func document(_ id: SourceID, _ source: SourceFile) -> YAMLDocument? {
        files[id].flatMap { $0.source == source ? $0.read.document : nil }
    }

    /// Reads the specs that have changed.
    ///
    /// - Returns: All specs in order, and those that have changed.
    mutating func read(_ workspace: Workspace, _ sources: SourceMap) -> (specs: [ReadSpec], changed: Set<SourceID>) {
        guard isEnabled else { return (workspace.specs.concurrentMap { ReadSpec($0.id, sources[$0.id]) }, []) }
        if workspace.configuration != configuration {
            self = AnalysisMemory()
            configuration = workspace.configuration
        }
        let known = files
        let specs = workspace.specs.concurrentMap { spec -> (read: ReadSpec, isNew: Bool) in
            let source = sources[spec.id]
            if let last = known[spec.id], last.source == source { return (last.read, false) }
            return (ReadSpec(spec.id, source, keepsDocument: true), true)
        }
        var changed: Set<SourceID> = []
        for (spec, result) in zip(workspace.specs, specs) where result.isNew {
            files[spec.id] = (sources[spec.id], result.read)
            changed.insert(spec.id)
        }
        return (specs.map(\.read), changed)
    }
}
