public import TableSpecDiagnostics
public import TableSpecKit

extension FindingFormat {
    /// Returns the renderer of the format for changes between two versions of the specs.
    ///
    /// - Parameter usesColor: Whether `pretty` prints ANSI color sequences.
    public func differenceRenderer(usesColor: Bool = false) -> any DiagnosticRenderer {
        guard self == .sarif else { return renderer(usesColor: usesColor) }
        let rules = DifferenceRegistry.rules.map(\.metadata)
        return RepositoryPaths(renderer: SARIFRenderer(version: Version.current, rules: rules))
    }
}

extension DifferenceRule {
    fileprivate var metadata: RuleMetadata {
        RuleMetadata(
            id: id,
            category: level.rawValue,
            summary: summary,
            rationale: rationale,
            page: DifferenceDocumentation.page(of: self),
            severity: level == .visual ? .info : .error
        )
    }
}
