internal import TableSpecModel

enum DestinationAdded: DifferenceRule {
    static let description = DifferenceDescription(
        "destination-added",
        .source,
        summary: "A screen leads to another one for which the app has something new to do.",
        rationale: """
            The app makes each hand-written screen and prepares each generated one before it is shown. The protocol of the \
            screen's actions has one more method for it, which the app does not implement yet.
            """,
        reported: [
            .init(
                "screen: A\nexternal: { Map: MapController }\ntable: { sections: [{ id: s, rows: [{ text: B }] }] }",
                """
                screen: A
                external: { Map: MapController }
                table: { sections: [{ id: s, rows: [{ text: B, segue: Map }] }] }
                """
            )
        ],
        unreported: [
            .init(
                """
                screen: A
                external: { Map: MapController }
                table: { sections: [{ id: s, rows: [{ text: B, segue: Map }, { id: c, text: C }] }] }
                """,
                """
                screen: A
                external: { Map: MapController }
                table: { sections: [{ id: s, rows: [{ text: B, segue: Map }, { id: c, text: C, segue: Map }] }] }
                """
            )
        ]
    )

    static func check(_ versions: VersionPair, _ changes: inout Changes) {
        for screens in versions.screens {
            let added = VersionPair.missing(
                screens.new.destinationUses,
                in: screens.old.destinationUses,
                by: \.name.value
            )
            for use in added {
                let screen = screens.new.name.value
                changes.report("for screen '\(screen)' the app must newly \(use.signature)", at: use.name.range)
            }
        }
    }
}
