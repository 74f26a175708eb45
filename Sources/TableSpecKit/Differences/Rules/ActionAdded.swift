internal import TableSpecModel

enum ActionAdded: DifferenceRule {
    static let description = DifferenceDescription(
        "action-added",
        .source,
        summary: "A screen calls an action that the app does not implement yet.",
        rationale: """
            The actions of a screen are a protocol without defaults, so that nothing can be forgotten. The app's type that \
            implements it lacks a method now.
            """,
        reported: [
            .init(
                "screen: A\ntable: { sections: [{ id: s, rows: [{ text: B, action: open }] }] }",
                "screen: A\ntable: { sections: [{ id: s, rows: [{ text: B, action: open }, { text: C, action: close }] }] }"
            )
        ],
        unreported: [
            .init(
                "screen: A\ntable: { sections: [{ id: s, rows: [{ text: B, action: open }] }] }",
                "screen: A\ntable: { sections: [{ id: s, rows: [{ text: B, action: open }, { text: C, action: open }] }] }"
            )
        ]
    )

    static func check(_ versions: VersionPair, _ changes: inout Changes) {
        for screens in versions.screens {
            for action in VersionPair.missing(screens.new.actions, in: screens.old.actions, by: \.value) {
                let screen = screens.new.name.value
                changes.report("screen '\(screen)' needs a new action '\(action.value)'", at: action.range)
            }
        }
    }
}
