import TableSpecDiagnostics
import Testing

@testable import TableSpecKit

@Suite("After a syntax error, an analysis")
struct DamagedSpecTests {
    private static let other = """
        screen: List
        title: List
        table: { sections: [{ rows: [{ text: A, accessory: disclosureIndicator, segue: Detail }] }] }

        """

    private static func messages(_ detail: String) -> [String] {
        let files = [(path: "Detail.yaml", text: detail), (path: "List.yaml", text: other)]
        return Analysis(Workspace(files: files)).diagnostics.map { String($0.message.prefix { $0 != ";" }) }
    }

    @Test(
        "reports the error of syntax, and no consequences in other specs",
        arguments: [
            // A value.
            (
                "screen: Detail\ntitle: \"A\ntable: { stile: plain, sections: [] }\n",
                ["this quoted text is never closed"]
            ),
            // A row.
            (
                """
                screen: Detail
                table:
                  sections:
                    - rows:
                        - { text: A, accesory: checkmark }
                        - { id: b, text: B

                """, ["this '{' is never closed"]
            ),
            // The name and the table may be in the damage.
            ("screen Detail\ntitle: A\n", ["expected ':' after the key 'screen Detail'"]),
            // The type of a property.
            (
                """
                screen: Detail
                state: { isOn: Bool, name: String ]
                title: $(name)
                table:
                  style: insetGrouped
                  sections: [{ rows: [{ text: A, accessory: { switch: $(isOn) }, selectionStyle: none }] }]

                """, ["expected ',' or '}' in the mapping, found ']'"]
            ),
            // A loop.
            (
                """
                screen: Detail
                types: { A: { id: String } }
                state: { all: [A] }
                table:
                  prototypes: [{ id: Cell, text: $(a.id) }]
                  sections:
                    - rows:
                        forEach: a in: all
                        prototype: Cell

                """, ["a second ':' on one line: a mapping can't start on the line of its key"]
            ),
        ]
    )
    func findings(_ detail: String, messages: [String]) {
        #expect(Self.messages(detail) == messages)
    }

    @Test("keeps the findings about the rest for the language server") func tentative() {
        let text = "screen: Detail\ntitle: \"A\ntable: { stile: plain, sections: [] }\n"
        let analysis = Analysis(Workspace(files: [("Detail.yaml", text)]))
        #expect(analysis.tentative.map(\.id) == ["unknown-key"])
    }

    @Test("has errors, so that nothing is generated") func errors() {
        let files = [(path: "Detail.yaml", text: "screen: Detail\ntable: { sections: [] }\ntitle: \"A\n")]
        #expect(Analysis(Workspace(files: files)).hasErrors)
    }
}
