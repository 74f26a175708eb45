internal import TableSpecModel

enum PropertyAdded: DifferenceRule {
    static let description = DifferenceDescription(
        "property-added",
        .source,
        summary: "An input or a type has a new property that has no value to start with.",
        rationale: """
            The app makes inputs and values of types by their initializers, which now want one more argument. A property \
            with a default, or one that may be absent, breaks no call.
            """,
        reported: [
            .init("types: { Trail: { name: String } }", "types: { Trail: { name: String, length: Double } }"),
            .init(
                "screen: A\ninput: { name: String }\ntable: { sections: [{ id: s, rows: [A] }] }",
                "screen: A\ninput: { name: String, other: String }\ntable: { sections: [{ id: s, rows: [A] }] }"
            ),
        ],
        unreported: [
            .init("types: { Trail: { name: String } }", "types: { Trail: { name: String, length: Double? } }"),
            .init(
                "screen: A\nstate: { a: Bool = true }\ntable: { sections: [{ id: s, rows: [A] }] }",
                "screen: A\nstate: { a: Bool = true, b: Bool = true }\ntable: { sections: [{ id: s, rows: [A] }] }"
            ),
        ]
    )

    static func check(_ versions: VersionPair, _ changes: inout Changes) {
        for owners in versions.owners where !owners.new.hasStartValues {
            let added = VersionPair.missing(owners.new.properties, in: owners.old.properties, by: \.name.value)
            // The first property adds the argument 'input' itself.
            for property in added where owners.old.properties.isEmpty || !property.hasStartValue {
                let name = property.name.value
                changes.report("\(owners.new.name) needs a new property '\(name)'", at: property.name.range)
            }
        }
    }
}

extension Property {
    /// Whether an initializer can leave the property out.
    fileprivate var hasStartValue: Bool { defaultValue != nil || type.isOptional }
}
