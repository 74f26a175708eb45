extension DifferenceRule {
    /// Rules for what a screen requires of the app.
    static let ofRequirements = [
        DifferenceRule(
            "action-added",
            "A screen or an app calls an action that the app's code doesn't implement yet.",
            """
            The actions of a screen are a protocol without default implementations, so the app can't forget one. The \
            app's type that conforms to the protocol now lacks a method.
            """,
            reported: [
                .rows("{ text: B, action: open }", "{ text: B, action: open }, { text: C, action: close }")
            ],
            unreported: [
                .rows("{ text: B, action: open }", "{ text: B, action: open }, { text: C, action: open }")
            ]
        ),
        DifferenceRule(
            "action-removed",
            "A screen or an app no longer calls an action, or calls it by a different name.",
            """
            The protocol of the screen's actions no longer has the method. Calls through the protocol no longer \
            compile, and the app's implementation is never called.
            """,
            reported: [.rows("{ text: B, action: open }", "{ text: B, action: show }")],
            unreported: [
                .rows("{ text: B, action: open }, { text: C, action: open }", "{ text: B }, { text: C, action: open }")
            ]
        ),
        DifferenceRule(
            "action-changed",
            "A screen calls an action with different values.",
            "The protocol of the screen's actions now has a method with different parameters than the app's method.",
            reported: [
                .init(
                    list("types: { B: { name: String } }", "b in bs", "bs: [B]", "text: $(b.name), action: open"),
                    list("types: { C: { name: String } }", "c in cs", "cs: [C]", "text: $(c.name), action: open")
                )
            ],
            unreported: [
                .init(
                    list("types: { B: { name: String } }", "b in bs", "bs: [B]", "text: $(b.name), action: open"),
                    list(
                        "types: { B: { name: String } }",
                        "b in bs",
                        "bs: [B]",
                        "text: $(b.name), style: value1, action: open"
                    )
                )
            ]
        ),
        DifferenceRule(
            "destination-added",
            "A screen or an app leads to another screen that the app's code doesn't create or prepare yet.",
            """
            The app creates each handwritten screen, and prepares each generated screen before it's shown. The \
            protocol of the screen's actions has a new method for this purpose, which the app doesn't implement yet.
            """,
            reported: [.init(map("{ text: B }"), map("{ text: B, segue: Map }"))],
            unreported: [
                .init(
                    map("{ text: B, segue: Map }, { id: c, text: C }"),
                    map("{ text: B, segue: Map }, { id: c, text: C, segue: Map }")
                )
            ]
        ),
        DifferenceRule(
            "destination-removed",
            "A screen or an app no longer leads to another screen.",
            """
            The protocol of the screen's actions no longer has the method that creates or prepares the other screen. \
            The app's implementation is never called, so the other screen can't be reached this way.
            """,
            reported: [.init(map("{ text: B, segue: Map }"), map("{ text: B }"))],
            unreported: [.init(map("{ text: B, segue: Map }"), map("{ text: B, segue: { to: Map, kind: show } }"))]
        ),
        DifferenceRule(
            "destination-changed",
            "The method that an app implements to show another screen has a different signature.",
            """
            The method that creates or prepares the other screen passes different values, or a handwritten screen is \
            now generated.
            """,
            reported: [
                .init(
                    map("{ text: B, segue: { to: Map } }"),
                    map("{ text: B, segue: { to: Map, pass: { place: Home } } }")
                )
            ],
            unreported: [
                .init(
                    map("{ text: B, segue: { to: Map, pass: { place: Home } } }"),
                    map("{ text: B, segue: { to: Map, pass: { place: Work } } }")
                ),
                .init("external: { Map: MapController }", "external: { Map: MapViewController }"),
            ]
        ),
        DifferenceRule(
            "update-changed",
            "A named update was removed, has a different name, or has different changes.",
            "The table no longer has a method with these parameters, so calls of it don't compile.",
            reported: [
                .init(
                    updates("{ id: renew, of: names, deleteRows: fade }"),
                    updates("{ id: reset, of: names, deleteRows: fade }")
                ),
                .init(
                    updates("{ id: renew, of: names, deleteRows: fade }"),
                    updates("{ id: renew, of: names, insertRows: fade }")
                ),
            ],
            unreported: [
                .init(
                    updates("{ id: renew, of: names, deleteRows: fade }"),
                    updates("{ id: renew, of: names, deleteRows: top }")
                )
            ]
        ),
    ]

    private static func map(_ rows: String) -> String {
        "screen: A\nexternal: { Map: MapController }\ntable: { sections: [{ id: s, rows: [\(rows)] }] }"
    }

    private static func list(_ types: String, _ loop: String, _ input: String, _ prototype: String) -> String {
        """
        \(types)
        screen: A
        input: { \(input) }
        table:
          prototypes: [{ id: Cell, \(prototype) }]
          sections: [{ rows: { forEach: \(loop), prototype: Cell } }]
        """
    }

    private static func updates(_ update: String) -> String {
        """
        screen: A
        state: { names: [String] }
        table:
          prototypes: [{ id: C, text: $(name) }]
          sections: [{ rows: { forEach: name in names, prototype: C } }]
          updates:
            - \(update)
        """
    }
}
