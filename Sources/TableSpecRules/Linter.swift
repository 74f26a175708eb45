public import TableSpecDiagnostics
public import TableSpecModel

/// Checks a model against the rules.
public enum Linter {
    /// The findings of all rules that are on, in the order of the walk.
    ///
    /// The cost is linear in the size of the model.
    ///
    /// - Parameters:
    ///   - model: The resolved model.
    ///   - configuration: Which rules are on, and how grave their findings are.
    ///   - diagnostics: What the stages before have found. A rule that would report something missing is silent where they
    ///     could not read a part of the same object, so that one mistake is one finding.
    public static func check(
        _ model: SpecModel,
        configuration: RuleConfiguration = RuleConfiguration(),
        after diagnostics: [Diagnostic] = []
    ) -> [Diagnostic] {
        let rules = EnabledRules(RuleRegistry.rules, configuration: configuration)
        var walk = RuleWalk(
            rules: rules,
            model: ModelIndex(model, after: diagnostics),
            findings: Findings(stamps: rules.stamps, holes: Holes(diagnostics))
        )
        walk.run()
        return walk.findings.diagnostics
    }
}
