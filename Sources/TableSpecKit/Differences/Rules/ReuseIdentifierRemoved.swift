internal import TableSpecModel

enum ReuseIdentifierRemoved: DifferenceRule {
    static let description = DifferenceDescription(
        "reuse-identifier-removed",
        .identifier,
        summary: "A prototype is gone or has another reuse identifier.",
        rationale: """
            Cells are dequeued by the identifier at run time. Code that registers a class for the old one, or dequeues by it, \
            compiles and has no effect.
            """,
        reported: [
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
                  prototypes: [{ id: PersonCell, text: $(name) }]
                  sections: [{ id: s, rows: { forEach: name in names, prototype: PersonCell } }]
                """
            )
        ],
        unreported: [
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
                  prototypes: [{ id: NameCell, text: Name, detail: $(name), style: value1 }]
                  sections: [{ id: s, rows: { forEach: name in names, prototype: NameCell } }]
                """
            )
        ]
    )

    static func check(_ versions: VersionPair, _ changes: inout Changes) {
        for screens in versions.screens {
            let old = screens.old.table.prototypes
            for prototype in VersionPair.missing(old, in: screens.new.table.prototypes, by: \.id.value) {
                changes.report(
                    "screen '\(screens.new.name.value)' has no reuse identifier '\(prototype.id.value)' any more",
                    at: screens.new.name.range,
                    old: prototype.id.range
                )
            }
        }
    }
}
