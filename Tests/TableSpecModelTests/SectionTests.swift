import TableSpecDiagnostics
import TableSpecModel
import Testing

@Suite("Sections are a list, or generated for each element")
struct SectionTests {
    private static let regions = "types: { Region: { name: String, zones: [String] } }\ninput: { regions: [Region] }"

    @Test func aSectionInAListHasNoLoop() {
        let resolved = Resolved(
            """
            screen: Test
            \(Self.regions)
            table:
              prototypes: [{ id: Cell, text: $(region.name) }, { id: ZoneCell, text: "$(zone), $(region.name)" }]
              sections:
                - ⟦forEach⟧: region in regions
                  header: $(region.name)
                  rows: { forEach: zone in region.zones, prototype: ZoneCell }
                - rows: { forEach: region in regions, prototype: Cell }
            """
        )
        expect(resolved, "a section in a list can't have 'forEach'")
    }

    @Test func sectionsOfALoopAreIdentifiedByTheElement() {
        let resolved = Resolved(
            """
            screen: Test
            \(Self.regions)
            table:
              prototypes: [{ id: Cell, text: $(zone) }]
              sections:
                forEach: region in regions
                id: ⟦regions⟧
                rows: { forEach: zone in region.zones, prototype: Cell }
            """
        )
        expect(
            resolved,
            "sections with 'forEach' are identified by their elements, so they can't have an 'id'"
        )
    }

    @Test func theRowsOfALoopsSectionAreALoop() {
        let resolved = Resolved(
            """
            screen: Test
            \(Self.regions)
            table:
              sections: { forEach: region in regions, rows: [⟦A⟧] }
            """
        )
        expect(
            resolved,
            "a section with 'forEach' can have only the rows of one collection; expected 'forEach', found a list"
        )
    }

    @Test func theChoiceOfAPrototypeCoversEveryWord() {
        let resolved = Resolved(
            """
            screen: Test
            types: { Item: { kind: "enum(plain, photo, map)" } }
            input: { items: [Item] }
            table:
              prototypes: [{ id: A, text: One }]
              sections:
                - rows: { forEach: item in items, prototype: ⟦{ of: item.kind, plain: A, ⟦foto⟧: A }⟧ }
            """
        )
        #expect(
            resolved.messages == [
                "no prototype is specified for 'map' of 'item.kind'",
                "'foto' isn't a case of 'item.kind'; expected 'plain', 'photo' or 'map'",
            ]
        )
        #expect(resolved.diagnostics.map(\.range) == resolved.marks)
    }

    @Test func anIndexSortsOneCollectionByAText() {
        let resolved = Resolved(
            """
            screen: Test
            types: { City: { name: String, size: Int } }
            input: { cities: [City] }
            table:
              index: { collation: ⟦size⟧ }
              prototypes: [{ id: Cell, text: $(city.name) }]
              sections: [{ rows: { forEach: city in cities, prototype: Cell } }]
            """
        )
        expect(resolved, "an index sorts by a string, but 'size' is 'Int'")
    }
}

@Suite("Headers and footers with custom views")
struct SectionViewTests {
    private func resolved(_ section: String) -> Resolved {
        Resolved("screen: Test\nstate: { names: [String] }\ntable: { sections: [{ \(section) }] }")
    }

    @Test func aMappingIsAView() throws {
        let resolved = resolved("header: { text: Title, textColor: systemRed, image: { symbol: star } }, rows: [A]")
        #expect(resolved.messages == [])
        let section = try #require(resolved.content?.sections.first)
        #expect(section.header == "Title")
        #expect(section.headerAttributes == SectionViewContent(textColor: .system(.systemRed), image: .symbol("star")))
        #expect(section.id == "title")
    }

    @Test func aViewShowsATextOrAnImage() {
        expect(
            resolved("footer: ⟦{ textColor: systemRed }⟧, rows: [A]"),
            "section header shows nothing; expected 'text', 'image', 'button' or 'content'"
        )
    }

    @Test func viewsStandInPlaceOfATextAndAnImage() {
        expect(
            resolved("header: { content: [A], ⟦text⟧: B }, rows: [A]"),
            "a section header has either 'content', or text, an image and a button"
        )
        expect(
            resolved("footer: { content: [A], ⟦button⟧: { title: B, action: b } }, rows: [A]"),
            "a section header has either 'content', or text, an image and a button"
        )
    }

    @Test func aButtonShowsSomethingAndDoesOneThing() {
        expect(
            resolved("header: { text: A, button: ⟦{ action: all }⟧ }, rows: [A]"),
            "the button shows nothing; expected 'title' or 'image'"
        )
        expect(
            resolved("header: { text: A, button: ⟦{ title: All }⟧ }, rows: [A]"),
            "the button does nothing; expected 'segue', 'action', 'unwind' or 'openURL'"
        )
        expect(
            resolved("header: { text: A, button: { title: All, action: all, ⟦segue⟧: Test } }, rows: [A]"),
            "a tap has one result: 'segue', 'action', 'unwind' or 'openURL'"
        )
    }

    @Test func whatIsHiddenIsNotThere() throws {
        let hidden = Resolved(
            """
            screen: Test
            state: { isOn: Bool = true }
            table:
              sections:
                - header: { text: A, visible: $(isOn) }
                  footer: { text: B, visible: $(!isOn) }
                  rows: [A]
            """
        )
        #expect(hidden.messages == [])
        let section = try #require(hidden.content?.sections.first)
        #expect(section.header == "A" && section.footer == nil && !section.hasFooter)
        expect(
            resolved("footer: { text: B, visible: ⟦$(names)⟧ }, rows: [A]"),
            "expected a Boolean, but 'names' is '[String]'"
        )
    }

    @Test func viewsAndButtonsAreShown() throws {
        let section = try #require(
            resolved(
                "header: { content: [A, { button: B, action: b }] }, footer: { text: C, button: { title: D, segue: Test } }, rows: [A]"
            ).content?.sections.first
        )
        #expect(section.header == nil && section.headerAttributes?.content?.leaves.count == 2)
        #expect(section.footer == "C" && section.footerAttributes?.button?.kind == .control(.button(title: "D")))
    }

    @Test func aFieldOfAHeaderHasNoKeyboardAtFirst() {
        expect(
            Resolved(
                "screen: Test\nstate: { name: String }\ntable: { sections: [{ header: { content: { textField: $(name), focus: ⟦true⟧ } }, rows: [A] }] }"
            ),
            "a field in a section header or footer can't have 'focus', because it's created when visible"
        )
    }

    @Test func itsBindingsAreResolved() {
        expect(resolved("header: { image: $(⟦star⟧) }, rows: [A]"), "unknown name 'star'; expected 'names'")
    }

    @Test func aHeaderMayGoWithTheRows() {
        let empty = resolved(
            "header: { text: Title, textColor: systemRed }, hideHeaderWhenEmpty: true, rows: []"
        )
        #expect(empty.content?.sections.first?.hasHeader == false)
        expect(
            resolved("header: Title, hideHeaderWhenEmpty: ⟦maybe⟧, rows: [A]"),
            "expected 'true' or 'false', found 'maybe'"
        )
    }
}
