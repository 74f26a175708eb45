import TableSpecModel
import Testing

@Suite("Controls that change the element of their row")
struct ElementControlTests {
    private func resolved(
        _ accessory: String,
        keys: String = "state: { alarms: [Alarm] }",
        types: String = "{ Alarm: { id: Int, isOn: Bool, name: String, tags: [String] } }",
        sample: String = "{ id: 1, isOn: true, name: A }"
    ) -> Resolved {
        Resolved(
            """
            screen: Test
            types: \(types)
            \(keys)
            samples: { alarms: [\(sample)] }
            table:
              prototypes: [{ id: Cell, text: $(alarm.name), accessory: \(accessory) }]
              sections: [{ id: s, rows: { forEach: alarm in alarms, prototype: Cell } }]
            """
        )
    }

    @Test func aSwitchChangesTheElementOfItsRow() {
        let resolved = resolved("{ switch: $(alarm.isOn), action: schedule }")
        expect(resolved)
        #expect(resolved.content?.sections.first?.rows.first?.accessory == .control(.switch(isOn: true)))
    }

    @Test func theElementMustLieInTheState() {
        let message =
            "a switch changes its value, so it must be bound to the state, but 'alarm.isOn' isn't part of it"
        expect(resolved("{ switch: ⟦$(alarm.isOn)⟧ }", keys: "input: { alarms: [Alarm] }"), message)
    }

    @Test func theValueMustBeStored() {
        expect(
            resolved("{ switch: ⟦$(alarm.tags.isEmpty)⟧ }"),
            "a switch changes its value, so it must be bound to the state, but 'alarm.tags.isEmpty' isn't part of it"
        )
    }

    @Test func theElementMustBeFoundAgain() {
        expect(
            resolved(
                "{ switch: ⟦$(alarm.isOn)⟧ }",
                types: "{ Alarm: { isOn: Bool, name: String } }",
                sample: "{ isOn: true, name: A }"
            ),
            "a switch changes 'alarm.isOn', but 'Alarm' has no identity to find its row by"
        )
    }

    @Test func allRowsOfAPrototypeMustLieInTheState() {
        let resolved = Resolved(
            """
            screen: Test
            types: { Alarm: { id: Int, isOn: Bool } }
            input: { others: [Alarm] }
            state: { alarms: [Alarm] }
            table:
              prototypes: [{ id: Cell, text: A, accessory: { switch: $(alarm.isOn) } }]
              sections:
                - { id: own, rows: { forEach: alarm in alarms, prototype: Cell } }
                - { id: others, rows: { forEach: alarm in others, prototype: ⟦Cell⟧ } }
            """
        )
        expect(
            resolved,
            "prototype 'Cell' has a switch that changes 'alarm', which isn't part of the state in these rows"
        )
    }
}
