internal import TableSpecModel

enum PropertyRetyped: DifferenceRule {
    static let description = DifferenceDescription(
        "property-retyped",
        .source,
        summary: "A property of an input, a state or a type has another type.",
        rationale: """
            The values that the app hands over or reads have another type now. A word that is added to an enumeration counts: \
            a switch over it in the app's code is not exhaustive any more.
            """,
        reported: [
            .init("types: { Trail: { length: Int } }", "types: { Trail: { length: Double } }"),
            .init("types: { Trail: { kind: \"enum(a, b)\" } }", "types: { Trail: { kind: \"enum(a, b, c)\" } }"),
        ],
        unreported: [
            .init("types: { Trail: { length: Int } }", "types: { Trail: { length: \"Int\" } } # a comment")
        ]
    )

    static func check(_ versions: VersionPair, _ changes: inout Changes) {
        for owners in versions.owners {
            let properties = VersionPair.pairs(owners.old.properties, owners.new.properties, by: \.name.value)
            for pair in properties where pair.old.type != pair.new.type {
                changes.report(
                    "property '\(pair.new.name.value)' of \(owners.new.name) was '\(pair.old.type)', is '\(pair.new.type)'",
                    at: pair.new.typeRange,
                    old: pair.old.typeRange
                )
            }
        }
    }
}
