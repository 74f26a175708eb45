internal import TableSpecDiagnostics
internal import TableSpecModel

enum SharedReuseIdentifier: Rule {
    static let checks: [RuleCheck] = [.tables(check)]

    static let description = RuleDescription(
        "shared-reuse-identifier",
        code: "C07",
        .identity,
        .error,
        summary: "Two prototypes of a table with the same `id`.",
        rationale: """
            When a table reuses a cell, only the identifier distinguishes the kinds of cells. If two prototypes share \
            one, rows get cells with the wrong layout as soon as the table scrolls.
            """,
        source: .tableGuide("Loading table view cells from nib files")
    )

    static func check(_ table: Table, in scope: ScreenScope, _ findings: inout Findings) {
        for (id, first) in table.prototypes.map(\.id).repetitions() where !id.value.isEmpty {
            findings.report(
                "two prototypes have the reuse identifier \(id.value.quoted)",
                at: id.range,
                labels: [.init("first used here", at: first)],
                help: "give each prototype a unique id"
            )
        }
    }
}
