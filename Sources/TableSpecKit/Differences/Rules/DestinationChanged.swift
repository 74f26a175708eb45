internal import TableSpecModel

enum DestinationChanged: DifferenceRule {
    static let description = DifferenceDescription(
        "destination-changed",
        .source,
        summary: "What the app has to do for a screen that is shown has changed.",
        rationale: """
            The method that makes or prepares the other screen has another signature: other values are handed over, or a \
            hand-written screen has become a generated one. The class of a hand-written screen counts too.
            """,
        reported: [
            .init(
                """
                screen: A
                external: { Map: MapController }
                table: { sections: [{ id: s, rows: [{ text: B, segue: { to: Map } }] }] }
                """,
                """
                screen: A
                external: { Map: MapController }
                table: { sections: [{ id: s, rows: [{ text: B, segue: { to: Map, pass: { place: Home } } }] }] }
                """
            ),
            .init("external: { Map: MapController }", "external: { Map: MapViewController }"),
        ],
        unreported: [
            .init(
                """
                screen: A
                external: { Map: MapController }
                table: { sections: [{ id: s, rows: [{ text: B, segue: { to: Map, pass: { place: Home } } }] }] }
                """,
                """
                screen: A
                external: { Map: MapController }
                table: { sections: [{ id: s, rows: [{ text: B, segue: { to: Map, pass: { place: Work } } }] }] }
                """
            )
        ]
    )

    static func check(_ versions: VersionPair, _ changes: inout Changes) {
        for screens in versions.screens {
            let uses = VersionPair.pairs(
                screens.old.destinationUses,
                screens.new.destinationUses,
                by: \.name.value
            )
            for pair in uses where pair.old.signature != pair.new.signature {
                changes.report(
                    "for screen '\(screens.new.name.value)' the app had to \(pair.old.signature), must \(pair.new.signature)",
                    at: pair.new.name.range,
                    old: pair.old.name.range
                )
            }
        }
        for pair in versions.externals where pair.old.className.value != pair.new.className.value {
            changes.report(
                "screen '\(pair.new.name.value)' was a '\(pair.old.className.value)', is a '\(pair.new.className.value)'",
                at: pair.new.className.range,
                old: pair.old.className.range
            )
        }
    }
}
