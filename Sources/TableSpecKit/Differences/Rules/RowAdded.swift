internal import TableSpecModel

enum RowAdded: DifferenceRule {
    static let description = DifferenceDescription(
        "row-added",
        .visual,
        summary: "A static table has a new row.",
        rationale: "What stands below it moves down; tests that go by positions instead of ids find something else.",
        reported: [
            .init(
                "screen: A\ntable: { sections: [{ id: s, rows: [B] }] }",
                "screen: A\ntable: { sections: [{ id: s, rows: [B, C] }] }"
            )
        ],
        unreported: [
            .init(
                "screen: A\ntable: { sections: [{ id: s, rows: [B] }] }",
                "screen: A\ntable: { sections: [{ id: s, rows: [{ text: B, selectionStyle: none }] }] }"
            )
        ]
    )

    static func check(_ versions: VersionPair, _ changes: inout Changes) {
        for screens in versions.screens {
            let new = screens.new.table.staticRows
            for row in VersionPair.missing(new, in: screens.old.table.staticRows, by: \.id.value) {
                changes.report("screen '\(screens.new.name.value)' has a new row '\(row.id.value)'", at: row.range)
            }
        }
    }
}
