internal import TableSpecModel

enum SectionAdded: DifferenceRule {
    static let description = DifferenceDescription(
        "section-added",
        .visual,
        summary: "A table has a new section.",
        rationale: "What stands below it moves down; tests that go by positions instead of ids find something else.",
        reported: [
            .init(
                "screen: A\ntable: { sections: [{ id: s, rows: [B] }] }",
                "screen: A\ntable: { sections: [{ id: s, rows: [B] }, { id: t, rows: [C] }] }"
            )
        ],
        unreported: [
            .init(
                "screen: A\ntable: { sections: [{ id: s, rows: [B] }] }",
                "screen: A\ntable: { sections: [{ id: s, rows: [{ text: B }] }] }"
            )
        ]
    )

    static func check(_ versions: VersionPair, _ changes: inout Changes) {
        for screens in versions.screens {
            let new = screens.new.listedSections
            for section in VersionPair.missing(new, in: screens.old.listedSections, by: \.id.value) {
                let screen = screens.new.name.value
                changes.report("screen '\(screen)' has a new section '\(section.id.value)'", at: section.id.range)
            }
        }
    }
}
