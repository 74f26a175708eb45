import TableSpecModel
import Testing

@Suite("Properties that identify elements")
struct IdentityTests {
    private func resolved(
        identity: String,
        type: String = "{ code: String, name: String, photo: Image, tracks: [Int] }",
        state: String = "stations: [Station], chosen: \"String?\"",
        mode: String = "",
        sample: String = ""
    ) -> Resolved {
        Resolved(
            """
            screen: Test
            types: { Station: \(type) }
            identity: \(identity)
            state: { \(state) }
            table:
              prototypes: [{ id: Cell, text: $(station.name) }]
              sections: [{ id: s, rows: { forEach: station in stations, prototype: Cell\(mode) } }]
            \(sample)
            """
        )
    }

    @Test func aSelectionHoldsThePropertyThatIsNamed() {
        let resolved = resolved(
            identity: "{ Station: code }",
            type: "{ code: String, name: String }",
            mode: ", selection: { mode: exclusive, value: $(chosen) }",
            sample: """
                samples:
                  stations: [{ code: ZH, name: Zürich }, { code: BE, name: Bern }]
                  chosen: BE
                """
        )
        expect(resolved)
        let rows = resolved.content?.sections.first?.rows ?? []
        #expect(rows.map(\.id) == ["ZH", "BE"])
        #expect(rows.map(\.accessory) == [.type(.none), .type(.checkmark)])
    }

    @Test func aTypeMayHaveAnIDThatIsNotItsIdentity() {
        let resolved = resolved(
            identity: "{ Station: code }",
            type: "{ id: Int, code: String, name: String }",
            mode: ", selection: { mode: exclusive, value: $(chosen) }"
        )
        expect(resolved)
    }

    @Test func madeUpIdentitiesDiffer() {
        let resolved = resolved(
            identity: "{ Station: page }",
            type: "{ page: URL, name: String }",
            state: "stations: [Station]"
        )
        expect(resolved)
        let rows = resolved.content?.sections.first?.rows ?? []
        #expect(Set(rows.map(\.id)).count == rows.count && rows.count > 1)
    }

    @Test func theTypeMustBeOneOfTheFile() {
        expect(resolved(identity: "{ ⟦Staton⟧: code }"), "unknown type 'Staton'; expected 'Station'")
    }

    @Test func thePropertyMustBeOneOfTheType() {
        expect(
            resolved(identity: "{ Station: ⟦cod⟧ }"),
            "unknown property 'cod'; expected 'code', 'name', 'photo' or 'tracks'"
        )
    }

    @Test(arguments: [("photo", "Image"), ("tracks", "[Int]")])
    func thePropertyMustBeDifferentForEachElement(property: String, type: String) {
        expect(
            resolved(identity: "{ Station: ⟦\(property)⟧ }"),
            "'\(property)' is '\(type)', which several elements can share"
        )
    }

    @Test func aTypeHasOneIdentity() {
        expect(
            resolved(identity: "\n  Station: code\n  ⟦Station⟧: name"),
            "key 'Station' is given twice in one mapping"
        )
    }

    @Test func aSwitchFindsItsElementByTheIdentity() {
        let resolved = Resolved(
            """
            screen: Test
            types: { Alarm: { label: String, isOn: Bool } }
            identity: { Alarm: label }
            state: { alarms: [Alarm] }
            table:
              prototypes: [{ id: Cell, text: $(alarm.label), accessory: { switch: $(alarm.isOn) } }]
              sections: [{ id: s, rows: { forEach: alarm in alarms, prototype: Cell } }]
            """
        )
        expect(resolved)
    }
}
