import Testing

@Suite("Lists to choose from")
struct OptionListTests {
    private func row(_ choose: String, keys: String = "", screen: String = "") -> Generated {
        Generated(
            (
                path: "Account.yaml",
                text: """
                screen: Account
                types: { Country: { id: String, name: String } }
                input: { countries: [Country] }
                state: { country: "String?", size: String, theme: "enum(light, dark) = light" }
                \(screen)
                table:
                  sections: [{ id: all, rows: [{ id: it, text: It, choose: \(choose)\(keys) }] }]
                """
            )
        )
    }

    @Test func elementsAreOptions() {
        let generated = row("{ value: $(country), forEach: country in countries, text: $(country.name) }")
        #expect(generated.findings.isEmpty)
        expect(
            generated,
            has: """
                private var itOptions: [TableSpec.ChoiceOption<String?>] {
                    input.countries.map { country in .init(country.id, country.name) }
                }
                """,
            "TableSpec.choose(\\.itOptions, titled: \"It\", for: \\.country, of: self)",
            "detail: TableSpec.text(of: state.country, in: itOptions),\nstyle: .value1,\naccessory: .disclosureIndicator",
            "state.country != old.country"
        )
        #expect(generated.supports("private final class ChoiceViewController: UITableViewController"))
    }

    @Test func aRowFollowsTheTitlesOfItsOptions() {
        expect(
            row("{ value: $(theme), titles: { dark: $(size) } }"),
            has: "state.theme != old.theme || state.size != old.size"
        )
    }

    @Test func wordsAndTextsAreOptions() {
        expect(
            row("{ value: $(theme), titles: { dark: Night } }"),
            has: ".init(.light, \"Light\"), .init(.dark, \"Night\")"
        )
        expect(
            row("{ value: $(size), options: [S, L] }", screen: "strings: Main"),
            has: "\"Account.all.it.option1\"",
            "\"Account.all.it.option2\""
        )
    }

    @Test func nothingIsTheFirstOption() {
        expect(
            row("{ value: $(country), forEach: country in countries, text: $(country.name), none: Any }"),
            has: "[.init(nil, \"Any\")] + input.countries.map { country in .init(country.id, country.name) }"
        )
    }

    /// In an optional, `.none` is the missing value.
    @Test func aCaseWithTheNameNoneIsNoMissingValue() {
        let generated = Generated(
            rows: "{ id: it, text: It, choose: { value: $(mode), none: Off } }",
            keys: "state: { mode: \"enum(none, all)?\" }"
        )
        #expect(generated.findings.isEmpty)
        expect(generated, has: "[.init(nil, \"Off\"), .init(.some(.none), \"None\"), .init(.all, \"All\")]")
    }

    @Test func anExplicitDetailStays() {
        let generated = row("{ value: $(size), options: [S, L] }", keys: ", detail: Small or large")
        expect(generated, has: "detail: \"Small or large\"")
        expect(generated, lacks: "itOptions.text(of:")
    }

    @Test func aTableWithoutSuchRowsHasNoneOfIt() {
        #expect(!Generated(rows: "{ id: a, text: A }").supports("ChoiceOption"))
    }

    // MARK: Menus

    private static let menus = """
        types: { Country: { id: String, name: String }, Item: { id: Int, size: String } }
        state: { size: String, country: "String?", items: [Item], home: String }
        input: { countries: [Country] }
        """

    @Test func aMenuChoosesFromAList() {
        let list = "value: $(country), forEach: land in countries, text: $(land.name)"
        let generated = Generated(
            rows: "{ text: Size, accessory: { menu: { value: $(size), options: [Small, Large] }, action: saved } }",
            "{ text: Country, accessory: { menu: { \(list) } } }",
            keys: Self.menus
        )
        expect(
            generated,
            has: """
                private(set) lazy var sizeMenu = TableSpec.bind(
                TableSpec.PopUpButton(titles: ["Small", "Large"]),
                to: \\.size,
                of: self,
                offering: { _ in [.init("Small", "Small"), .init("Large", "Large")] },
                then: { [weak self] in self?.actions?.saved() }
                )
                """,
            """
            private(set) lazy var countryMenu = TableSpec.bind(
            TableSpec.PopUpButton(titles: []),
            to: \\.country,
            of: self,
            offering: { screen in screen.input.countries.map { land in .init(land.id, land.name) } }
            )
            """,
            "sizeMenu.renew()",
            "countryMenu.renew()"
        )
        #expect(generated.supports("struct ChoiceOption<Value: Equatable> {"))
        #expect(!generated.supports("class ChoiceViewController"))
    }

    @Test func aMenuOfAnElementWritesTheElement() {
        let generated = Generated(
            """
            screen: Test
            \(Self.menus)
            table:
              prototypes:
                - { id: ItemCell, text: A, accessory: { menu: { value: $(item.size), options: [S, L] } } }
              sections: [{ rows: { forEach: item in items, prototype: ItemCell } }]
            """
        )
        expect(
            generated,
            has: "TableSpec.show([\"S\", \"L\"].firstIndex(of: item.size) ?? -1, in: control)",
            "$0.size = [\"S\", \"L\"][control.tableSpecValue]"
        )
        #expect(!generated.supports("renew()"))
    }
}
