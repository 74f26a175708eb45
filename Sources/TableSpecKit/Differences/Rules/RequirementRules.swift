extension DifferenceRule {
    /// Rules for what a screen requires of the app.
    static let ofRequirements = [
        DifferenceRule(
            "action-added",
            "A screen or an app calls an action that the app's code does not implement yet.",
            """
            The actions of a screen are a protocol without defaults, so that nothing can be forgotten. The app's type that \
            implements it lacks a method now.
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
            "A screen or an app does not call an action any more, or calls it by another name.",
            """
            The method is gone from the protocol of the screen's actions. Calls through the protocol do not compile any more, \
            and what implements it is never called.
            """,
            reported: [.rows("{ text: B, action: open }", "{ text: B, action: show }")],
            unreported: [
                .rows("{ text: B, action: open }, { text: C, action: open }", "{ text: B }, { text: C, action: open }")
            ]
        ),
        DifferenceRule(
            "action-changed",
            "A screen calls an action with other values.",
            "The method has other parameters in the protocol of the screen's actions; the app's method does not fit any more.",
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
            "A screen or an app leads to another screen for which the app's code has something new to do.",
            """
            The app makes each hand-written screen and prepares each generated one before it is shown. The protocol of the \
            screen's actions has one more method for it, which the app does not implement yet.
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
            "A screen or an app does not lead to another screen any more.",
            """
            The method that makes or prepares the other screen is gone from the protocol of the screen's actions. What \
            implements it is never called, so that the other screen cannot be reached this way.
            """,
            reported: [.init(map("{ text: B, segue: Map }"), map("{ text: B }"))],
            unreported: [.init(map("{ text: B, segue: Map }"), map("{ text: B, segue: { to: Map, kind: show } }"))]
        ),
        DifferenceRule(
            "destination-changed",
            "The method that an app implements to show another screen has another signature.",
            """
            The method that makes or prepares the other screen has another signature: other values are handed over, or a \
            hand-written screen has become a generated one.
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
            "A named update is gone, has another name, or changes something else.",
            "The table has no method with these parameters any more, and calls of it do not compile.",
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
