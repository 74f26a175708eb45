/// The description of a rule, for report formats that describe their rules.
public struct RuleMetadata: Hashable, Sendable {
    /// The kind of finding, in kebab case.
    public var id: String
    /// The group of rules, for example "accessibility".
    public var category: String
    /// A description of what the rule reports, in one sentence.
    public var summary: String
    /// The reason for the rule.
    public var rationale: String
    /// The page of the rule, in Markdown.
    public var page: String
    /// The default severity.
    public var severity: Diagnostic.Severity

    /// Creates a description.
    public init(
        id: String,
        category: String,
        summary: String,
        rationale: String,
        page: String,
        severity: Diagnostic.Severity
    ) {
        self.id = id
        self.category = category
        self.summary = summary
        self.rationale = rationale
        self.page = page
        self.severity = severity
    }
}
