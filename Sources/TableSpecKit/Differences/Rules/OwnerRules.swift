extension DifferenceRule {
    /// Rules for removed screens, apps and types, and for their access level.
    static let ofOwners = [
        DifferenceRule(
            "screen-removed",
            "A screen is gone or has another name.",
            """
            The app's code names the generated classes after the screen: its table, its view controller and the protocol of \
            its actions. None of them is generated any more.
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
            "An app is gone or has another name.",
            """
            The app's code makes the generated controller of the app and implements the protocol of its screens, which are \
            named after it.
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
            "A type of the model is gone or has another name.",
            """
            The app makes the values of the type that it hands to screens. Code that names the type does not compile any more.
            """,
            reported: [.init("types: { Trail: { name: String } }", "types: { Path: { name: String } }")],
            unreported: [.init("types: { A: { name: String } }", "types: { A: { name: String }, B: { name: String } }")]
        ),
        DifferenceRule(
            "configuration-changed",
            .source,
            "The configuration lets fewer modules use the generated types, names them otherwise or puts them elsewhere.",
            """
            The access level, the prefix and the place of the data source hold for everything that is generated, so that code \
            which uses any of it does not compile any more. Other changes are reported as if the configuration had been the \
            new one before.
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
