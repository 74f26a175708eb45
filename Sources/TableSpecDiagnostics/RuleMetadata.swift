/// What a report says about a kind of finding, for formats that describe their rules.
public struct RuleMetadata: Hashable, Sendable {
    public var id: String
    public var category: String
    /// One sentence.
    public var summary: String
    /// Why it matters.
    public var rationale: String
    /// The whole page, in Markdown.
    public var page: String
    public var severity: Diagnostic.Severity

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
