internal import TableSpecModel

enum SectionRemoved: DifferenceRule {
    static let description = DifferenceDescription(
        "section-removed",
        .identifier,
        summary: "A section is gone or has another id.",
        rationale: """
            Code and batch updates tell sections apart by their ids. A section whose header changes keeps its name only if \
            the spec states an id.
            """,
        reported: [
            .init(
                "screen: A\ntable: { sections: [{ header: Sounds, rows: [A] }] }",
                "screen: A\ntable: { sections: [{ header: Sound Effects, rows: [A] }] }"
            )
        ],
        unreported: [
            .init(
                "screen: A\ntable: { sections: [{ id: sounds, header: Sounds, rows: [A] }] }",
                "screen: A\ntable: { sections: [{ id: sounds, header: Sound Effects, rows: [A] }] }"
            )
        ]
    )

    static func check(_ versions: VersionPair, _ changes: inout Changes) {
        for screens in versions.screens {
            let old = screens.old.listedSections
            for section in VersionPair.missing(old, in: screens.new.listedSections, by: \.id.value) {
                changes.report(
                    "screen '\(screens.new.name.value)' has no section '\(section.id.value)' any more",
                    at: screens.new.name.range,
                    old: section.id.range
                )
            }
        }
    }
}
