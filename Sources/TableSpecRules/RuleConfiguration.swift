public import TableSpecDiagnostics

/// Which rules are on, and how grave their findings are.
public struct RuleConfiguration: Hashable, Sendable {
    /// What a configuration may say about a rule.
    public enum Level: String, CaseIterable, Sendable {
        case off, info, warning, error

        /// The severity, or `nil` where the rule is off.
        public var severity: Diagnostic.Severity? { Diagnostic.Severity(rawValue: rawValue) }
    }

    /// The levels by rule id; a rule that is not named has its own severity. Unknown ids have no effect.
    public var levels: [String: Level]

    /// Creates a configuration.
    public init(levels: [String: Level] = [:]) {
        self.levels = levels
    }

    /// The severity of a rule's findings, or `nil` where the rule is off.
    public func severity(of rule: RuleDescription) -> Diagnostic.Severity? {
        levels[rule.id].map(\.severity) ?? rule.severity
    }
}
