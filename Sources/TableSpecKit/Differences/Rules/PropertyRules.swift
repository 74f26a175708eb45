extension DifferenceRule {
    /// Rules for the input, the state and the result of screens, and for the properties of types.
    static let ofProperties = [
        DifferenceRule(
            "property-added",
            "An input or a type has a new property that has no value to start with.",
            """
            The app makes inputs and values of types by their initializers, which now want one more argument. A property \
            with a default, or one that may be absent, breaks no call.
            """,
            reported: [
                .init("types: { Trail: { name: String } }", "types: { Trail: { name: String, length: Double } }"),
                .init(
                    "screen: A\ninput: { name: String }\ntable: { sections: [{ id: s, rows: [A] }] }",
                    "screen: A\ninput: { name: String, other: String }\ntable: { sections: [{ id: s, rows: [A] }] }"
                ),
                .init(
                    "screen: A\ntable: { sections: [{ id: s, rows: [A] }] }",
                    "screen: A\ninput: { name: String = Ada }\ntable: { sections: [{ id: s, rows: [A] }] }"
                ),
            ],
            unreported: [
                .init("types: { Trail: { name: String } }", "types: { Trail: { name: String, length: Double? } }"),
                .init(
                    "screen: A\nstate: { a: Bool = true }\ntable: { sections: [{ id: s, rows: [A] }] }",
                    "screen: A\nstate: { a: Bool = true, b: Bool = true }\ntable: { sections: [{ id: s, rows: [A] }] }"
                ),
            ]
        ),
        DifferenceRule(
            "property-removed",
            "A property of an input, a state or a type is gone or has another name.",
            "The app hands the property over, reads it or writes it. That code does not compile any more.",
            reported: [
                .init("types: { Trail: { name: String, length: Double } }", "types: { Trail: { name: String } }"),
                .init(
                    "screen: A\nstate: { on: Bool = true }\ntable: { sections: [{ id: s, rows: [A] }] }",
                    "screen: A\nstate: { isOn: Bool = true }\ntable: { sections: [{ id: s, rows: [A] }] }"
                ),
            ],
            unreported: [
                .init(
                    "types: { Trail: { name: String } }",
                    "types: { Trail: { name: \"String\", other: \"String?\" } }"
                )
            ]
        ),
        DifferenceRule(
            "property-retyped",
            "A property of an input, a state or a type has another type.",
            """
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
        ),
        DifferenceRule(
            "default-removed",
            "A property of an input or a type has lost the value with which it started.",
            "Calls of the initializer that left the property out lack an argument now.",
            reported: [
                .init(
                    "types: { Trail: { name: String, length: Double = 1 } }",
                    "types: { Trail: { name: String, length: Double } }"
                )
            ],
            unreported: [
                .init("types: { Trail: { length: Double = 1 } }", "types: { Trail: { length: Double = 2 } }"),
                .init("types: { Trail: { length: Double } }", "types: { Trail: { length: Double = 1 } }"),
            ]
        ),
        DifferenceRule(
            "properties-reordered",
            "The properties of an input, a state or a type have another order.",
            """
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
        ),
        DifferenceRule(
            "result-changed",
            "A screen hands back a value of another type, or none any more.",
            "The app's code that takes the result gets another value than it was written for, or is never called.",
            reported: [.init(form(result: "Trail"), form(result: "Path"))],
            unreported: [.init(form(result: "Trail"), form(result: "Trail", name: "Grace"))]
        ),
    ]

    private static func form(result: String, name: String = "Ada") -> String {
        """
        types: { Trail: { name: String }, Path: { name: String } }
        screen: A
        title: T
        result: \(result)
        state: { name: String = \(name) }
        navigationItem: { left: { systemItem: cancel, finish: cancel }, right: { systemItem: save, finish: save } }
        table: { sections: [{ id: s, rows: [B] }] }
        """
    }
}
