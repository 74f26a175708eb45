internal import TableSpecModel

enum NavigationChanged: DifferenceRule {
    static let description = DifferenceDescription(
        "navigation-changed",
        .visual,
        summary: "The title or the navigation bar of a screen looks different.",
        rationale: "The picture of the screen changes, and so do snapshots of it.",
        reported: [
            .init(
                "screen: A\ntitle: Settings\ntable: { sections: [{ id: s, rows: [B] }] }",
                "screen: A\ntitle: Preferences\ntable: { sections: [{ id: s, rows: [B] }] }"
            )
        ],
        unreported: [
            .init(
                "screen: A\ntitle: Settings\ntable: { sections: [{ id: s, rows: [B] }] }",
                "screen: A\ntitle: 'Settings'\ntable: { sections: [{ id: s, rows: [B] }] }"
            )
        ]
    )

    static func check(_ versions: VersionPair, _ changes: inout Changes) {
        for screens in versions.screens {
            let names = screens.old.navigationLook.changes(to: screens.new.navigationLook)
            guard !names.isEmpty else { continue }
            changes.report(
                "the navigation bar of screen '\(screens.new.name.value)' changes: \(names.joined(separator: ", "))",
                at: screens.new.title?.range ?? screens.new.name.range,
                old: screens.old.title?.range ?? screens.old.name.range
            )
        }
    }
}
