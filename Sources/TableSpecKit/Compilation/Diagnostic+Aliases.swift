internal import TableSpecDiagnostics
internal import TableSpecModel

extension [Diagnostic] {
    /// The findings with labels at the aliases that repeat their locations, because an alias may be the part to change.
    func namingAliases(of files: [SpecFile]) -> [Diagnostic] {
        let repetitions = Dictionary(
            files.lazy.filter { !$0.repetitions.isEmpty }.map { ($0.source, $0.repetitions) },
            uniquingKeysWith: { $1 }
        )
        guard !repetitions.isEmpty else { return self }
        return map { diagnostic in
            guard diagnostic.origin != .syntax, let repetitions = repetitions[diagnostic.range.source] else {
                return diagnostic
            }
            var named = diagnostic
            named.labels += diagnostic.aliases(among: repetitions).map { .init("repeated here", at: $0) }
            return named
        }
    }
}

extension Diagnostic {
    /// More labels would hide the finding.
    private static let mostAliases = 5

    /// The aliases of the innermost node around the finding that has any aliases.
    fileprivate func aliases(among repetitions: [Repetition]) -> [SourceRange] {
        let around = repetitions.filter { $0.node.start <= range.start && range.end <= $0.node.end }
        guard let innermost = around.map(\.node).max(by: { ($0.start, $1.end) < ($1.start, $0.end) }) else { return [] }
        return Array(around.filter { $0.node == innermost }.map(\.alias).prefix(Self.mostAliases))
    }
}
