extension DifferenceRule {
    /// Rules for the input, the state and the result of screens, and for the properties of types.
    static let ofProperties = [
        DifferenceRule(
            "property-added",
            "An input or a type has a new property without an initial value.",
            """
            The app creates inputs and values of types with initializers, which now require another argument. An \
            optional property, or one with a default, doesn't break calls.
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
            "A property of an input, a state or a type was removed or has a different name.",
            "App code that passes, reads or writes the property no longer compiles.",
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
            "A property of an input, a state or a type has a different type.",
            """
            The values that the app passes or reads now have a different type. Adding a case to an enumeration is such \
            a change, because a `switch` over it in the app's code is no longer exhaustive.
            """,
            reported: [
                .init("types: { Trail: { length: Int } }", "types: { Trail: { length: Double } }"),
                .init("types: { Trail: { kind: \"enum(a, b)\" } }", "types: { Trail: { kind: \"enum(a, b, c)\" } }"),
                .init(
                    "types: { Kind: \"enum(a, b)\", Trail: { kind: Kind } }",
                    "types: { Kind: \"enum(a, b, c)\", Trail: { kind: Kind } }"
                ),
            ],
            unreported: [
                .init("types: { Trail: { length: Int } }", "types: { Trail: { length: \"Int\" } } # a comment")
            ]
        ),
        DifferenceRule(
            "default-removed",
            "A property of an input or a type no longer has a default.",
            "Calls of the initializer that omit the property now lack an argument.",
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
            "The properties of an input, a state or a type have a different order.",
            """
            The arguments of an initializer have the order of the properties. Calls with arguments in the old order no \
            longer compile. Add new properties at the end.
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
            "A screen returns a result of a different type, or no result.",
            "App code that receives the result gets a value of a different type, or is never called.",
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
