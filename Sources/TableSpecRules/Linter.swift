package import TableSpecDiagnostics
package import TableSpecModel

/// Checks a model against the rules.
package enum Linter {
    /// The findings of all enabled rules, in the order of the walk.
    ///
    /// The cost is linear in the size of the model.
    ///
    /// - Parameters:
    ///   - model: The resolved model.
    ///   - configuration: The enabled rules, and the severities of their findings.
    ///   - diagnostics: The findings of previous stages. A rule that would report something missing reports nothing
    ///     where they
    ///     could not read a part of the same object, so that one mistake is one finding.
    ///   - sources: The texts, for fixes that depend on the layout of a spec. Without them, such fixes are omitted.
    ///   - honorsSuppressions: Whether comments in the specs suppress rules. If not, the comments aren't checked
    ///     either.
    package static func check(
        _ model: SpecModel,
        configuration: RuleConfiguration = RuleConfiguration(),
        after diagnostics: [Diagnostic] = [],
        sources: SourceMap? = nil,
        honorsSuppressions: Bool = true
    ) -> [Diagnostic] {
        var memory = LinterMemory(isEnabled: false)
        return check(
            model,
            configuration: configuration,
            after: diagnostics,
            sources: sources,
            honorsSuppressions: honorsSuppressions,
            reusing: &memory,
            ModelMemory(isEnabled: false)
        )
    }

    /// The findings of all enabled rules, in the order of the walk, reusing those of the last check that a change can't
    /// affect.
    ///
    /// - Parameters:
    ///   - memory: The findings of the last check with the same configuration. Receives those of this check.
    ///   - modelMemory: What is known about the model.
    package static func check(
        _ model: SpecModel,
        configuration: RuleConfiguration,
        after diagnostics: [Diagnostic],
        sources: SourceMap?,
        honorsSuppressions: Bool,
        reusing memory: inout LinterMemory,
        _ modelMemory: ModelMemory
    ) -> [Diagnostic] {
        let rules = EnabledRules(RuleRegistry.rules, configuration: configuration)
        let index = RuleIndex(model, configuration: configuration, after: diagnostics)
        var walk = RuleWalk(
            rules: rules,
            model: index,
            findings: Findings(stamps: rules.stamps, unreadPlaces: UnreadPlaces(diagnostics), sources: sources)
        )
        walk.run(reusing: &memory, modelMemory)
        let suppressions = honorsSuppressions ? model.files.flatMap(\.suppressions) : []
        guard !suppressions.isEmpty else { return walk.findings.diagnostics }
        var pass = SuppressionPass(suppressions)
        let remaining = pass.filter(walk.findings.diagnostics)
        return remaining + check(pass, rules: rules, isModelComplete: index.isComplete)
    }

    /// Returns the errors in suppression comments.
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
            let scope = SuppressionScope(
                unused: unused,
                rules: RuleRegistry.ids,
                unsuppressible: RuleRegistry.unsuppressibleIDs
            )
            for rule in rules.ofSuppressions {
                findings.begin(rule.number)
                rule.rule(suppression, scope, &findings)
            }
        }
        return findings.diagnostics
    }
}
