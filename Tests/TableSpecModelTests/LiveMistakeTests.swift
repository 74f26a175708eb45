import TableSpecDiagnostics
import TableSpecModel
import TableSpecTestSupport
import Testing

/// Mistakes in what makes a screen live: one finding each, at its place and with a remedy.
@Suite("Mistakes in conditions, fields and menus")
struct LiveMistakeTests {
    private static let mistakes: [(row: String, remedy: String)] = [
        ("{ text: A, visible: ⟦$(count)⟧ }", "compare it with a number: '$(count > 0)'"),
        (
            "{ text: A, enabled: $(isOn && ⟦name⟧) }",
            "check that it isn't empty: '$(!name.isEmpty)'"
        ),
        ("{ text: A, visible: ⟦$(note)⟧ }", "check that it isn't nil: '$(note != nil)'"),
        ("{ text: A, visible: ⟦$(kind)⟧ }", "compare it with a case: '$(kind == plain)'"),
        (
            "{ text: A, visible: $(⟦name > 3⟧) }",
            "compare values of the same type: quote strings, and use the 'count' of a string or a list"
        ),
        ("{ id: a, text: A, accessory: { textField: $(name), next: ⟦a⟧ } }", "name another row"),
        (
            "{ id: a, text: A, accessory: { textField: $(name), next: ⟦b⟧ } }, "
                + "{ id: b, text: B, accessory: { textField: $(other), next: a } }",
            "end the cycle at one of the fields: 'onReturn: …'"
        ),
        (
            "{ text: A, accessory: { textField: $(name) }, validate: [{ matches: ⟦\"a(b\"⟧, else: No }] }",
            "use the syntax of NSRegularExpression, for example \".+@.+\\\\..+\"; in double quotes, write each "
                + "backslash twice"
        ),
        (
            "{ text: A, accessory: { menu: { value: $(name), ⟦options⟧: [] } } }",
            "add some, for example 'options: [Small, Large]'"
        ),
        ("{ text: A, contextMenu: ⟦[]⟧ }", "add one, '[{ title: …, action: … }]', or remove the key"),
        (
            "{ text: A, accessory: { textField: $(name), focus: true } }, "
                + "{ text: B, accessory: { textField: $(other), focus: ⟦true⟧ } }", "remove one of them"
        ),
        (
            "{ text: A, accessory: { textField: $(name) }, validate: [{ when: ⟦$(isValid)⟧, else: No }] }",
            "write a condition without 'isValid'"
        ),
    ]

    @Test(arguments: mistakes)
    func eachIsReportedOnceWithARemedy(_ mistake: (row: String, remedy: String)) throws {
        let resolved = Resolved(
            """
            screen: Test
            types: { Kind: "enum(plain, loud)" }
            state: { count: Int, isOn: Bool, name: String, other: String, note: "String?", kind: Kind = plain }
            table: { sections: [{ rows: [\(mistake.row)] }] }
            """
        )
        try #require(resolved.diagnostics.count == 1, "\(resolved.messages)")
        #expect(resolved.diagnostics[0].help == mistake.remedy)
        #expect(resolved.diagnostics.map(\.range) == resolved.marks)
    }

    @Test func anUnknownWordNamesTheWordsThereAre() {
        expect(
            Resolved(
                """
                screen: Test
                types: { Kind: "enum(plain, loud)" }
                state: { kind: Kind = plain }
                table: { sections: [{ rows: [{ text: A, visible: $(kind == ⟦silent⟧) }] }] }
                """
            ),
            "'silent' isn't a case of the enumeration 'Kind'; expected 'plain' or 'loud'"
        )
    }
}
