import TableSpecDiagnostics
import TableSpecModel
import Testing

@Suite("Rows that are selected or scrolled to")
struct RowChoiceTests {
    private static func spec(_ keys: String) -> String {
        """
        screen: Test
        types: { Zone: { id: Int, name: String, isHome: Bool } }
        state: { zones: [Zone], current: "Int?", word: String }
        table:
          \(keys)
          prototypes: [{ id: Cell, text: $(zone.name) }]
          sections:
            - rows: [{ id: all, text: All Zones }]
            - id: zones
              rows: { forEach: zone in zones, prototype: Cell }
        """
    }

    @Test(arguments: [
        "scrollTo: all", "scrollTo: $(zone.isHome)", "scrollTo: $(current)",
        "initialSelection: { row: all, scrollPosition: none, animated: true }",
    ])
    func aRowIsNamedOrFoundByAValue(_ keys: String) {
        #expect(Resolved(Self.spec(keys)).messages == [])
    }

    @Test func anUnknownRowIsReported() {
        expect(Resolved(Self.spec("scrollTo: ⟦al⟧")), "unknown row 'al'; expected 'all'")
    }

    @Test(arguments: [("forEach:", "forEech:"), ("rows: {", "row: {"), ("sections:", "section:")])
    func whereRowsCouldNotBeReadTheValueMayBeOfThem(_ word: String, _ misspelled: String) {
        for keys in ["scrollTo: $(zone.isHome)", "initialSelection: $(current)"] {
            let messages = Resolved(Self.spec(keys).replacing(word, with: misspelled)).messages
            #expect(messages.map { $0.hasPrefix("unknown key") } == [true], "\(messages)")
        }
        let unknown = Self.spec("scrollTo: $(curent)").replacing(word, with: misspelled)
        #expect(Resolved(unknown).messages.count == 1)
    }

    @Test func inATableWithoutSectionsThereIsNoSuchRow() {
        let head = "screen: Test\nstate: { word: String }\ntable: { sections: [], "
        expect(Resolved(head + "scrollTo: $(⟦nothing⟧) }"), "unknown name 'nothing'; expected 'word'")
        expect(Resolved(head + "scrollTo: ⟦all⟧ }"), "unknown row 'all'; none is declared")
        expect(
            Resolved(head + "initialSelection: ⟦$(word)⟧ }"),
            "no row of the table has an element with an identity, but 'word' is 'String'"
        )
    }

    @Test func aPropertyOfAnElementIsABoolean() {
        expect(
            Resolved(Self.spec("initialSelection: ⟦$(zone.name)⟧")),
            "expected a Boolean, but 'zone.name' is 'String'"
        )
    }

    @Test func aValueMustBeTheIdentityOfARow() {
        expect(
            Resolved(Self.spec("initialSelection: { row: ⟦$(word)⟧ }")),
            "expected 'Int', the identity of a row's element, but 'word' is 'String'"
        )
    }

    @Test func theRowIsStated() {
        expect(Resolved(Self.spec("scrollTo: ⟦{ animated: true }⟧")), "row choice has no 'row'")
    }

    @Test func theContentMarksTheFirstSuchRow() throws {
        let resolved = Resolved(
            Self.spec("initialSelection: $(zone.isHome)") + """

                samples:
                  zones:
                    - { id: 1, name: Paris, isHome: false }
                    - { id: 2, name: Rome, isHome: true }
                    - { id: 3, name: Oslo, isHome: true }
                """
        )
        #expect(resolved.messages == [])
        let screen = try #require(resolved.model.screens.first)
        let rows = resolved.model.content(of: screen).sections.flatMap(\.rows)
        #expect(rows.map(\.isSelectedFirst) == [false, false, true, false])
    }
}
