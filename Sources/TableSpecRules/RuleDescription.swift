public import TableSpecDiagnostics

/// What a rule checks and why, for its page, for configuration and for editors.
public struct RuleDescription: Hashable, Sendable {
    /// The name in kebab case, which names the fault: `image-in-value-style`.
    public var id: String
    /// The short code under which the guide's rule is known, for example `C01`; `nil` for rules of our own.
    public var code: String?
    public var category: RuleCategory
    /// The severity where the configuration does not state another one.
    public var severity: Diagnostic.Severity
    /// What the rule reports, in one sentence.
    public var summary: String
    /// Why it matters.
    public var rationale: String
    /// Where the reason comes from.
    public var source: RuleSource
    /// The numbers that the configuration may change.
    public var options: [RuleOption]
    /// Specs that the rule reports, with the places marked.
    public var bad: [RuleExample]
    /// Specs in which the same thing is done right.
    public var good: [RuleExample]

    init(
        _ id: String,
        code: String? = nil,
        _ category: RuleCategory,
        _ severity: Diagnostic.Severity,
        summary: String,
        rationale: String,
        source: RuleSource,
        options: [RuleOption] = [],
        bad: [RuleExample],
        good: [RuleExample]
    ) {
        self.id = id
        self.code = code
        self.category = category
        self.severity = severity
        self.summary = summary
        self.rationale = rationale
        self.source = source
        self.options = options
        self.bad = bad
        self.good = good
    }
}

/// What kind of fault a rule finds.
public enum RuleCategory: String, CaseIterable, Sendable {
    /// What is stated cannot work or has no effect.
    case correctness
    /// Names by which the app, tests and the table itself tell things apart.
    case identity
    /// Ways between screens, and what announces them.
    case navigation
    /// Selection, checkmarks and the response to a tap.
    case selection
    /// Insertion, deletion and reordering.
    case editing
    /// What people need who listen, touch with difficulty or read large text.
    case accessibility
    /// What translation needs.
    case localization
    /// Sizes that do not hold what they must.
    case layout
    /// Conventions that people rely on.
    case guideline
}
