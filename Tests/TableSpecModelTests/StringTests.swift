import TableSpecModel
import Testing

@Suite("Texts have keys in a string table")
struct StringTests {
    private func texts(_ spec: String) -> [String: String] {
        let texts = Resolved(spec).screen?.localizedTexts ?? []
        return Dictionary(texts.map { ($0.key.key, $0.value) }, uniquingKeysWith: { first, _ in first })
    }

    private func screen(strings: String, row: String) -> String {
        """
        screen: Test
        title: Account
        strings: \(strings)
        state: { name: String, count: Int }
        table: { sections: [{ id: main, header: General, rows: [{ id: only, \(row) }] }] }
        """
    }

    @Test func keysAreMadeOfIDs() {
        #expect(
            texts(screen(strings: "Test", row: "text: Profile, accessory: { textField: $(name), placeholder: Name }"))
                == [
                    "title": "Account", "main.header": "General", "main.only.text": "Profile",
                    "main.only.placeholder": "Name",
                ]
        )
    }

    @Test func keysOfASharedTableBeginWithTheScreen() {
        #expect(
            texts(screen(strings: "Shared", row: "text: Profile")).keys.sorted()
                == ["Test.main.header", "Test.main.only.text", "Test.title"]
        )
    }

    @Test func bindingsBecomeSpecifiersWithPositions() {
        #expect(texts(screen(strings: "Test", row: "text: Hello $(name)"))["main.only.text"] == "Hello %@")
        #expect(
            texts(screen(strings: "Test", row: "text: 100% of $(name) and $(count)"))["main.only.text"]
                == "100%% of %1$@ and %2$lld"
        )
    }

    @Test func whatIsInNoLanguageIsNotTranslated() {
        #expect(texts(screen(strings: "Test", row: "text: $(name), detail: $(name) – 12"))["main.only.text"] == nil)
    }

    @Test func withoutATableNothingIsTranslated() {
        #expect(Resolved("screen: Test\ntitle: A\ntable: { sections: [] }").screen?.localizedTexts == [])
    }

    @Test func aTableHasAName() {
        expect(
            Resolved("screen: Test\nstrings: ⟦../Test⟧\ntable: { sections: [] }"),
            "'../Test' isn't a valid name for a string table; "
                + "expected letters, digits and '_', not starting with a digit"
        )
    }
}
