internal import TableSpecModel

enum RowRemoved: DifferenceRule {
    static let description = DifferenceDescription(
        "row-removed",
        .identifier,
        summary: "A row of a static table is gone or has another id.",
        rationale: """
            The id names the row's cell in the generated code, and batch updates tell rows apart by it. A row whose text \
            changes keeps its name only if the spec states an id.
            """,
        reported: [
            .init(
                "screen: A\ntable: { sections: [{ id: s, rows: [Network, About] }] }",
                "screen: A\ntable: { sections: [{ id: s, rows: [Wi-Fi, About] }] }"
            )
        ],
        unreported: [
            .init(
                "screen: A\ntable: { sections: [{ id: s, rows: [{ id: network, text: Network }] }] }",
                "screen: A\ntable: { sections: [{ id: s, rows: [{ id: network, text: Wi-Fi }] }] }"
            )
        ]
    )

    static func check(_ versions: VersionPair, _ changes: inout Changes) {
        for screens in versions.screens {
            let old = screens.old.table.staticRows
            for row in VersionPair.missing(old, in: screens.new.table.staticRows, by: \.id.value) {
                changes.report(
                    "screen '\(screens.new.name.value)' has no row '\(row.id.value)' any more",
                    at: screens.new.name.range,
                    old: row.id.range
                )
            }
        }
    }
}
