internal import TableSpecDiagnostics
internal import TableSpecModel

/// Renders the documentation of rules as Markdown.
package enum RuleDocumentation {
    /// The page of one rule.
    package static func page(of rule: RuleDescription) -> String {
        blocks(of: rule, level: 1).joined(separator: "\n\n") + "\n"
    }

    /// A table of all rules.
    package static func index(of rules: [RuleDescription] = RuleRegistry.descriptions) -> String {
        let lines = rules.map { "| `\($0.id)` | \($0.category.rawValue) | \($0.severity.rawValue) | \($0.summary) |" }
        return (["| rule | category | severity | reports |", "|---|---|---|---|"] + lines).joined(separator: "\n")
            + "\n"
    }

    static func blocks(of rule: RuleDescription, level: Int) -> [String] {
        let heading = String(repeating: "#", count: level)
        var blocks = ["\(heading) \(rule.id)", rule.summary, facts(of: rule).joined(separator: "\n")]
        blocks += ["\(heading)# Why", rule.rationale]
        blocks += section("\(heading)# Reported", rule.bad) + section("\(heading)# Not reported", rule.good)
        if let option = rule.options.first {
            let text =
                "rules: { \(rule.id): { level: \(rule.severity.rawValue), \(option.name): \(option.standard.text) } }"
            blocks += ["\(heading)# Configuration", "In `tablespec.yaml`:", "```yaml\n\(text)\n```"]
        }
        blocks += ["\(heading)# Suppression", suppression(of: rule)]
        return blocks
    }

    private static func suppression(of rule: RuleDescription) -> String {
        guard !RuleRegistry.suppressionRuleIDs.contains(rule.id) else {
            return "A comment can't suppress this rule. Turn it off in `tablespec.yaml`:\n\n"
                + "```yaml\nrules: { \(rule.id): off }\n```"
        }
        return "```yaml\n# tablespec:disable:next \(rule.id) -- reason\n```"
    }

    private static func facts(of rule: RuleDescription) -> [String] {
        var facts = ["- Severity: \(rule.severity.rawValue)", "- Category: \(rule.category.rawValue)"]
        if let code = rule.code { facts.append("- Code: \(code)") }
        let options = rule.options.map { "- Option `\($0.name)`: \($0.meaning), \($0.standard.text) by default" }
        return facts + ["- Source: \(rule.source)"] + options
    }

    private static func section(_ title: String, _ examples: [RuleExample]) -> [String] {
        [title] + examples.flatMap { example in example.files.map { block($0, isNamed: example.files.count > 1) } }
    }

    private static func block(_ file: RuleExample.File, isNamed: Bool) -> String {
        let name = isNamed ? "# \(file.path)\n" : ""
        return "```yaml\n\(name)\(file.text)\n```"
    }
}
