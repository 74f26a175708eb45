extension DifferenceRule {
    /// Rules for removed screens, apps and types, and for their access level.
    static let ofOwners = [
        DifferenceRule(
            "screen-removed",
            "A screen was removed or has a different name.",
            """
            The app's code uses generated types that are named after the screen, such as its view controller and the \
            protocol of its actions. They are no longer generated.
            """,
            reported: [
                .init(
                    "screen: Settings\ntable: { sections: [{ id: s, rows: [A, B] }] }",
                    "screen: Preferences\ntable: { sections: [{ id: s, rows: [A, B] }] }"
                )
            ],
            unreported: [.init("types: {}", "screen: Settings\ntable: { sections: [{ id: s, rows: [A, B] }] }")]
        ),
        DifferenceRule(
            "app-removed",
            "An app was removed or has a different name.",
            """
            The app's code creates the generated controller of the app and implements the protocol of its screens, \
            which are named after the app.
            """,
            reported: [
                .init(
                    "app: Clock\nnavigation: Map\nexternal: { Map: MapController }",
                    "external: { Map: MapController }"
                )
            ],
            unreported: [
                .init(
                    "external: { Map: MapController }",
                    "app: Clock\nnavigation: Map\nexternal: { Map: MapController }"
                )
            ]
        ),
        DifferenceRule(
            "type-removed",
            "A type of the model was removed or has a different name.",
            """
            The app creates values of the type and passes them to screens. Code that uses the type no longer compiles.
            """,
            reported: [.init("types: { Trail: { name: String } }", "types: { Path: { name: String } }")],
            unreported: [.init("types: { A: { name: String } }", "types: { A: { name: String }, B: { name: String } }")]
        ),
        DifferenceRule(
            "configuration-changed",
            .source,
            "The configuration restricts the access to the generated types, or changes their names or location.",
            """
            The access level, the type prefix and the location of the data source apply to everything that is \
            generated. Code that uses any of it no longer compiles. Other changes are reported as if both versions had \
            the new configuration.
            """,
            reported: [
                .init("swift: { typePrefix: My }", "swift: { typePrefix: Our }", isConfiguration: true),
                .init("swift: { accessLevel: public }", "swift: { accessLevel: package }", isConfiguration: true),
            ],
            unreported: [
                .init("swift: { accessLevel: package }", "swift: { accessLevel: public }", isConfiguration: true)
            ]
        ) { versions, changes in
            guard let place = versions.configurationPlace else { return }
            for message in versions.configurationChanges { changes.report(message, at: place) }
        },
    ]
}
