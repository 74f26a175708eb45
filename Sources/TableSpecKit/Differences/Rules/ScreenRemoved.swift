internal import TableSpecModel

enum ScreenRemoved: DifferenceRule {
    static let description = DifferenceDescription(
        "screen-removed",
        .source,
        summary: "A screen is gone or has another name.",
        rationale: """
            The app's code names the generated classes after the screen: its table, its view controller and the protocol of \
            its actions. None of them is generated any more.
            """,
        reported: [
            .init(
                "screen: Settings\ntable: { sections: [{ id: s, rows: [A, B] }] }",
                "screen: Preferences\ntable: { sections: [{ id: s, rows: [A, B] }] }"
            )
        ],
        unreported: [
            .init("types: {}", "screen: Settings\ntable: { sections: [{ id: s, rows: [A, B] }] }")
        ]
    )

    static func check(_ versions: VersionPair, _ changes: inout Changes) {
        for screen in VersionPair.missing(versions.old.screens, in: versions.new.screens, by: \.name.value) {
            changes.report("screen '\(screen.name.value)' is gone", at: screen.name.range)
        }
    }
}
