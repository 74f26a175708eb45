extension DifferenceRule {
    /// What has a name in the Swift of a table; the last rules report what no other one explains.
    static let ofDeclarations = [
        DifferenceRule(
            "row-removed",
            "A row of a static table is gone or has another id.",
            """
            The id names the row's cell and its controls in the generated code, and batch updates tell rows apart by it. A \
            row whose text changes keeps its name only if the spec states an id.
            """,
            reported: [.rows("Network, About", "Wi-Fi, About")],
            unreported: [.rows("{ id: network, text: Network }", "{ id: network, text: Wi-Fi }")]
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
            "The app's code that uses it was written for the old type: a cell of a class of its own is one of UIKit's now.",
            reported: [
                state("{ id: b, style: custom, class: BCell }", "{ id: b, style: custom, class: CCell }"),
                state("{ id: b, text: B }", "{ id: b, style: custom, class: BCell }"),
            ],
            unreported: [state("{ id: b, text: B }", "{ id: b, text: B, style: value1 }")]
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
