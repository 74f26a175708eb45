internal import TableSpecDiagnostics
internal import TableSpecModel

enum MissingReuseIdentifier: Rule {
    static let checks: [RuleCheck] = [.tables(check)]

    static let description = RuleDescription(
        "missing-reuse-identifier",
        code: "C06",
        .identity,
        .error,
        summary: "A prototype without an `id`.",
        rationale: """
            The table keeps cells that have scrolled off the screen and reuses them by their identifier. A prototype \
            without an identifier can't be found in the reuse queue, and rows can't refer to it.
            """,
        source: .tableGuide("Loading table view cells from nib files")
    )

    static func check(_ table: Table, in scope: ScreenScope, _ findings: inout Findings) {
        for prototype in table.prototypes where prototype.id.value.isEmpty {
            findings.report(
                "the prototype has no reuse identifier",
                at: prototype.id.range,
                help: "add 'id: …Cell', which rows use to refer to the prototype and the table uses to reuse cells",
                absentIn: prototype.range
            )
        }
    }
}
