public import TableSpecDiagnostics

extension RuleDescription {
    /// What reports say about the rule.
    public var metadata: RuleMetadata {
        RuleMetadata(
            id: id,
            category: category.rawValue,
            summary: summary,
            rationale: rationale,
            page: RuleDocumentation.page(of: self),
            severity: severity
        )
    }
}
