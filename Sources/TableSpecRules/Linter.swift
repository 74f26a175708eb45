package import TableSpecDiagnostics
package import TableSpecModel

/// Checks a model against the rules.
package enum Linter {
    /// The findings of all rules that are on, in the order of the walk.
    ///
    /// The cost is linear in the size of the model.
    ///
    /// - Parameters:
    ///   - model: The resolved model.
    ///   - configuration: Which rules are on, and how grave their findings are.
    ///   - diagnostics: What the stages before have found. A rule that would report something missing is silent where they
    ///     could not read a part of the same object, so that one mistake is one finding.
    ///   - sources: The texts, for fixes that depend on the layout of a spec; without them such fixes are left out.
    ///   - honorsSuppressions: Whether comments in the specs silence rules. If not, the comments are not checked either.
    package static func check(
        _ model: SpecModel,
        configuration: RuleConfiguration = RuleConfiguration(),
        after diagnostics: [Diagnostic] = [],
        sources: SourceMap? = nil,
        honorsSuppressions: Bool = true
    ) -> [Diagnostic] {
        let rules = EnabledRules(RuleRegistry.rules, configuration: configuration)
        let index = ModelIndex(model, configuration: configuration, after: diagnostics)
        var walk = RuleWalk(
            rules: rules,
            model: index,
            findings: Findings(stamps: rules.stamps, unreadPlaces: UnreadPlaces(diagnostics), sources: sources)
        )
        walk.run()
        let suppressions = honorsSuppressions ? model.files.flatMap(\.suppressions) : []
        guard !suppressions.isEmpty else { return walk.findings.diagnostics }
        var pass = SuppressionPass(suppressions)
        let remaining = pass.filter(walk.findings.diagnostics)
        return remaining + check(pass, rules: rules, isModelComplete: index.isComplete)
    }

    /// Returns the faults of suppression comments.
    ///
    /// Unused comments are reported only if the earlier stages found no errors: an error can hide the finding that the
    /// comment is for.
    private static func check(_ pass: SuppressionPass, rules: EnabledRules, isModelComplete: Bool) -> [Diagnostic] {
        var findings = Findings(stamps: rules.stamps, unreadPlaces: UnreadPlaces([]), sources: nil)
        for (index, suppression) in pass.suppressions.enumerated() {
            let isJudged = isModelComplete && suppression.reach != nil
            let unused =
                !isJudged
                ? []
                : suppression.rules.indices.filter { rule in
                    rules.silenceable.contains(suppression.rules[rule].value)
                        && !pass.used.contains(.init(suppression: index, rule: rule))
                }
            let scope = SuppressionScope(unused: unused)
            for rule in rules.ofSuppressions {
                findings.begin(rule.number)
                rule.rule(suppression, scope, &findings)
            }
        }
        return findings.diagnostics
    }
}
