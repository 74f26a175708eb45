internal import TableSpecDiagnostics
internal import TableSpecModel

enum UnusedExternalScreen: Rule {
    static let checks: [RuleCheck] = [.models(check)]

    static let description = RuleDescription(
        "unused-external-screen",
        .identity,
        .warning,
        summary: "A hand-written screen that is declared, but to which no segue and no tab leads.",
        rationale: """
            The declaration is there for the segues that lead to the screen: they learn its class and what has to be passed. \
            One that no segue needs is left over, or a segue leads elsewhere by mistake.
            """,
        source: .practice("names that nothing mentions"),
        bad: [
            .screen(
                "external: { Sounds: SoundsViewController, ⟦Display⟧: DisplayViewController }",
                rows: "- { text: Sounds, accessory: disclosureIndicator, segue: Sounds }"
            )
        ],
        good: [
            .screen(
                "external: { Sounds: SoundsViewController }",
                rows: "- { text: Sounds, accessory: disclosureIndicator, segue: Sounds }"
            )
        ]
    )

    static func check(_ model: WalkedModel, _ findings: inout Findings) {
        guard model.index.isComplete, model.knowsAllDestinations, !model.index.screens.isEmpty else { return }
        let entries = model.index.model.apps.flatMap(\.entries).flatMap(\.segues).compactMap(\.destination?.value)
        let reached = model.reachedNames.union(entries)
        for external in model.index.model.externals where !reached.contains(external.name.value) {
            findings.report(.externalUnused(external))
        }
    }
}

extension Finding {
    fileprivate static func externalUnused(_ external: ExternalScreen) -> Finding {
        Finding(
            "no segue leads to the hand-written screen \(external.name.value.quoted)",
            at: external.name.range,
            help: "add a segue that leads to it, or remove it"
        )
    }
}
