import TableSpecDiagnostics
import TableSpecModel
import Testing

@Suite("Content is the model with values in place of bindings")
struct ContentTests {
    @Test func rowsAndSectionsAreThereWhileTheirConditionHolds() throws {
        let resolved = Resolved(
            """
            screen: Test
            state: { isOn: Bool = true }
            table:
              sections:
                - { header: First, rows: [A, { text: B, visible: $(isOn) }, { text: C, visible: $(!isOn) }] }
                - { header: Second, visible: $(!isOn), rows: [D] }
            """
        )
        expect(resolved)
        let screen = try #require(resolved.screen)
        var values = SampleValues(of: screen, types: TypeTable([]))
        #expect(screen.content(with: values).sections.map { $0.rows.compactMap(\.text) } == [["A", "B"]])
        values["isOn"] = .boolean(false)
        #expect(screen.content(with: values).sections.map { $0.rows.compactMap(\.text) } == [["A", "C"], ["D"]])
    }

    @Test func eachElementOfALoopIsARow() {
        let resolved = Resolved(
            """
            screen: Test
            types: { Region: { name: String, zones: [Zone] }, Zone: { name: String, offset: "Int?" } }
            input: { regions: [Region] }
            table:
              prototypes: [{ id: Cell, style: value1, text: $(zone.name), detail: $(zone.offset) }]
              sections: { forEach: region in regions, header: $(region.name), rows: { forEach: zone in region.zones, prototype: Cell } }
            samples:
              regions:
                - { name: Africa, zones: [{ name: Abidjan, offset: 0 }, { name: Nowhere }] }
                - { name: Empty }
            """
        )
        expect(resolved)
        #expect(resolved.content?.sections.map(\.header) == ["Africa", "Empty"])
        #expect(resolved.content?.sections.first?.rows.map(\.text) == ["Abidjan", "Nowhere"])
        #expect(resolved.content?.sections.first?.rows.map(\.detail) == ["0", nil])
        #expect(resolved.content?.sections.first?.rows.map(\.prototype) == ["Cell", "Cell"])
    }

    @Test func aCollectionWithoutSamplesIsMadeUp() {
        let resolved = Resolved(
            """
            screen: Test
            types: { Network: { id: String, name: String } }
            state: { networks: [Network] }
            table:
              prototypes: [{ id: Cell, text: $(network.name) }]
              sections: [{ rows: { forEach: network in networks, prototype: Cell } }]
            """
        )
        #expect(resolved.content?.sections.first?.rows.map(\.text) == ["Home", "Café Central", "Library"])
    }

    @Test func aSelectionListShowsCheckmarks() {
        let resolved = Resolved(
            """
            screen: Test
            types: { Topping: { id: String, name: String } }
            input: { toppings: [Topping] }
            state: { chosen: Set<String> }
            table:
              prototypes: [{ id: Cell, text: $(topping.name) }]
              sections:
                - rows: { forEach: topping in toppings, prototype: Cell, selection: { mode: inclusive, value: $(chosen) } }
            samples: { toppings: [{ id: a, name: A }, { id: b, name: B }], chosen: [b] }
            """
        )
        expect(resolved)
        #expect(resolved.content?.sections.first?.rows.map(\.accessory) == [.type(.none), .type(.checkmark)])
    }

    @Test func anIndexSortsByLetter() {
        let resolved = Resolved(
            """
            screen: Test
            types: { City: { name: String } }
            input: { cities: [City] }
            table:
              index: { collation: name }
              prototypes: [{ id: Cell, text: $(city.name) }]
              sections: [{ rows: { forEach: city in cities, prototype: Cell } }]
            samples: { cities: [{ name: Oslo }, { name: Århus }, { name: 東京 }, { name: athens }] }
            """
        )
        expect(resolved)
        #expect(resolved.content?.sections.map(\.header) == ["A", "O", "#"])
        #expect(resolved.content?.sections.first?.rows.map(\.text) == ["Århus", "athens"])
        #expect(resolved.content?.sectionIndexTitles.count == 27)
    }

    @Test func anIndexSortsAsEnglishDoes() {
        let resolved = Resolved(
            """
            screen: Test
            types: { City: { name: String } }
            input: { cities: [City] }
            table:
              index: { collation: name }
              prototypes: [{ id: Cell, text: $(city.name) }]
              sections: [{ rows: { forEach: city in cities, prototype: Cell } }]
            samples: { cities: [{ name: Zoë }, { name: eve }, { name: Élan }, { name: Zoe }, { name: éclair }, { name: ßeta }] }
            """
        )
        expect(resolved)
        let rows = resolved.content?.sections.map { $0.rows.map(\.text) }
        #expect(rows == [["éclair", "Élan", "eve"], ["ßeta"], ["Zoe", "Zoë"]])
    }

    @Test(arguments: [
        ("Wi-Fi", "wiFi"), ("Sound Effects", "soundEffects"), ("URL scheme", "urlScheme"), ("$(name)", "name"),
        ("日本語", "日本語"), ("👍", "row1"),
    ])
    func anIDIsDerivedFromTheText(_ text: String, _ id: String) {
        let resolved = Resolved(rows: "        - text: \(text)", screenKeys: "state: { name: String }")
        #expect(resolved.screen?.table.staticRows.first?.id.value == id)
    }

    @Test func aDerivedIDThatIsTakenRequiresAnExplicitOne() {
        let resolved = Resolved(rows: "        - Add\n        - ⟦Add⟧")
        expect(resolved, "two rows have the id 'add'")
        #expect(resolved.diagnostics.first?.help == "add a different id: 'id: …'")
    }
}
