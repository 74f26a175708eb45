internal import TableSpecModel

enum OrderChanged: DifferenceRule {
    static let description = DifferenceDescription(
        "order-changed",
        .visual,
        summary: "Sections or rows stand in another order, or a row in another section.",
        rationale: "The picture changes; tests that go by positions instead of ids find something else.",
        reported: [
            .init(
                "screen: A\ntable: { sections: [{ id: s, rows: [B, C] }] }",
                "screen: A\ntable: { sections: [{ id: s, rows: [C, B] }] }"
            ),
            .init(
                "screen: A\ntable: { sections: [{ id: s, rows: [B, C] }, { id: t, rows: [D] }] }",
                "screen: A\ntable: { sections: [{ id: s, rows: [B] }, { id: t, rows: [C, D] }] }"
            ),
        ],
        unreported: [
            .init(
                "screen: A\ntable: { sections: [{ id: s, rows: [B, C] }] }",
                "screen: A\ntable: { sections: [{ id: s, rows: [B, D, C] }] }"
            )
        ]
    )

    static func check(_ versions: VersionPair, _ changes: inout Changes) {
        for screens in versions.screens {
            let old = screens.old.places
            let new = screens.new.places
            guard old.filter(Set(new.map(\.id)).contains(id:)) != new.filter(Set(old.map(\.id)).contains(id:)) else {
                continue
            }
            changes.report(
                "sections or rows of screen '\(screens.new.name.value)' stand in other places",
                at: screens.new.name.range,
                old: screens.old.name.range
            )
        }
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
                + section.staticRows.map { Place(id: "row \($0.id.value)", section: id) }
        }
    }
}
