extension DifferenceRule {
    /// Rules for the declarations in a table's Swift; the last ones report changes that no other rule explains.
    static let ofDeclarations = [
        DifferenceRule(
            "row-removed",
            "A row of a static table is gone or has another id.",
            """
            The id names the row and its controls in the generated code, and batch updates tell rows apart by it. A row whose \
            text changes keeps its name only if the spec states an id.
            """,
            reported: [.rows("Network, About", "Wi-Fi, About")],
            unreported: [.rows("{ id: network, text: Network }", "{ id: network, text: Wi-Fi }")]
        ),
        DifferenceRule(
            "section-removed",
            "A section of a list is gone or has another id.",
            """
            The generated code has a case for each section, and batch updates tell sections apart by it. A section whose \
            header changes keeps its name only if the spec states an id.
            """,
            reported: [.sections("{ header: Sounds, rows: [A] }", "{ header: Sound Effects, rows: [A] }")],
            unreported: [
                .sections("{ id: a, header: Sounds, rows: [A] }", "{ id: a, header: Sound Effects, rows: [A] }")
            ]
        ),
        DifferenceRule(
            "declaration-removed",
            "Something that is declared for a screen or an app is gone, or has another name.",
            """
            The app's code may use each control, each view and each method that is not private. A control that becomes one of \
            another kind has another name.
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
            "Something that is declared for a screen or an app has another type or other parameters.",
            "The app's code that uses it was written for the old type: a view of a row is one of another class now.",
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
            "An enumeration of rows that the app gets has a new case.",
            """
            A hook hands the app the row that it is about. A switch over it in the app's code is not exhaustive any more; a \
            `default` in it takes new rows as they come.
            """,
            reported: [
                .init(
                    "screen: A\nhooks: [didSelect]\ntable: { sections: [{ id: s, rows: [B] }] }",
                    "screen: A\nhooks: [didSelect]\ntable: { sections: [{ id: s, rows: [B, C] }] }"
                )
            ],
            unreported: [.rows("B", "B, C")]
        ),
    ]

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
