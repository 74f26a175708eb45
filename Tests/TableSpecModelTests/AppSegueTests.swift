import TableSpecModel
import Testing

@Suite("The app performs segues")
struct AppSegueTests {
    private static func spec(_ segues: String) -> String {
        """
        screen: Test
        state: { n: Int }
        segues: \(segues)
        table: { sections: [{ rows: [{ text: $(n) }] }] }
        external: { Map: { class: MapController, input: { place: String } }, Help: HelpController }
        """
    }

    @Test func theyLeadToScreensWithoutValues() {
        let resolved = Resolved(Self.spec("[Map, { to: Help, kind: presentModally, stack: [Map] }]"))
        expect(resolved)
        #expect(resolved.screen?.segues.map(\.destination?.value) == ["Map", "Help"])
        #expect(resolved.screen?.segues.map(\.target) == [.external, .external])
    }

    @Test func theAppPassesTheValues() {
        let message = "the app passes the values of the segues in 'segues', so they can't have 'pass'"
        expect(Resolved(Self.spec("[{ to: Map, pass: { ⟦place⟧: Oslo } }]")), message)
        expect(
            Resolved(Self.spec("[{ to: Help, kind: presentModally, stack: [{ to: Map, pass: { ⟦place⟧: Oslo } }] }]")),
            message
        )
    }

    @Test func theyAreAList() {
        expect(Resolved(Self.spec("⟦{ to: Help }⟧")), "expected a list of segues, found a mapping")
        expect(Resolved(Self.spec("⟦Help⟧")), "expected a list of segues, found 'Help'")
    }

    @Test func eachHasADestination() {
        expect(Resolved(Self.spec("[⟦{ kind: show }⟧]")), "segue has no 'to'")
    }
}
