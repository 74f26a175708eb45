package import TableSpecDiagnostics

/// Which rules are on, and how grave their findings are.
package struct RuleConfiguration: Hashable, Sendable {
    /// The level that a configuration may give a rule.
    package enum Level: String, CaseIterable, Sendable {
        case off, info, warning, error

        /// The severity, or `nil` where the rule is off.
        package var severity: Diagnostic.Severity? { Diagnostic.Severity(rawValue: rawValue) }
    }

    /// The levels by rule id; a rule that is not named has its own severity. Unknown ids have no effect.
    package var levels: [String: Level]
    /// The values of options by rule id and name; an option that is not named has its own value.
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

    /// The severity of a rule's findings, or `nil` where the rule is off.
    package func severity(of rule: RuleDescription) -> Diagnostic.Severity? {
        levels[rule.id].map(\.severity) ?? rule.severity
    }
}
