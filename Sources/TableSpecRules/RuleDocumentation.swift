internal import TableSpecDiagnostics

/// Renders what a rule checks as Markdown.
public enum RuleDocumentation {
    /// The page of one rule.
    public static func page(of rule: RuleDescription) -> String {
        var blocks = ["# \(rule.id)", rule.summary, facts(of: rule).joined(separator: "\n")]
        blocks += ["## Why", rule.rationale]
        blocks += section("Reported", rule.bad) + section("Right", rule.good)
        blocks += ["## Suppressing it", "```yaml\n# tablespec:disable:next \(rule.id) -- reason\n```"]
        return blocks.joined(separator: "\n\n") + "\n"
    }

    /// A table of all rules.
    public static func index(of rules: [RuleDescription] = RuleRegistry.descriptions) -> String {
        let lines = rules.map { "| `\($0.id)` | \($0.category.rawValue) | \($0.severity.rawValue) | \($0.summary) |" }
        return (["| rule | category | severity | reports |", "|---|---|---|---|"] + lines).joined(separator: "\n")
            + "\n"
    }

    private static func facts(of rule: RuleDescription) -> [String] {
        var facts = ["- Severity: \(rule.severity.rawValue)", "- Category: \(rule.category.rawValue)"]
        if let code = rule.code { facts.append("- Code: \(code)") }
        return facts + ["- Source: \(rule.source)"]
    }

    private static func section(_ title: String, _ examples: [RuleExample]) -> [String] {
        ["## \(title)"]
            + examples.flatMap { example in example.files.map { block($0, isNamed: example.files.count > 1) } }
    }

    private static func block(_ file: RuleExample.File, isNamed: Bool) -> String {
        let name = isNamed ? "# \(file.path)\n" : ""
        return "```yaml\n\(name)\(file.text)\n```"
    }
}
