internal import TableSpecDiagnostics
internal import TableSpecModel

enum RowsNeverShown: Rule {
    static let checks: [RuleCheck] = [.tables(check)]

    static let description = RuleDescription(
        "rows-never-shown",
        .correctness,
        .warning,
        summary: "Content in place of the rows that's always shown, or never.",
        rationale: """
            The first item of `contentUnavailable` whose condition is true replaces the rows. Without `when`, an item \
            always replaces them, and the items after it are never shown. An item with the condition of an earlier one \
            is never shown either.
            """,
        source: .uiKit("UIViewController.contentUnavailableConfiguration")
    )

    static func check(_ table: Table, in scope: ScreenScope, _ findings: inout Findings) {
        var first: [String: SourceRange] = [:]
        for content in table.contentUnavailable {
            guard let condition = content.condition else {
                return findings.report(
                    "this content always replaces the rows, because it has no condition",
                    at: content.range,
                    help: "add 'when', for example 'when: $(items.isEmpty)'",
                    absentIn: content.range
                )
            }
            if let place = first.updateValue(condition.range, forKey: condition.spelling) {
                findings.report(
                    "this content is never shown, because an earlier item has the same condition",
                    at: condition.range,
                    labels: [.init("the earlier condition is here", at: place)],
                    help: "change one of the conditions, or remove an item"
                )
            }
        }
    }
}
