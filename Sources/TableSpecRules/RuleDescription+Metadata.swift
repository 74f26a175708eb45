package import TableSpecDiagnostics

extension RuleDescription {
    /// The description of the rule in reports.
    package var metadata: RuleMetadata {
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
