internal import TableSpecModel

enum SectionChanged: DifferenceRule {
    static let description = DifferenceDescription(
        "section-changed",
        .visual,
        summary: "A section has another header, footer or condition, or makes its rows in another way.",
        rationale: "The picture of the screen changes, and so do snapshots of it.",
        reported: [
            .init(
                "screen: A\ntable: { sections: [{ id: s, header: Sounds, rows: [B] }] }",
                "screen: A\ntable: { sections: [{ id: s, header: Noises, rows: [B] }] }"
            )
        ],
        unreported: [
            .init(
                "screen: A\ntable: { sections: [{ id: s, header: Sounds, rows: [B] }] }",
                "screen: A\ntable: { sections: [{ header: Sounds, id: s, rows: [B] }] }"
            )
        ]
    )

    static func check(_ versions: VersionPair, _ changes: inout Changes) {
        for screens in versions.screens {
            let sections = VersionPair.pairs(screens.old.listedSections, screens.new.listedSections, by: \.id.value)
            for pair in sections {
                let names = pair.old.look.changes(to: pair.new.look)
                guard !names.isEmpty else { continue }
                changes.report(
                    "section '\(pair.new.id.value)' changes: \(names.joined(separator: ", "))",
                    at: pair.new.range,
                    old: pair.old.range
                )
            }
        }
    }
}
