internal import TableSpecModel

extension DifferenceRule {
    /// Rules for names by which tests or code at run time find views and rows.
    static let ofIdentifiers = [
        DifferenceRule(
            "reuse-identifier-removed",
            .identifier,
            "A prototype with the app's own cell class was removed or has a different reuse identifier.",
            """
            Its cells are dequeued with the identifier at run time. App code that compares the identifier of a cell, \
            or dequeues cells with it, compiles but has no effect. All other cells of a table share one identifier.
            """,
            reported: [.init(names("id: NameCell, class: NameView"), names("id: PersonCell, class: NameView"))],
            unreported: [
                .init(names("id: NameCell, text: $(name)"), names("id: PersonCell, text: $(name)")),
                .init(
                    names("id: NameCell, class: NameView"),
                    names("id: NameCell, class: NameView, accessory: disclosureIndicator")
                ),
            ]
        ) { versions, changes in
            let shared = versions.sharedPrototypes
            for prototype in VersionPair.missing(shared.old, in: shared.new, by: \.id.value) {
                // A removed part has no location in the new version.
                changes.report(
                    "the shared prototype '\(prototype.id.value)' was removed",
                    at: prototype.id.range
                )
            }
            for screens in versions.screens {
                let name = screens.new.name
                let old = screens.old.table.prototypes.filter(\.cell.className.isStated)
                for prototype in VersionPair.missing(old, in: screens.new.table.prototypes, by: \.id.value) {
                    changes.report(
                        "screen '\(name.value)' no longer has a reuse identifier '\(prototype.id.value)'",
                        at: name.range,
                        old: prototype.id.range
                    )
                }
            }
        },
        DifferenceRule(
            "accessibility-identifier-removed",
            .identifier,
            "An accessibility identifier was removed or has changed.",
            "UI tests use the identifier to find cells and the views in them. They compile, but don't find the view.",
            reported: [
                .rows("{ text: B, accessibilityIdentifier: b }", "{ text: B, accessibilityIdentifier: c }"),
                .rows(
                    "{ content: { label: B, accessibilityIdentifier: b } }",
                    "{ content: { label: B, accessibilityIdentifier: c } }"
                ),
                .rows(
                    "{ text: B, accessory: { button: C, action: d, accessibilityIdentifier: b } }",
                    "{ text: B, accessory: { button: C, action: d } }"
                ),
                .init(
                    names("id: B, text: $(name), accessibilityIdentifier: b"),
                    names("id: B, text: $(name), accessibilityIdentifier: c")
                ),
            ],
            unreported: [.rows("{ text: B }", "{ text: B, accessibilityIdentifier: b }")]
        ) { versions, changes in
            for screens in versions.screens {
                let name = screens.new.name
                let old = screens.old.accessibilityIdentifiers
                for identifier in VersionPair.missing(old, in: screens.new.accessibilityIdentifiers, by: \.value) {
                    changes.report(
                        "screen '\(name.value)' no longer has an accessibility identifier '\(identifier.value)'",
                        at: name.range,
                        old: identifier.range
                    )
                }
            }
        },
    ]

    /// A screen with the rows of a prototype.
    static func names(_ prototype: String) -> String {
        let id = prototype.dropFirst(4).prefix { $0 != "," }
        return """
            screen: A
            input: { names: [String] }
            table:
              prototypes: [{ \(prototype) }]
              sections: [{ id: s, rows: { forEach: name in names, prototype: \(id) } }]
            """
    }
}
