/// The description of a kind of finding, for report formats that describe their rules.
public struct RuleMetadata: Hashable, Sendable {
    /// The kind of finding, in kebab case.
    public var id: String
    /// The group of rules, for example "accessibility".
    public var category: String
    /// One sentence.
    public var summary: String
    /// Why it matters.
    public var rationale: String
    /// The whole page, in Markdown.
    public var page: String
    /// The severity by default.
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
