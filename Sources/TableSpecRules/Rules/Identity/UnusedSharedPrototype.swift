internal import TableSpecDiagnostics
internal import TableSpecModel

enum UnusedSharedPrototype: Rule {
    static let checks: [RuleCheck] = [.models(check)]

    static let description = RuleDescription(
        "unused-shared-prototype",
        .identity,
        .warning,
        summary: "A shared prototype that no table uses.",
        rationale: """
            A prototype at the top level of a file is for all tables that share it. If no table uses it, it's left \
            over, or a table has its own prototype with the same id, which takes precedence.
            """,
        source: .practice("identifiers that no code uses")
    )

    static func check(_ model: WalkedModel, _ findings: inout Findings) {
        let prototypes = model.index.model.sharedPrototypes
        guard model.index.isComplete, !model.index.screens.isEmpty, !prototypes.isEmpty else { return }
        let used = Set(model.index.screens.flatMap(\.table.prototypes).map(\.id.range))
        for prototype in prototypes where !used.contains(prototype.id.range) {
            findings.report(
                "no table uses the shared prototype \(prototype.id.value.quoted)",
                at: prototype.id.range,
                help: "name it in the 'prototype' of the rows that it should draw, or remove it"
            )
        }
    }
}
