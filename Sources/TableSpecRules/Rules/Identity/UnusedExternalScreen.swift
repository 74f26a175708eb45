internal import TableSpecDiagnostics
internal import TableSpecModel

enum UnusedExternalScreen: Rule {
    static let checks: [RuleCheck] = [.models(check)]

    static let description = RuleDescription(
        "unused-external-screen",
        .identity,
        .warning,
        summary: "An external screen that no segue and no tab leads to.",
        rationale: """
            Segues use the declaration of an external screen to find its class and the values to pass. If no segue \
            needs a declaration, it's left over, or a segue leads to another screen by mistake.
            """,
        source: .practice("names that nothing refers to")
    )

    static func check(_ model: WalkedModel, _ findings: inout Findings) {
        guard model.index.isComplete, model.knowsAllDestinations, !model.index.screens.isEmpty else { return }
        let entries = model.index.model.apps.flatMap(\.entries).flatMap(\.segues).compactMap(\.destination?.value)
        let reached = model.reachedNames.union(entries)
        for external in model.index.model.externals where !reached.contains(external.name.value) {
            findings.report(
                "no segue leads to the external screen \(external.name.value.quoted)",
                at: external.name.range,
                help: "add a segue to it, or remove it"
            )
        }
    }
}
