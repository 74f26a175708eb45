extension DifferenceRule {
    /// Rules for the declarations in the Swift of a table. The last ones report changes that no other rule explains.
    static let ofDeclarations = [
        DifferenceRule(
            "row-removed",
            "A row of a static table was removed or has a different id.",
            """
            The id names the row and its controls in the generated code, and identifies the row in batch updates. If \
            the text of a row changes, the row keeps its name only if the spec specifies an id.
            """,
            reported: [.rows("Network, About", "Wi-Fi, About")],
            unreported: [.rows("{ id: network, text: Network }", "{ id: network, text: Wi-Fi }")]
        ),
        DifferenceRule(
            "section-removed",
            "A section in a list was removed or has a different id.",
            """
            The generated code has a case for each section, which identifies the section in batch updates. If the \
            header of a section changes, the section keeps its name only if the spec specifies an id.
            """,
            reported: [.sections("{ header: Sounds, rows: [A] }", "{ header: Sound Effects, rows: [A] }")],
            unreported: [
                .sections("{ id: a, header: Sounds, rows: [A] }", "{ id: a, header: Sound Effects, rows: [A] }")
            ]
        ),
        DifferenceRule(
            "declaration-removed",
            "A declaration for a screen or an app was removed or has a different name.",
            """
            The app's code can use every control, view and method that isn't private. If the kind of a control \
            changes, its name changes too.
            """,
            reported: [
                state(
                    "{ id: b, text: B, accessory: { switch: $(on) } }",
                    "{ id: b, text: B, accessory: { stepper: $(count) } }"
                ),
                state(
                    "{ id: b, style: custom, content: { textView: $(note), id: note } }",
                    "{ id: b, style: custom, content: { textView: $(note), id: text } }"
                ),
            ],
            unreported: [
                state(
                    "{ id: b, text: B, accessory: { switch: $(on) } }",
                    "{ id: b, text: Bee, accessory: { switch: $(on) } }"
                )
            ]
        ),
        DifferenceRule(
            "declaration-changed",
            "A declaration for a screen or an app has a different type or different parameters.",
            "App code that uses it expects the old type. For example, a view in a row now has a different class.",
            reported: [
                state(
                    "{ id: b, content: [B, { stepper: $(count), id: number }] }",
                    "{ id: b, content: [B, { pageControl: $(count), numberOfPages: 3, id: number }] }"
                ),
                state(
                    "{ id: b, content: [B, { view: DialView, id: dial }] }",
                    "{ id: b, content: [B, { view: KnobView, id: dial }] }"
                ),
            ],
            unreported: [
                state("{ id: b, text: B }", "{ id: b, text: B, style: value1 }"),
                state("{ id: b, style: custom, class: BCell }", "{ id: b, style: custom, class: CCell }"),
            ]
        ),
        DifferenceRule(
            "declaration-added",
            "An enumeration of rows that the app's code receives has a new case, or rows have a new type of identities.",
            """
            A hook passes a row to the app. A `switch` over the row in the app's code is no longer exhaustive. A \
            `default` case handles new rows. A static row is its own identity. Beside rows of a collection, it has \
            one of the type `Row.ID`, which methods such as `indexPath(for:)` expect.
            """,
            reported: [
                .init(
                    "screen: A\nhooks: [didSelect]\ntable: { sections: [{ id: s, rows: [B] }] }",
                    "screen: A\nhooks: [didSelect]\ntable: { sections: [{ id: s, rows: [B, C] }] }"
                ),
                .init(
                    "\(collection) [B] }] }",
                    "\(collection) [B, { forEach: trail in trails, prototype: TrailCell }] }] }"
                ),
            ],
            unreported: [.rows("B", "B, C")]
        ),
    ]

    /// A screen with a collection, up to the rows.
    private static let collection = """
        screen: A
        types: { Trail: { id: String } }
        input: { trails: [Trail] }
        table: { prototypes: [{ id: TrailCell, text: $(trail.id) }], sections: [{ id: s, rows:
        """

    /// Two versions of the rows of a screen with a state.
    private static func state(_ old: String, _ new: String) -> Example {
        let specs = [old, new].map { rows in
            """
            screen: A
            state: { on: Bool = true, count: Int = 1, note: String = None }
            table: { sections: [{ id: s, rows: [\(rows)] }] }
            """
        }
        return Example(specs[0], specs[1])
    }
}
