import TableSpecDiagnostics
import TableSpecRules
import Testing

/// One mistake is one finding: what depends on a part of the spec that could not be read is not reported.
@Suite("Rules and errors of the language")
struct HoleTests {
    @Test(
        "an error in a row has no follow-up findings",
        arguments: [
            "{ text: Sounds, accessory: disclosureIndicator, acton: openSounds }": "unknown-key",
            "{ text: Sounds, accessory: disclosureIndicator, segue: { to: [] } }": "wrong-type",
            "{ text: Sounds, accessory: disclosureIndicater }": "unknown-value",
            "{ style: value3, text: Sounds, detail: On, image: speaker }": "unknown-value",
            "{ text: [Sounds], detailColor: systemRed }": "wrong-type",
            "{ txt: Sounds }": "unknown-key",
            "{ id: volume, txt: Volume, accessory: { slider: $(volume) }, selectionStyle: none }": "unknown-key",
            "{ text: Volume, accessory: { slider: $(volume), min: ten, max: 0 }, selectionStyle: none }": "wrong-type",
            "{ text: Volume, accessory: { slider: $(volumes), max: 1 }, selectionStyle: none }": "unknown-name",
            "{ text: Update, accessory: { button: Install, acton: install }, selectionStyle: none }": "unknown-key",
            "{ text: Sounds, accessory: { detailButton: { acton: show } } }": "unknown-key",
            "{ text: Sounds, acessory: { detailButton: { action: show } }, editingAccessory: detailButton }":
                "unknown-key",
            "{ text: '$(level:nmber)', detail: On, style: subtitle }": "invalid-binding",
            "{ text: Sounds, segue: { to: Settings, kind: shw } }": "unknown-value",
        ]
    )
    func row(_ row: String, _ id: String) {
        let linted = Linted(
            """
            screen: Settings
            title: Settings
            state: { volume: Float, level: Float }
            table:
              style: grouped
              sections:
                - rows:
                    - { text: Level, accessory: { slider: $(level) }, selectionStyle: none }
                    - \(row)
            """
        )
        #expect(Set(linted.ids).subtracting(["unused-state"]) == [id], "\(linted.report)")
        #expect(linted.earlier.allSatisfy { $0.severity == .error })
        #expect(linted.findings.allSatisfy { $0.id == "unused-state" }, "\(linted.report)")
    }

    @Test("a misspelled key of the screen doesn't make its title missing")
    func title() {
        let linted = Linted(
            """
            screen: Settings
            titel: Settings
            table: { style: grouped, sections: [{ rows: [Sounds] }] }
            """
        )
        #expect(linted.ids == ["unknown-key"], "\(linted.report)")
    }

    @Test("a misspelled prototype isn't reported as unused")
    func prototype() {
        let linted = Linted(
            """
            screen: Cities
            input: { city: String }
            state: { isOn: Bool }
            table:
              prototypes: [{ id: CityCell, text: $(city) }]
              sections:
                - header: Cities
                  visible: $(isOn)
                  rows: { forEach: item in items, prototype: CityCel }
            """
        )
        #expect(linted.ids == ["unknown-name", "unknown-name"], "\(linted.report)")
    }

    @Test("screens of a file that can't be read aren't unknown")
    func unreadFile() {
        let settings = """
            screen: Settings
            title: Settings
            table:
              style: grouped
              sections:
                - rows:
                    - { text: Sounds, accessory: disclosureIndicator, segue: { to: Sounds, kind: show } }
            """
        let broken = Linted([("Settings.yaml", settings), ("Sounds.yaml", "screen: [Sounds")])
        #expect(broken.findings.isEmpty, "\(broken.report)")
        #expect(!broken.earlier.isEmpty)
        let alone = Linted([("Settings.yaml", settings)])
        #expect(alone.ids == ["segue-to-unknown-screen"], "\(alone.report)")
    }

    @Test("A screen that only an unused prototype leads to is known, and isn't suggested for itself")
    func unusedPrototype() {
        let list = """
            screen: List
            state: { items: [String] }
            table:
              prototypes:
                - { id: Shown, text: $(item) }
                - { id: Unused, text: $(item), segue: { to: Detail, kind: show }, accessory: disclosureIndicator }
              sections:
                - rows: { forEach: item in items, prototype: Shown }
            """
        let detail = "screen: Detail\ntable:\n  sections:\n    - rows: [A]\n"
        let linted = Linted([("List.yaml", list), ("Detail.yaml", detail)])
        #expect(!linted.ids.contains("segue-to-unknown-screen"), "\(linted.report)")
        let misspelled = Linted([
            ("List.yaml", list.replacing("to: Detail", with: "to: Detial")), ("Detail.yaml", detail),
        ])
        #expect(misspelled.ids.contains("segue-to-unknown-screen"), "\(misspelled.report)")
        #expect(misspelled.report.contains("did you mean 'Detail'?"), "\(misspelled.report)")
    }
}
