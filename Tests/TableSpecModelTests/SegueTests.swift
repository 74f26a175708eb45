import TableSpecDiagnostics
import TableSpecModel
import Testing

@Suite("Segues pass what their destination needs")
struct SegueTests {
    private static func segue(_ segue: String, destination: String = "input: { name: String, count: Int }") -> Resolved
    {
        Resolved(
            (
                path: "A.yaml",
                text: """
                screen: A
                state: { title: String, number: Int, isOn: Bool }
                table: { sections: [{ id: s, rows: [{ text: Go, segue: \(segue) }] }] }
                """
            ),
            (path: "B.yaml", text: "screen: B\n\(destination)\ntable: { sections: [] }")
        )
    }

    @Test func valuesTextsAndConstantsArePassed() {
        expect(Self.segue("{ to: B, pass: { name: Hello $(title), count: $(number) } }"))
        expect(Self.segue("{ to: B, pass: { name: $(title), count: 3 } }"))
    }

    @Test func aPrototypeThatNoRowsUseLeadsSomewhereToo() {
        let resolved = Resolved(
            """
            screen: Test
            table:
              prototypes: [{ id: Unused, segue: Other, accessory: { detailButton: { segue: Other } } }]
              sections: []
            external: { Other: OtherController }
            """
        )
        let cell = resolved.screen?.table.prototypes.first?.cell
        #expect(cell?.trigger.segue?.target == .external)
        #expect(cell?.accessory?.trigger.segue?.target == .external)
    }

    @Test func aMissingValueIsReported() {
        expect(
            Self.segue("⟦{ to: B, pass: { name: x } }⟧"),
            "the segue doesn't pass 'count', which 'B' needs"
        )
    }

    @Test func aValueOfAnotherTypeIsReported() {
        expect(
            Self.segue("{ to: B, pass: { name: x, count: ⟦$(isOn)⟧ } }"),
            "'count' is 'Int', but 'isOn' is 'Bool'"
        )
    }

    @Test func anUnknownNameIsSuggested() {
        let resolved = Self.segue("{ to: B, pass: { name: x, count: 1, ⟦conut⟧: 2 } }")
        expect(resolved, "unknown input of 'B' 'conut'; expected 'name' or 'count'")
        #expect(resolved.diagnostics.first?.help == "did you mean 'count'?")
    }

    @Test func aTapHasOneResult() {
        expect(
            Resolved(rows: "        - { text: A, action: run, ⟦segue⟧: { to: Test } }"),
            "a tap has one result: 'segue', 'action', 'toggle', 'unwind' or 'openURL'"
        )
    }

    @Test func aHandWrittenScreenMayDeclareItsInput() {
        let resolved = Resolved(
            (path: "External.yaml", text: "external: { Map: { class: MapController, input: { place: String } } }"),
            (
                path: "A.yaml",
                text: "screen: A\ntable: { sections: [{ id: s, rows: [{ text: Go, segue: ⟦Map⟧ }] }] }"
            )
        )
        expect(resolved, "the segue doesn't pass 'place', which 'Map' needs")
    }
}
