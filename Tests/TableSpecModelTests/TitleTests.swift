import TableSpecDiagnostics
import TableSpecModel
import Testing

@Suite("Titles of values")
struct TitleTests {
    private static let declarations = """
        types:
          Mode: { fast: Fast, slowButSure: Slow but Sure }
          Trail: { id: Int, isOpen: Bool, level: "enum(easy, hard)", mode: "Mode?" }
        titles:
          isOn: { true: "On", false: "Off" }
          order: { date: Date }
          Trail.isOpen: { true: Open, false: Closed }
          Trail.level: { easy: Easy, hard: Very Hard }
        state:
          mode: Mode = slowButSure
          isOn: Bool = true
          order: enum(newestFirst, date) = newestFirst
          trail: "Trail?"
        samples: { trail: { id: 1, isOpen: false, level: hard, mode: fast } }
        """

    private func resolved(_ row: String) -> Resolved {
        Resolved(rows: "        - \(row)", screenKeys: Self.declarations)
    }

    private func row(_ row: String) -> RowContent? {
        let resolved = resolved(row)
        expect(resolved)
        return resolved.content?.sections.first?.rows.first
    }

    @Test(arguments: [
        ("$(mode)", "Slow but Sure"), ("$(isOn)", "On"), ("$(!isOn)", "Off"), ("$(order)", "Newest First"),
        ("$(trail.isOpen), $(trail.level), $(trail.mode)", "Closed, Very Hard, Fast"),
    ])
    func aTextShowsTheTitle(_ text: String, _ shown: String) {
        #expect(row("{ text: \"\(text)\", id: a }")?.text == shown)
    }

    @Test func aNameOfASymbolStaysTheCase() {
        #expect(row("{ text: A, image: { symbol: $(trail.level) } }")?.image == .symbol("hard"))
    }

    @Test func menusAndListsShowTheTitles() {
        let titles = ["Fast", "Slow but Sure"]
        #expect(
            row("{ text: A, accessory: { menu: $(mode) } }")?.accessory
                == .control(.popUpButton(titles: titles, selected: 1))
        )
        #expect(row("{ text: A, choose: { value: $(mode) } }")?.detail == "Slow but Sure")
        #expect(row("{ text: A, choose: { value: $(mode), titles: { slowButSure: Safe } } }")?.detail == "Safe")
    }

    @Test func segmentsShowTheTitles() {
        func segments(_ control: String) -> ControlContent? {
            guard case .control(let content)? = row("{ text: A, accessory: { \(control) } }")?.accessory else {
                return nil
            }
            return content
        }
        #expect(
            segments("segmentedControl: $(mode)")
                == .segmentedControl(segments: [.init("Fast"), .init("Slow but Sure")], selected: 1)
        )
        #expect(
            segments("segmentedControl: $(mode), segments: [F, S]")
                == .segmentedControl(segments: [.init("F"), .init("S")], selected: 1)
        )
        expect(
            resolved("{ text: A, accessory: { segmentedControl: ⟦$(mode)⟧, segments: [A, B, C] } }"),
            "3 segments can't show the 2 cases of 'mode'"
        )
    }

    // MARK: Types

    private func types(_ types: String, keys: String = "") -> Resolved { Resolved("types: { \(types) }\n\(keys)") }

    @Test func aMappingToTitlesIsAnEnumeration() throws {
        let resolved = types("Mode: { fast: Fast, slow: Slow }")
        expect(resolved)
        let type = try #require(resolved.model.types.first)
        #expect(type.enumeration?.cases == ["fast", "slow"] && type.properties.isEmpty)
        #expect(type.enumeration?.titles?.titles.map(\.literal) == ["Fast", "Slow"])
    }

    @Test(
        "One type among the texts makes them types",
        arguments: ["Kind: { album: Album, work: ⟦Work⟧ }, Album: { id: Int }", "Kind: { date: Date, name: ⟦Name⟧ }"]
    )
    func aTypeAmongTitles(_ text: String) {
        let resolved = types(text)
        #expect(resolved.messages.count == 1 && resolved.messages.first?.hasPrefix("unknown type") == true)
        #expect(resolved.diagnostics.map(\.range) == resolved.marks)
        #expect(resolved.diagnostics.first?.help?.contains("and 'titles: { Kind: { … } }'") == true)
    }

    @Test(arguments: ["{ name: ⟦Strng⟧ }", "{ isOn: ⟦Boolean⟧ }", "{ a: ⟦Strng⟧, b: ⟦Itn⟧ }"])
    func misspelledTypesAreNoTitles(_ type: String) {
        let resolved = types("Item: \(type)")
        #expect(resolved.messages.allSatisfy { $0.hasPrefix("unknown type") })
        #expect(resolved.diagnostics.map(\.range) == resolved.marks)
    }

    // MARK: Mistakes

    @Test(arguments: [
        ("⟦isOn⟧: { true: A }", "'isOn' has no title for 'false'"),
        (
            "isOn: { true: A, false: B, ⟦maybe⟧: C }",
            "'maybe' isn't a value of 'isOn'; expected 'true' or 'false'"
        ),
        ("order: { ⟦nam⟧: A }", "'nam' isn't a case of 'order'; expected 'name' or 'date'"),
        ("order: { name: ⟦$(text)⟧ }", "the title of a value can't have bindings"),
        ("⟦text⟧: { a: A }", "only the values of Booleans and enumerations have titles, but 'text' is 'String'"),
        ("⟦Item⟧: { a: A }", "only the values of Booleans and enumerations have titles, but 'Item' has properties"),
        ("⟦mode⟧: { fast: A }", "only the values of Booleans and enumerations have titles, but 'mode' is 'Mode'"),
        ("Item.⟦nam⟧: { a: A }", "unknown property of 'Item' 'nam'; expected 'name'"),
        ("'Item.⟦nam⟧': { a: A }", "unknown property of 'Item' 'nam'; expected 'name'"),
        ("⟦Mode⟧: { fast: A }", "'Mode' has titles where it's declared"),
        ("⟦a.b.c⟧: { fast: A }", "expected the name of a type or a property, found 'a.b.c'"),
        ("Item.name: ⟦A⟧", "expected a mapping of cases to titles, found 'A'"),
    ])
    func aMistakeHasItsPlace(_ titles: String, _ message: String) {
        let resolved = Resolved(
            """
            screen: Test
            types: { Mode: { fast: Fast, slow: Quite Slow }, Item: { name: String } }
            titles: { \(titles) }
            state: { isOn: Bool, text: String, mode: Mode = fast, order: "enum(name, date) = name" }
            table: { sections: [] }
            """
        )
        #expect(resolved.messages.first == message)
        #expect(resolved.diagnostics.first?.range == resolved.marks.first)
    }

    @Test func unknownNamesAreReported() {
        let resolved = Resolved(
            (path: "A.yaml", text: "types: { Mode: \"enum(a, b)\" }"),
            (path: "B.yaml", text: "types: { Item: { id: Int } }\ntitles: { ⟦Mode⟧: { a: B } }")
        )
        expect(resolved, "the type 'Mode' is declared in another file")
        let other = Resolved("types: { Mode: \"enum(a, b)\" }\ntitles: { ⟦Mod⟧: { a: B } }")
        expect(other, "unknown type or property 'Mod'; expected 'Mode'")
    }

    @Test func aSegmentedControlOfANumberHasSegments() {
        let resolved = Resolved(
            rows: "        - { id: a, text: A, accessory: ⟦{ segmentedControl: $(size) }⟧ }",
            screenKeys: "state: { size: Int }"
        )
        #expect(resolved.messages == ["the segmented control has no 'segments'"])
    }

    // MARK: Translations

    @Test func titlesHaveKeysOfTheirOwn() {
        let spec =
            "screen: Test\nstrings: TABLE\n\(Self.declarations)\n"
            + "table: { sections: [{ id: a, rows: [{ id: m, text: A, accessory: { menu: $(mode) } }] }] }"
        func keys(_ table: String) -> [String] {
            let file = Resolved(spec.replacing("TABLE", with: table)).model.files.first
            return file?.localizedTexts.map(\.key.key).filter { $0.contains("titles") || $0.contains("menu") } ?? []
        }
        #expect(
            keys("Test") == [
                "titles.Mode.fast", "titles.Mode.slowButSure", "titles.Trail.isOpen.true",
                "titles.Trail.isOpen.false", "titles.Trail.level.easy", "titles.Trail.level.hard", "titles.isOn.true",
                "titles.isOn.false", "titles.order.newestFirst", "titles.order.date",
            ]
        )
        #expect(keys("Shared").suffix(2) == ["Test.titles.order.newestFirst", "Test.titles.order.date"])
    }
}
