package import TableSpecDiagnostics

/// The description of a rule and its rationale, for its page, for configuration and for editors.
package struct RuleDescription: Hashable, Sendable {
    /// The name in kebab case, which names the fault: `image-in-value-style`.
    package var id: String
    /// The short code under which the guide's rule is known, for example `C01`; `nil` for rules of our own.
    package var code: String?
    package var category: RuleCategory
    /// The severity where the configuration does not state another one.
    package var severity: Diagnostic.Severity
    /// A description of the fault in one sentence.
    package var summary: String
    /// Why it matters.
    package var rationale: String
    /// Where the reason comes from.
    package var source: RuleSource
    /// The numbers that the configuration may change.
    package var options: [RuleOption]
    /// Specs that the rule reports, with the places marked.
    package var bad: [RuleExample]
    /// Specs that do the same correctly.
    package var good: [RuleExample]

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

/// The kind of fault that a rule finds.
package enum RuleCategory: String, CaseIterable, Sendable {
    /// Keys and values that cannot work or have no effect.
    case correctness
    /// Names that identify parts to the app, to tests and to the table itself.
    case identity
    /// Paths between screens, and their announcement.
    case navigation
    /// Selection, checkmarks and the response to a tap.
    case selection
    /// Insertion, deletion and reordering.
    case editing
    /// The needs of people who use VoiceOver, have limited dexterity or read large text.
    case accessibility
    /// The needs of translation.
    case localization
    /// Sizes that don't fit their content.
    case layout
    /// Conventions that people rely on.
    case guideline
}
