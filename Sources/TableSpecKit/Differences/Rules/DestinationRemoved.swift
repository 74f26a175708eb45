internal import TableSpecModel

enum DestinationRemoved: DifferenceRule {
    static let description = DifferenceDescription(
        "destination-removed",
        .source,
        summary: "A screen does not lead to another one any more.",
        rationale: """
            The method that makes or prepares the other screen is gone from the protocol of the screen's actions. What \
            implements it is never called, so that the other screen cannot be reached this way.
            """,
        reported: [
            .init(
                """
                screen: A
                external: { Map: MapController }
                table: { sections: [{ id: s, rows: [{ text: B, segue: Map }] }] }
                """,
                "screen: A\nexternal: { Map: MapController }\ntable: { sections: [{ id: s, rows: [{ text: B }] }] }"
            )
        ],
        unreported: [
            .init(
                """
                screen: A
                external: { Map: MapController }
                table: { sections: [{ id: s, rows: [{ text: B, segue: Map }] }] }
                """,
                """
                screen: A
                external: { Map: MapController }
                table: { sections: [{ id: s, rows: [{ text: B, segue: { to: Map, kind: show } }] }] }
                """
            )
        ]
    )

    static func check(_ versions: VersionPair, _ changes: inout Changes) {
        for screens in versions.screens {
            let removed = VersionPair.missing(
                screens.old.destinationUses,
                in: screens.new.destinationUses,
                by: \.name.value
            )
            for use in removed {
                changes.report(
                    "screen '\(screens.new.name.value)' does not lead to '\(use.name.value)' any more",
                    at: screens.new.name.range,
                    old: use.name.range
                )
            }
        }
    }
}
