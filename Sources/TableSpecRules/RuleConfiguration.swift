package import TableSpecDiagnostics

/// The enabled rules, and the severities of their findings.
package struct RuleConfiguration: Equatable, Sendable {
    /// A rule level in a configuration.
    package enum Level: String, CaseIterable, Sendable {
        case off, info, warning, error

        /// The severity, or `nil` if the rule is off.
        package var severity: Diagnostic.Severity? { Diagnostic.Severity(rawValue: rawValue) }
    }

    /// The levels by rule id. A rule without a level has its default severity. Unknown ids have no effect.
    package var levels: [String: Level]
    /// The values of options by rule id and name. An option without a value has its default.
    package var options: [String: [String: Double]]

    /// Creates a configuration.
    package init(levels: [String: Level] = [:], options: [String: [String: Double]] = [:]) {
        self.levels = levels
        self.options = options
    }

    /// The value of a rule's option.
    func value(of option: RuleOption, of rule: RuleDescription) -> Double {
        options[rule.id]?[option.name] ?? option.standard
    }

    /// The severity of a rule's findings, or `nil` if the rule is off.
    package func severity(of rule: RuleDescription) -> Diagnostic.Severity? {
        levels[rule.id].map(\.severity) ?? rule.severity
    }
}
