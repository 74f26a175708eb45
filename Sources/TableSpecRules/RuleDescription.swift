package import TableSpecDiagnostics

/// The description of a rule and its rationale, for its page, for configuration and for editors.
package struct RuleDescription: Equatable, Sendable {
    /// The name in kebab case, which describes the problem: `image-in-value-style`.
    package var id: String
    /// The short code of the guide's rule, for example `C01`, or `nil` for other rules.
    package var code: String?
    package var category: RuleCategory
    /// The default severity.
    package var severity: Diagnostic.Severity
    /// A description of the problem in one sentence.
    package var summary: String
    /// The rationale.
    package var rationale: String
    /// The source of the rationale.
    package var source: RuleSource
    /// The numbers that the configuration can change.
    package var options: [RuleOption]
    /// Specs that the rule reports, with the locations marked.
    package var bad: [RuleExample] { examples.filter(\.isReported) }
    /// Specs that do the same correctly.
    package var good: [RuleExample] { examples.filter { !$0.isReported } }

    private var examples: [RuleExample] { RuleExample.examples(in: RuleExample.sources[id, default: ""]) }

    init(
        _ id: String,
        code: String? = nil,
        _ category: RuleCategory,
        _ severity: Diagnostic.Severity,
        summary: String,
        rationale: String,
        source: RuleSource,
        options: [RuleOption] = []
    ) {
        self.id = id
        self.code = code
        self.category = category
        self.severity = severity
        self.summary = summary
        self.rationale = rationale
        self.source = source
        self.options = options
    }
}

/// The kind of problem that a rule finds.
package enum RuleCategory: String, CaseIterable, Sendable {
    /// Keys and values that can't work or have no effect.
    case correctness
    /// Names that identify parts to the app, to tests and to the table itself.
    case identity
    /// Paths between screens, and their indicators.
    case navigation
    /// Selection, checkmarks and the response to a tap.
    case selection
    /// Insertion, deletion and reordering.
    case editing
    /// The needs of users who use VoiceOver, have limited dexterity or read large text.
    case accessibility
    /// The needs of translation.
    case localization
    /// Sizes that don't fit their content.
    case layout
    /// Conventions that users rely on.
    case guideline
}
