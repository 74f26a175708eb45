import TableSpecDiagnostics
import TableSpecModel
import Testing

@Suite("Menus of values")
struct MenuControlTests {
    private static let state = """
        state: { theme: "enum(system, userDefined) = system", name: String, isOpen: Bool }
        input: { isNew: Bool }
        samples: { isNew: true }
        """

    private func resolved(_ row: String) -> Resolved { Resolved(rows: "        - \(row)", screenKeys: Self.state) }

    private func accessory(_ resolved: Resolved) -> AccessoryContent? {
        resolved.content?.sections.first?.rows.first?.accessory
    }

    @Test func theTitlesAreTheWordsMadeReadable() {
        let resolved = resolved("{ text: A, accessory: { menu: $(theme) } }")
        expect(resolved)
        #expect(accessory(resolved) == .control(.popUpButton(titles: ["System", "User Defined"], selected: 0)))
    }

    @Test func titlesAreStatedByWordInAnyOrder() {
        let resolved = resolved("{ text: A, accessory: { menu: $(theme), titles: { userDefined: Own } } }")
        expect(resolved)
        #expect(accessory(resolved) == .control(.popUpButton(titles: ["System", "Own"], selected: 0)))
        let content = self.resolved(
            "{ content: [Theme, { menu: $(theme), titles: { userDefined: Own, system: Auto } }] }"
        )
        expect(content)
        let view = content.content?.sections.first?.rows.first?.content?.leaves.last
        #expect(view?.kind == .control(.popUpButton(titles: ["Auto", "Own"], selected: 0)))
    }

    @Test func theValueIsAnEnumerationOfTheState() {
        let text = resolved("{ text: A, accessory: { menu: ⟦$(name)⟧ } }")
        expect(text, "a menu shows an enumeration, but 'name' is 'String'")
        #expect(text.diagnostics.first?.help == "list the options: 'menu: { value: $(name), options: […] }'")
        expect(
            resolved("{ text: A, accessory: { menu: $(theme), titles: { ⟦sistem⟧: Own } } }"),
            "'sistem' isn't a case of 'theme'; expected 'system' or 'userDefined'"
        )
        expect(
            resolved("{ text: A, accessory: { menu: $(theme), titles: ⟦[Own]⟧ } }"),
            "expected a mapping of cases to titles, found a list"
        )
        expect(
            resolved("{ text: A, accessory: { switch: $(isOpen), ⟦titles⟧: { a: B } } }"),
            "'switch' has no 'titles'"
        )
    }

    // MARK: Lists

    private static let lists = """
        types: { Country: { id: String, name: String }, Item: { id: Int, size: String, kind: "enum(a, b)" } }
        state: { size: String = Large, country: "String? = NZ", kind: "enum(a, b) = b", items: [Item] }
        input: { countries: [Country] }
        samples:
          countries: [{ id: IS, name: Iceland }, { id: NZ, name: New Zealand }]
          items: [{ id: 1, size: Small, kind: a }]
        """

    private func list(_ menu: String, details: String = "") -> Resolved {
        Resolved(rows: "        - { text: A, accessory: { menu: \(menu)\(details) } }", screenKeys: Self.lists)
    }

    @Test func textsAreOptions() {
        let resolved = list("{ value: $(size), options: [Small, Large] }")
        expect(resolved)
        #expect(accessory(resolved) == .control(.popUpButton(titles: ["Small", "Large"], selected: 1)))
        let other = list("{ value: $(size), options: [Small, Medium] }")
        expect(other)
        #expect(accessory(other) == .control(.popUpButton(titles: ["Small", "Medium"], selected: nil)))
    }

    @Test func elementsAreOptions() {
        let resolved = list("{ value: $(country), forEach: country in countries, text: $(country.name) }")
        expect(resolved)
        #expect(accessory(resolved) == .control(.popUpButton(titles: ["Iceland", "New Zealand"], selected: 1)))
    }

    @Test func wordsAreOptionsToo() {
        let resolved = list("{ value: $(kind), titles: { b: Best } }")
        expect(resolved)
        #expect(accessory(resolved) == .control(.popUpButton(titles: ["A", "Best"], selected: 1)))
    }

    @Test func aMenuWithoutOptionsIsAMistake() {
        expect(list("{ value: $(size), ⟦options⟧: [] }"), "there are no options to choose from")
        expect(list("⟦{ value: $(size) }⟧"), "there are no options: 'size' is 'String', which isn't an enumeration")
        expect(list("⟦{ options: [Small] }⟧"), "choose has no 'value'")
        expect(
            list("{ value: $(size), options: [Small] }", details: ", titles: { ⟦small⟧: S }"),
            "'titles' isn't allowed here, because the menu has its own list"
        )
    }

    @Test func aChoiceIsOfTheState() {
        expect(
            list("{ value: ⟦$(countries)⟧, options: [Small] }"),
            "a choice changes its value, so it must be bound to the state, but 'countries' isn't part of it"
        )
        expect(
            list("{ value: ⟦$(kind)⟧, options: [Small] }"),
            "the options are strings, so the value must be 'String', but 'kind' is 'enum(a, b)'"
        )
    }

    private func prototype(_ menu: String) -> Resolved {
        Resolved(
            "screen: Test\n\(Self.lists)\ntable:\n  prototypes:\n    - { id: C, text: A, accessory: { menu: \(menu) } }\n"
                + "  sections: [{ rows: { forEach: item in items, prototype: C } }]\n"
        )
    }

    @Test func aRowOfACollectionChoosesForItsElement() {
        let resolved = prototype("{ value: $(item.size), options: [Small, Large] }")
        expect(resolved)
        #expect(accessory(resolved) == .control(.popUpButton(titles: ["Small", "Large"], selected: 0)))
        expect(prototype("{ value: $(item.kind) }"))
        expect(
            prototype("{ value: $(item.size), forEach: country in ⟦countries⟧, text: $(country.name) }"),
            "the options of a menu that changes an element must be strings or cases, not another collection"
        )
    }

    // MARK: Rows

    @Test func aTapFlipsABooleanOfTheState() {
        let resolved = resolved("{ text: A, toggle: $(isOpen) }")
        expect(resolved)
        let trigger = resolved.screen?.triggers.first
        guard case .toggle(let value)? = trigger else {
            Issue.record("no toggle, but \(String(describing: trigger))")
            return
        }
        #expect(value.text == "isOpen")
    }

    @Test func onlyABooleanOfTheStateIsFlipped() {
        let rest = "in the state, but 'isNew' isn't part of it"
        expect(
            self.resolved("{ text: A, toggle: ⟦$(isNew)⟧ }"),
            "a toggle changes its value, so it must be a Boolean \(rest)"
        )
        expect(self.resolved("{ text: A, toggle: ⟦$(name)⟧ }"), "expected a Boolean, but 'name' is 'String'")
        expect(
            self.resolved("{ text: A, toggle: $(isOpen), ⟦action⟧: a }"),
            "a tap has one result: 'segue', 'action', 'toggle', 'unwind' or 'openURL'"
        )
    }
}
