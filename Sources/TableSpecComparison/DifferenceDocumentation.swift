internal import TableSpecKit

/// Renders the documentation of the changes that `tablespec diff` reports, in Markdown.
public enum DifferenceDocumentation {
    /// Returns the page of a rule.
    public static func page(of rule: DifferenceRule) -> String {
        var blocks = ["# \(rule.id)", rule.summary, "- Level: \(rule.level.rawValue)", "## Why", rule.rationale]
        blocks.append("## Reported")
        blocks += rule.reported.flatMap(self.blocks)
        blocks.append("## Not reported")
        blocks += rule.unreported.flatMap(self.blocks)
        return blocks.joined(separator: "\n\n") + "\n"
    }

    /// Returns a table of all rules.
    public static func index() -> String {
        let lines = DifferenceRegistry.rules.map { "| `\($0.id)` | \($0.level.rawValue) | \($0.summary) |" }
        return (["| change | level | reports |", "|---|---|---|"] + lines).joined(separator: "\n") + "\n"
    }

    private static func blocks(_ example: DifferenceRule.Example) -> [String] {
        let file = example.isConfiguration ? " (`\(Configuration.fileName)`)" : ""
        return ["Before\(file):", "```yaml\n\(example.old)\n```", "After\(file):", "```yaml\n\(example.new)\n```"]
    }
}
