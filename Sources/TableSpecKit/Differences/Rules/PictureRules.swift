internal import TableSpecModel

extension DifferenceRule {
    /// What people see.
    static let ofPictures = [
        DifferenceRule(
            "navigation-changed",
            .visual,
            "The title or the navigation bar of a screen looks different.",
            "The picture of the screen changes, and so do snapshots of it.",
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
        ) { versions, changes in
            for screens in versions.screens {
                let names = screens.old.navigationLook.changes(to: screens.new.navigationLook)
                guard !names.isEmpty else { continue }
                changes.report(
                    "the navigation bar of screen '\(screens.new.name.value)' changes: \(names.joined(separator: ", "))",
                    at: screens.new.title?.range ?? screens.new.name.range,
                    old: screens.old.title?.range ?? screens.old.name.range
                )
            }
        },
        DifferenceRule(
            "table-changed",
            .visual,
            "A table has another style, other separators or row heights, or another index.",
            "The picture of the screen changes, and so do snapshots of it.",
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
        ) { versions, changes in
            for screens in versions.screens {
                let names = screens.old.tableLook.changes(to: screens.new.tableLook)
                guard !names.isEmpty else { continue }
                changes.report(
                    "the table of screen '\(screens.new.name.value)' changes: \(names.joined(separator: ", "))",
                    at: screens.new.name.range,
                    old: screens.old.name.range
                )
            }
        },
        DifferenceRule(
            "section-added",
            .visual,
            "A table has a new section.",
            "What stands below it moves down; tests that go by positions instead of ids find something else.",
            reported: [
                .init(
                    "screen: A\ntable: { sections: [{ id: s, rows: [B] }] }",
                    "screen: A\ntable: { sections: [{ id: s, rows: [B] }, { id: t, rows: [C] }] }"
                )
            ],
            unreported: [
                .rows("B", "{ text: B }")
            ]
        ) { versions, changes in
            for screens in versions.screens {
                let new = screens.new.listedSections
                for section in VersionPair.missing(new, in: screens.old.listedSections, by: \.id.value) {
                    let screen = screens.new.name.value
                    changes.report("screen '\(screen)' has a new section '\(section.id.value)'", at: section.id.range)
                }
            }
        },
        DifferenceRule(
            "section-changed",
            .visual,
            "A section has another header, footer or condition, or makes its rows in another way.",
            "The picture of the screen changes, and so do snapshots of it.",
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
        ) { versions, changes in
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
        },
        DifferenceRule(
            "row-added",
            .visual,
            "A static table has a new row.",
            "What stands below it moves down; tests that go by positions instead of ids find something else.",
            reported: [
                .rows("B", "B, C")
            ],
            unreported: [
                .rows("B", "{ text: B, selectionStyle: none }")
            ]
        ) { versions, changes in
            for screens in versions.screens {
                let new = screens.new.table.staticRows
                for row in VersionPair.missing(new, in: screens.old.table.staticRows, by: \.id.value) {
                    changes.report("screen '\(screens.new.name.value)' has a new row '\(row.id.value)'", at: row.range)
                }
            }
        },
        DifferenceRule(
            "order-changed",
            .visual,
            "Sections or rows stand in another order, or a row in another section.",
            "The picture changes; tests that go by positions instead of ids find something else.",
            reported: [
                .rows("B, C", "C, B"),
                .init(
                    "screen: A\ntable: { sections: [{ id: s, rows: [B, C] }, { id: t, rows: [D] }] }",
                    "screen: A\ntable: { sections: [{ id: s, rows: [B] }, { id: t, rows: [C, D] }] }"
                ),
            ],
            unreported: [
                .rows("B, C", "B, D, C")
            ]
        ) { versions, changes in
            for screens in versions.screens {
                let old = screens.old.places
                let new = screens.new.places
                guard old.filter(Set(new.map(\.id)).contains(id:)) != new.filter(Set(old.map(\.id)).contains(id:))
                else {
                    continue
                }
                changes.report(
                    "sections or rows of screen '\(screens.new.name.value)' stand in other places",
                    at: screens.new.name.range,
                    old: screens.old.name.range
                )
            }
        },
        DifferenceRule(
            "cell-changed",
            .visual,
            "A row or a prototype looks different, or its segue shows the next screen in another way.",
            "The picture of the screen changes, and so do snapshots of it.",
            reported: [
                .rows("{ id: b, text: Network }", "{ id: b, text: Wi-Fi }"),
                .init(
                    names("id: NameCell, text: $(name)"),
                    names("id: NameCell, text: $(name), textColor: systemRed")
                ),
            ],
            unreported: [
                .rows("{ id: b, text: Network, style: default }", "{ id: b, text: Network }")
            ]
        ) { versions, changes in
            for screens in versions.screens {
                let (old, new) = (screens.old.table, screens.new.table)
                let rows = VersionPair.pairs(old.staticRows, new.staticRows, by: \.id.value)
                for row in rows { changes.report("row '\(row.new.id.value)'", row.old.cell, row.new.cell) }
                let prototypes = VersionPair.pairs(old.prototypes, new.prototypes, by: \.id.value)
                for prototype in prototypes {
                    changes.report("prototype '\(prototype.new.id.value)'", prototype.old.cell, prototype.new.cell)
                }
            }
        },
    ]
}

extension Changes {
    /// Reports what differs in the look of a cell.
    fileprivate mutating func report(_ name: String, _ old: Cell, _ new: Cell) {
        let parts = old.look.changes(to: new.look)
        guard !parts.isEmpty else { return }
        report("\(name) changes: \(parts.joined(separator: ", "))", at: new.range, old: old.range)
    }
}

/// Where a row or a section stands.
private struct Place: Hashable {
    var id: String
    /// The section of a row; empty for sections.
    var section: String
}

extension Set<String> {
    fileprivate func contains(id place: Place) -> Bool { contains(place.id) }
}

extension Screen {
    /// The sections, each followed by its rows, with ids that tell both apart.
    fileprivate var places: [Place] {
        listedSections.flatMap { section in
            let id = "section \(section.id.value)"
            return [Place(id: id, section: "")]
                + section.listedRows.map { Place(id: "row \($0.id.value)", section: id) }
        }
    }
}
