internal import TableSpecModel

enum ActionRemoved: DifferenceRule {
    static let description = DifferenceDescription(
        "action-removed",
        .source,
        summary: "A screen does not call an action any more, or calls it by another name.",
        rationale: """
            The method is gone from the protocol of the screen's actions. Calls through the protocol do not compile any more, \
            and what implements it is never called.
            """,
        reported: [
            .init(
                "screen: A\ntable: { sections: [{ id: s, rows: [{ text: B, action: open }] }] }",
                "screen: A\ntable: { sections: [{ id: s, rows: [{ text: B, action: show }] }] }"
            )
        ],
        unreported: [
            .init(
                "screen: A\ntable: { sections: [{ id: s, rows: [{ text: B, action: open }, { text: C, action: open }] }] }",
                "screen: A\ntable: { sections: [{ id: s, rows: [{ text: B }, { text: C, action: open }] }] }"
            )
        ]
    )

    static func check(_ versions: VersionPair, _ changes: inout Changes) {
        for screens in versions.screens {
            for action in VersionPair.missing(screens.old.actions, in: screens.new.actions, by: \.value) {
                changes.report(
                    "screen '\(screens.new.name.value)' does not call the action '\(action.value)' any more",
                    at: screens.new.name.range,
                    old: action.range
                )
            }
        }
    }
}
