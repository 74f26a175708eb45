import TableSpecDiagnostics
import TableSpecRules
import Testing

/// What looks like a fault, but is right.
@Suite("Specs without findings")
struct SilenceTests {
    @Test(
        "rows",
        arguments: [
            // A row may call the app instead of having a segue.
            "{ text: Manual, accessory: disclosureIndicator, action: openManual }",
            // A row in a custom color looks like a button.
            "{ text: Add Account, textColor: tintColor, segue: { to: Settings, pass: { name: $(name) } } }",
            // A screen that is presented needs no indicator.
            "{ text: Imprint, segue: { to: Imprint, kind: presentModally } }",
            // Hand-written screens need not be tables.
            "{ text: Imprint, segue: { to: Imprint, kind: show } }",
            // The segments speak for themselves.
            "{ id: size, accessory: { segmentedControl: $(size), segments: [S, M] }, selectionStyle: none }",
            // A button beside a row that leads somewhere.
            "{ text: Update, accessory: { button: Install, action: install }, segue: Imprint }",
            // -1 is UIKit's own "no segment".
            "{ text: Size, accessory: { segmentedControl: $(none), segments: [S, M] }, selectionStyle: none }",
            // Stated or not, 'value2' shows one line.
            "{ text: $(name), style: value2, height: 50 }",
            // A text with a binding gives the row its id.
            "{ text: $(name) }",
            // An empty image name concerns the asset catalog; the row has a text.
            "{ text: Photo, image: photo }",
        ]
    )
    func rows(_ row: String) {
        let linted = Linted(
            """
            screen: Settings
            title: Settings
            input: { name: String }
            state: { size: Int, none: Int = -1, other: Int }
            external: { Imprint: ImprintViewController }
            table:
              style: insetGrouped
              sections:
                - header: Always here
                  rows:
                    - { text: Size, id: a, accessory: { segmentedControl: $(size), segments: [S, M] }, selectionStyle: none }
                    - { text: None, id: b, accessory: { stepper: $(none), min: -1 }, selectionStyle: none }
                    - { text: Other, id: c, accessory: { stepper: $(other) }, selectionStyle: none }
                - rows:
                    - { text: Imprint, id: d, segue: Imprint }
                    - \(row)
            """
        )
        #expect(linted.ids.isEmpty, "\(linted.report)")
    }

    @Test("inserting and loading rows don't shift the names and places of the rows after them")
    func rowsBelowCollections() {
        let linted = Linted(
            """
            screen: Contacts
            title: Contacts
            state: { name: String, hasMore: Bool, people: [Person] }
            types: { Person: { id: Int, name: String } }
            external: { NewPerson: NewPersonViewController }
            navigationItem: { left: edit }
            table:
              prototypes: [{ id: PersonCell, text: $(person.name) }]
              sections:
                - rows:
                    forEach: person in people
                    prototype: PersonCell
                    editing: { insertRow: { text: Add, segue: { to: NewPerson, kind: presentModally } } }
                    loadMore: { when: $(hasMore), action: loadPage }
                - rows:
                    - { text: Name, accessory: { textField: $(name) }, selectionStyle: none }
                    - { text: About, accessory: ⟦disclosureIndicator⟧ }
            """
        )
        #expect(linted.ids == ["disclosure-without-destination"], "\(linted.report)")
        #expect(linted.findings.first?.message.hasPrefix("row 'about' ") == true)
        #expect(linted.findings.map(\.range) == linted.marks)
    }

    @Test(
        "headers that are abbreviations, or have no capitals",
        arguments: ["VPN", "USB", "Wi-Fi", "iCloud", "2024", "設定", "HTTP", "$(name)", "NAME $(name)"]
    )
    func headers(_ header: String) {
        let linted = Linted(
            """
            screen: Settings
            title: Settings
            input: { name: String }
            table: { style: grouped, sections: [{ header: '\(header)', rows: [Sounds] }] }
            """
        )
        #expect(linted.ids.isEmpty, "\(linted.report)")
    }

    @Test(
        "texts with numbers that aren't counts",
        arguments: [
            "Level $(number)", "$(number) %", "$(number)th place", "$(name) items", "$(number) of them", "$(number)",
        ]
    )
    func numbers(_ text: String) {
        let linted = Linted(
            """
            screen: Score
            title: Score
            input: { number: Int, name: String }
            table: { style: grouped, sections: [{ rows: [{ id: score, text: '\(text)' }] }] }
            """
        )
        #expect(linted.ids.isEmpty, "\(linted.report)")
    }

    @Test(
        "left buttons that lead back",
        arguments: [
            "{ systemItem: cancel, action: cancel }", "{ systemItem: done, action: finish }",
            "{ image: { symbol: chevron.left }, accessibilityLabel: Back, action: goBack }",
            "{ title: Overview, action: goBack }",
        ]
    )
    func leftButtons(_ button: String) {
        let main = """
            screen: Main
            title: Main
            table:
              style: grouped
              sections: [{ rows: [{ text: Next, accessory: disclosureIndicator, segue: Next }] }]
            """
        let next = """
            screen: Next
            title: Next
            navigationItem: { left: \(button) }
            table: { style: grouped, sections: [{ rows: [Sounds] }] }
            """
        let linted = Linted([("Main.yaml", main), ("Next.yaml", next)])
        #expect(linted.ids.isEmpty, "\(linted.report)")
    }

    @Test("types that only other types, or only external screens, use")
    func types() {
        let linted = Linted(
            """
            screen: Cities
            types:
              City: { name: String, zone: "Zone?" }
              Zone: { offset: String }
              Order: { number: Int }
            identity: { City: name }
            external: { Checkout: { class: CheckoutViewController, input: { order: Order } } }
            input: { cities: "[City]", order: Order }
            table:
              prototypes: [{ id: CityCell, text: $(city.name) }]
              sections:
                - rows: { forEach: city in cities, prototype: CityCell }
                - rows: [{ text: Order, segue: { to: Checkout, kind: presentModally, pass: { order: $(order) } } }]
            """
        )
        #expect(linted.ids.isEmpty, "\(linted.report)")
    }

    @Test("an empty workspace, and one without screens")
    func noScreens() {
        #expect(Linted([]).findings.isEmpty)
        #expect(Linted("types: { City: { name: String } }").ids.isEmpty)
    }
}
