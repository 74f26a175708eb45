import TableSpecModel
import Testing

@Suite("Lists to choose from")
struct OptionListTests {
    private func row(_ choose: String, keys: String = "") -> Resolved {
        Resolved(
            """
            screen: Account
            types: { Country: { id: String, name: String }, Town: { name: String } }
            input: { countries: [Country], towns: [Town] }
            state: { country: "String?", home: "Country?", town: "Town?", size: String, count: Int, theme: "enum(light, dark) = light" }
            table:
              sections:
                - rows:
                    - { text: A, choose: \(choose)\(keys) }
            """
        )
    }

    @Test func theTitleOfTheListIsTheTextOfTheRow() {
        let keys = ", choose: { value: $(size), options: [Small, Large] } }"
        for row in ["{ text: Size", "{ content: [{ label: Size }]"] {
            let resolved = Resolved(rows: "        - \(row)\(keys)", screenKeys: "state: { size: String }")
            #expect(resolved.content?.sections.first?.rows.first?.offers?.choice?.title == "Size", "\(row)")
        }
    }

    private func list(_ resolved: Resolved) -> OptionList? {
        resolved.screen?.table.staticRows.first?.cell.trigger.optionList
    }

    @Test func anElementIsChosenByItsIdentityOrAsAWhole() {
        let byID = row("{ value: $(country), forEach: item in countries, text: $(item.name) }")
        expect(byID)
        #expect(list(byID)?.choosesIdentity == true)
        let whole = row("{ value: $(home), forEach: item in countries, text: $(item.name) }")
        expect(whole)
        #expect(list(whole)?.choosesIdentity == false)
        expect(row("{ value: $(town), forEach: town in towns, text: $(town.name) }"))
    }

    @Test func theRowShowsWhatIsChosenAndThatItLeadsSomewhere() throws {
        let cell = try #require(row("{ value: $(theme) }").screen?.table.staticRows.first?.cell)
        #expect(cell.style.value == .value1)
        #expect(cell.accessory?.type.value == .disclosureIndicator)
        let other = row("{ value: $(theme) }", keys: ", style: subtitle, accessory: none")
        let stated = try #require(other.screen?.table.staticRows.first?.cell)
        #expect(stated.style.value == .subtitle)
        #expect(stated.accessory?.type.value == AccessoryType.none)
    }

    @Test func wordsHaveTitlesAndTextsAreThemselves() {
        let words = row("{ value: $(theme), titles: { dark: Night } }")
        expect(words)
        #expect(list(words)?.titles.titles.map(\.literal) == ["Light", "Night"])
        expect(
            row("{ value: $(theme), titles: { ⟦drak⟧: Night } }"),
            "'drak' isn't a case of 'theme'; expected 'light' or 'dark'"
        )
        expect(row("{ value: $(size), options: [S, M, L] }"))
        expect(
            row("{ value: $(size), options: [S, ⟦$(country)⟧] }"),
            "an option is the string to choose, so it can't have bindings"
        )
    }

    @Test func somethingMustBeThereToChooseFrom() {
        expect(row("{ value: $(size), ⟦options⟧: [] }"), "there are no options to choose from")
        expect(row("⟦{ value: $(size) }⟧"), "there are no options: 'size' is 'String', which isn't an enumeration")
        expect(
            row("⟦{ value: $(country), forEach: item in countries }⟧"),
            "choose has no 'text'"
        )
        expect(
            row("{ value: $(size), options: [S], ⟦titles⟧: { a: B } }"),
            "the options come from only one of 'forEach', 'options', or the cases of an enumeration"
        )
    }

    @Test func theValueHasTheTypeOfTheOptions() {
        expect(
            row("{ value: ⟦$(count)⟧, forEach: item in countries, text: $(item.name) }"),
            "an element of 'countries' sets a value of type 'String' or 'Country', but 'count' is 'Int'"
        )
        expect(
            row("{ value: ⟦$(count)⟧, options: [S, L] }"),
            "the options are strings, so the value must be 'String', but 'count' is 'Int'"
        )
        expect(
            row("{ value: ⟦$(countries)⟧, options: [S, L] }"),
            "a choice changes its value, so it must be bound to the state, but 'countries' isn't part of it"
        )
    }

    @Test func onlyAnOptionalValueCanBeNothing() {
        expect(row("{ value: $(country), forEach: item in countries, text: $(item.name), none: Any }"))
        expect(
            row("{ value: $(size), options: [S, L], none: ⟦Any⟧ }"),
            "'none' sets the value to nil, but 'size' is 'String'"
        )
    }

    @Test func aTapDoesOneThing() {
        expect(
            row("{ value: $(theme) }", keys: ", ⟦action⟧: open"),
            "a tap on a row with 'choose' does nothing else"
        )
    }
}
