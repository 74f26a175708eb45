internal import TableSpecModel

enum PropertyRemoved: DifferenceRule {
    static let description = DifferenceDescription(
        "property-removed",
        .source,
        summary: "A property of an input, a state or a type is gone or has another name.",
        rationale: """
            The app hands the property over, reads it or writes it. That code does not compile any more.
            """,
        reported: [
            .init(
                "types: { Trail: { name: String, length: Double } }",
                "types: { Trail: { name: String } }"
            ),
            .init(
                "screen: A\nstate: { on: Bool = true }\ntable: { sections: [{ id: s, rows: [A] }] }",
                "screen: A\nstate: { isOn: Bool = true }\ntable: { sections: [{ id: s, rows: [A] }] }"
            ),
        ],
        unreported: [
            .init(
                "types: { Trail: { name: String } }",
                "types: { Trail: { name: \"String\", other: \"String?\" } }"
            )
        ]
    )

    static func check(_ versions: VersionPair, _ changes: inout Changes) {
        for owners in versions.owners {
            for property in VersionPair.missing(owners.old.properties, in: owners.new.properties, by: \.name.value) {
                changes.report(
                    "\(owners.new.name) has no property '\(property.name.value)' any more",
                    at: owners.new.place.range,
                    old: property.name.range
                )
            }
        }
    }
}
