internal import TableSpecDiagnostics
internal import TableSpecKit
internal import TableSpecModel

extension DifferenceRule {
    /// Rules for visible changes.
    static let ofPictures = [
        DifferenceRule(
            "app-changed",
            .visual,
            "An app has different tabs, or starts with a different screen.",
            "Users see different tabs, screens or values.",
            reported: [
                .init(
                    "app: Clock\ntabs: [{ title: Map, screen: Map }]\nexternal: { Map: MapController }",
                    "app: Clock\ntabs: [{ title: Trails, screen: Map }]\nexternal: { Map: MapController }"
                )
            ],
            unreported: [
                .init(
                    "app: Clock\ntabs: [{ title: Map, screen: Map }]\nexternal: { Map: MapController }",
                    "app: Clock\ntabs: [{ screen: Map, title: Map }]\nexternal: { Map: MapController }"
                )
            ]
        ) { versions, changes in
            for apps in versions.apps {
                let keys = ChangedKeys(
                    of: FileContent.mapping,
                    between: (FileContent(apps.old), apps.old.range),
                    and: (FileContent(apps.new), apps.new.range),
                    reported: versions.reported
                )
                let places = (old: apps.old.name.range, new: apps.new.name.range)
                keys.report("app '\(apps.new.name.value)'", at: places.new, old: places.old, in: &changes)
            }
        },
        DifferenceRule(
            "screen-changed",
            .visual,
            "The title, the bars, the views outside the table, or other settings of a screen change.",
            "The preview of the screen changes, and so do its snapshots.",
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
                let keys = ChangedKeys(
                    of: FileContent.mapping,
                    between: (FileContent(screens.old), screens.old.range),
                    and: (FileContent(screens.new), screens.new.range),
                    besides: [FileKey.table.name],
                    reported: versions.reported
                )
                keys.report(
                    "screen '\(screens.new.name.value)'",
                    at: screens.new.title?.range ?? screens.new.name.range,
                    old: screens.old.title?.range ?? screens.old.name.range,
                    in: &changes
                )
            }
        },
        DifferenceRule(
            "table-changed",
            .visual,
            "A table has a different style, separators, row heights or index, or creates its sections differently.",
            "The preview of the screen changes, and so do its snapshots.",
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
                let (old, new) = (screens.old, screens.new)
                let parts = [TableKey.prototypes.name]
                let keys = ChangedKeys(
                    of: Table.mapping,
                    between: (old.table, old.table.range),
                    and: (new.table, new.table.range),
                    besides: old.table.sections.isLike(new.table.sections) ? parts + [TableKey.sections.name] : parts,
                    reported: versions.reported
                )
                let name = new.name
                keys.report("the table of screen '\(name.value)'", at: name.range, old: old.name.range, in: &changes)
            }
        },
        DifferenceRule(
            "section-added",
            .visual,
            "A table has a new section.",
            "The sections below it move down. Tests that use positions instead of ids find different rows.",
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
            "A section has a different header, footer or condition, or creates its rows differently.",
            "The preview of the screen changes, and so do its snapshots.",
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
                let (old, new) = (screens.old.table.sections.looped, screens.new.table.sections.looped)
                for sections in VersionPair.pairs(old, new, by: \.identity) {
                    let hasSameLoops = sections.old.section.hasSameCollections(as: sections.new.section)
                    let keys = ChangedKeys(
                        of: LoopedSection.mapping,
                        between: (sections.old, sections.old.section.range),
                        and: (sections.new, sections.new.section.range),
                        besides: hasSameLoops ? [SectionKey.rows.name] : [],
                        reported: versions.reported
                    )
                    keys.report(sections.new.phrase, in: &changes)
                }
            }
        },
        DifferenceRule(
            "row-added",
            .visual,
            "A static table has a new row.",
            "The rows below it move down. Tests that use positions instead of ids find different rows.",
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
            "Sections or rows have a different order, or a row moves to a different section.",
            "The preview changes. Tests that use positions instead of ids find different rows.",
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
                    "sections or rows of screen '\(screens.new.name.value)' have moved",
                    at: screens.new.name.range,
                    old: screens.old.name.range
                )
            }
        },
        DifferenceRule(
            "titles-changed",
            .visual,
            "The titles of values change.",
            "Text, menus, segmented controls and lists of options show other titles.",
            reported: [
                .init("types: { Mode: { a: Fast Mode, b: Slow } }", "types: { Mode: { a: Quick Mode, b: Slow } }"),
                .init(
                    "types: { T: { isOn: Bool } }\ntitles: { T.isOn: { true: On, false: Off } }",
                    "types: { T: { isOn: Bool } }\ntitles: { T.isOn: { true: Yes, false: Off } }"
                ),
            ],
            unreported: [
                .init(
                    "types: { Mode: { a: Fast Mode, b: Slow } }",
                    "types: { Mode: \"enum(a, b)\" }\ntitles: { Mode: { b: Slow, a: Fast Mode } }"
                )
            ]
        ) { versions, changes in
            for values in versions.titles where values.old.titles.json.text != values.new.titles.json.text {
                let path = values.new.path
                changes.report("the titles of '\(path.value)' have changed", at: path.range, old: values.old.path.range)
            }
        },
        DifferenceRule(
            "cell-changed",
            .visual,
            "A row or a prototype looks or behaves differently.",
            "The preview of the screen changes, and so do its snapshots.",
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
                for row in VersionPair.pairs(old.listedRows, new.listedRows, by: \.id.value) {
                    let keys = ChangedKeys(
                        of: Row.mapping,
                        between: (row.old, row.old.range),
                        and: (row.new, row.new.range),
                        reported: versions.reported
                    )
                    keys.report("row '\(row.new.id.value)'", in: &changes)
                }
                changes.report(old.prototypes, new.prototypes, besides: versions.reported)
            }
            changes.report(versions.sharedPrototypes.old, versions.sharedPrototypes.new, besides: versions.reported)
        },
    ]
}

extension Changes {
    /// Reports the differences between prototypes with the same name.
    fileprivate mutating func report(_ old: [Prototype], _ new: [Prototype], besides reported: [Difference]) {
        for prototype in VersionPair.pairs(old, new, by: \.id.value) {
            let keys = ChangedKeys(
                of: Prototype.mapping,
                between: (prototype.old, prototype.old.range),
                and: (prototype.new, prototype.new.range),
                reported: reported
            )
            keys.report("prototype '\(prototype.new.id.value)'", in: &self)
        }
    }
}

/// The position of a row or a section.
private struct Place: Hashable {
    var id: String
    /// The section of a row; empty for sections.
    var section: String
}

extension Set<String> {
    fileprivate func contains(id place: Place) -> Bool { contains(place.id) }
}

extension Screen {
    /// The sections, each followed by its rows, with ids that distinguish the two.
    fileprivate var places: [Place] {
        listedSections.flatMap { section in
            let id = "section \(section.id.value)"
            return [Place(id: id, section: "")]
                + section.rows.compactMap { entry in
                    let collection = entry.dynamicRows.map { "rows of \($0.loop.collection.text)" }
                    return (entry.row.map { "row \($0.id.value)" } ?? collection).map { Place(id: $0, section: id) }
                }
        }
    }
}
