internal import TableSpecModel

enum CellChanged: DifferenceRule {
    static let description = DifferenceDescription(
        "cell-changed",
        .visual,
        summary: "A row or a prototype looks different, or its segue shows the next screen in another way.",
        rationale: "The picture of the screen changes, and so do snapshots of it.",
        reported: [
            .init(
                "screen: A\ntable: { sections: [{ id: s, rows: [{ id: b, text: Network }] }] }",
                "screen: A\ntable: { sections: [{ id: s, rows: [{ id: b, text: Wi-Fi }] }] }"
            ),
            .init(
                """
                screen: A
                input: { names: [String] }
                table:
                  prototypes: [{ id: NameCell, text: $(name) }]
                  sections: [{ id: s, rows: { forEach: name in names, prototype: NameCell } }]
                """,
                """
                screen: A
                input: { names: [String] }
                table:
                  prototypes: [{ id: NameCell, text: $(name), textColor: systemRed }]
                  sections: [{ id: s, rows: { forEach: name in names, prototype: NameCell } }]
                """
            ),
        ],
        unreported: [
            .init(
                "screen: A\ntable: { sections: [{ id: s, rows: [{ id: b, text: Network, style: default }] }] }",
                "screen: A\ntable: { sections: [{ id: s, rows: [{ id: b, text: Network }] }] }"
            )
        ]
    )

    static func check(_ versions: VersionPair, _ changes: inout Changes) {
        for screens in versions.screens {
            let rows = VersionPair.pairs(screens.old.table.staticRows, screens.new.table.staticRows, by: \.id.value)
            for pair in rows {
                report("row '\(pair.new.id.value)'", pair.old.cell, pair.new.cell, &changes)
            }
            let prototypes = VersionPair.pairs(
                screens.old.table.prototypes,
                screens.new.table.prototypes,
                by: \.id.value
            )
            for pair in prototypes {
                report("prototype '\(pair.new.id.value)'", pair.old.cell, pair.new.cell, &changes)
            }
        }
    }

    private static func report(_ name: String, _ old: Cell, _ new: Cell, _ changes: inout Changes) {
        let parts = old.look.changes(to: new.look)
        guard !parts.isEmpty else { return }
        changes.report("\(name) changes: \(parts.joined(separator: ", "))", at: new.range, old: old.range)
    }
}
