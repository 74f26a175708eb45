import TableSpecModel
import Testing

@Suite("State in user defaults")
struct UserDefaultsTests {
    private func resolved(_ userDefaults: String, state: String = "{ on: Bool, theme: \"enum(light, dark) = dark\" }")
        -> Resolved
    {
        Resolved(
            rows: "        - A",
            screenKeys: "input: { name: String }\nstate: \(state)\nuserDefaults: \(userDefaults)"
        )
    }

    @Test func propertiesHaveKeys() {
        let resolved = resolved("{ on: is_on, theme: com.example.theme }")
        expect(resolved)
        #expect(resolved.screen?.userDefaults.map(\.property.value) == ["on", "theme"])
        #expect(resolved.screen?.userDefaults.map(\.key.value) == ["is_on", "com.example.theme"])
    }

    @Test func aListHasTheNamesAsKeys() {
        let resolved = resolved("[on, theme]")
        expect(resolved)
        #expect(resolved.screen?.userDefaults.map(\.key.value) == ["on", "theme"])
    }

    @Test func onlyTheStateIsKept() {
        expect(resolved("[⟦of⟧]"), "unknown state 'of'; expected 'on' or 'theme'")
        expect(resolved("[⟦name⟧]"), "'name' is input, which the previous screen provides")
        expect(resolved("[on, ⟦on⟧]"), "user default 'on' is declared twice")
        expect(resolved("{ on: key, theme: ⟦key⟧ }"), "key 'key' is declared twice")
    }

    @Test func keysAreTexts() {
        expect(resolved("{ on: ⟦\"\"⟧ }"), "a user defaults key can't be empty")
        expect(resolved("{ on: ⟦[a]⟧ }"), "expected a string, found a list")
        expect(
            resolved("⟦on⟧"),
            "expected a mapping of state properties to keys, or a list of properties, found 'on'"
        )
    }

    @Test func onlySomeTypesAreKept() {
        expect(resolved("[a, b, c, d, e]", state: "{ a: Int, b: Double, c: \"String?\", d: \"URL?\", e: \"Bool?\" }"))
        expect(resolved("[⟦a⟧]", state: "{ a: Float }"), "user defaults can't store 'Float'")
        expect(resolved("[⟦a⟧]", state: "{ a: [String] }"), "user defaults can't store '[String]'")
        expect(resolved("[⟦a⟧]", state: "{ a: \"Date?\" }"), "user defaults can't store 'Date?'")
    }

    @Test func aDefaultPreventsStoringNil() {
        expect(
            resolved("[⟦a⟧]", state: "{ a: \"String? = x\" }"),
            "'a' has a default, so user defaults can't store 'nil' for it"
        )
    }
}
