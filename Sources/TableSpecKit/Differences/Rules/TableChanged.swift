internal import TableSpecModel

enum TableChanged: DifferenceRule {
    static let description = DifferenceDescription(
        "table-changed",
        .visual,
        summary: "A table has another style, other separators or row heights, or another index.",
        rationale: "The picture of the screen changes, and so do snapshots of it.",
        reported: [
            .init(
                "screen: A\ntable: { style: grouped, sections: [{ id: s, rows: [B] }] }",
                "screen: A\ntable: { style: insetGrouped, sections: [{ id: s, rows: [B] }] }"
            )
        ],
        unreported: [
            .init(
                "screen: A\ntable: { style: grouped, sections: [{ id: s, rows: [B] }] }",
                "screen: A\ntable: { sections: [{ id: s, rows: [B] }], style: grouped }"
            )
        ]
    )

    static func check(_ versions: VersionPair, _ changes: inout Changes) {
        for screens in versions.screens {
            let names = screens.old.tableLook.changes(to: screens.new.tableLook)
            guard !names.isEmpty else { continue }
            changes.report(
                "the table of screen '\(screens.new.name.value)' changes: \(names.joined(separator: ", "))",
                at: screens.new.name.range,
                old: screens.old.name.range
            )
        }
    }
}
