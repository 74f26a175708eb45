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
        expect(
            resolved("{ text: A, accessory: { menu: ⟦$(name)⟧ } }"),
            "a menu shows an enumeration, but 'name' is 'String'"
        )
        expect(
            resolved("{ text: A, accessory: { menu: $(theme), titles: { ⟦sistem⟧: Own } } }"),
            "unknown word of 'theme' 'sistem'; expected 'system' or 'userDefined'"
        )
        expect(
            resolved("{ text: A, accessory: { menu: $(theme), titles: ⟦[Own]⟧ } }"),
            "expected a mapping of words and titles, found a list"
        )
        expect(
            resolved("{ text: A, accessory: { switch: $(isOpen), ⟦titles⟧: { a: B } } }"),
            "'switch' has no 'titles'"
        )
    }

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
        let rest = "of the state, but 'isNew' is not a part of it"
        expect(
            self.resolved("{ text: A, toggle: ⟦$(isNew)⟧ }"),
            "a tap changes what it toggles, so it must be a Boolean \(rest)"
        )
        expect(self.resolved("{ text: A, toggle: ⟦$(name)⟧ }"), "expected a Boolean, but 'name' is 'String'")
        expect(
            self.resolved("{ text: A, toggle: $(isOpen), ⟦action⟧: a }"),
            "a tap has one result: 'segue', 'action' or 'toggle'"
        )
    }
}
