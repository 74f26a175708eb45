internal import TableSpecModel

enum PropertiesReordered: DifferenceRule {
    static let description = DifferenceDescription(
        "properties-reordered",
        .source,
        summary: "The properties of an input, a state or a type have another order.",
        rationale: """
            The arguments of an initializer have the order of the properties. Calls with two of them in the old order do not \
            compile any more. Add new properties at the end.
            """,
        reported: [
            .init(
                "types: { Trail: { name: String, length: Double } }",
                "types: { Trail: { length: Double, name: String } }"
            )
        ],
        unreported: [
            .init(
                "types: { Trail: { name: String, length: Double } }",
                "types: { Trail: { name: String, other: \"Int?\", length: Double } }"
            )
        ]
    )

    static func check(_ versions: VersionPair, _ changes: inout Changes) {
        for owners in versions.owners {
            let old = owners.old.properties.map(\.name.value)
            let new = owners.new.properties.map(\.name.value)
            let remaining = old.filter(Set(new).contains)
            guard remaining != new.filter(Set(old).contains) else { continue }
            changes.report(
                "the properties of \(owners.new.name) have another order, and so have the arguments of its initializer",
                at: owners.new.place.range,
                old: owners.old.place.range
            )
        }
    }
}
