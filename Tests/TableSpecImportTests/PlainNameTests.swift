import Testing

@testable import TableSpecImport

@Suite("Names contain no meaningless characters and words")
struct PlainNameTests {
    @Test(arguments: [
        ("Größe", "grosse"), ("Straße", "strasse"), ("Øre", "ore"), ("Łódź", "lodz"),
        ("Œuvre", "oeuvre"), ("Über uns", "uberUns"), ("Уведомления", "uvedomleniya"), ("Щит", "shchit"),
        ("Мой профиль", "moiProfil"),
    ])
    func lettersOfOtherAlphabetsStayLetters(_ text: String, _ name: String) {
        #expect(Identifier.lower(text) == name)
    }

    @Test func aSecondSceneOfAFilesNameIsNotCalledSoTwice() {
        let scene = { Fixture.scene($0, class: "SettingsViewController", table: "<prototypes/>") }
        var fixture = Fixture(scenes: [scene("a"), scene("b")])
        fixture.path = "Settings.storyboard"
        #expect(fixture.result.screens == ["Settings", "SettingsScreen"])
    }

    @Test func elementsAreCalledWithoutThePrefixOfTheAppsClasses() {
        let cell = Fixture.custom(
            #"<label text="Label" id="l">\#(Fixture.frame(16, 11, 80, 21))</label>"#,
            44,
            #"reuseIdentifier="NMMessageCell" customClass="NMMessageCell""#
        )
        let spec = Fixture(table: "<prototypes>\(cell)</prototypes>", class: "NMInboxViewController").spec
        #expect(spec.contains("screen: NMInbox"))
        #expect(spec.contains("state: { messages: [Message] }"))
    }

    @Test func anAbbreviationThatIsNoPrefixStays() {
        let table = "<prototypes>\(Fixture.cell("Title", #"reuseIdentifier="PDFPageCell""#))</prototypes>"
        #expect(Fixture(table: table).spec.contains("pdfPage in pdfPages"))
    }

    @Test func oneMethodForTwoEventsIsCalledOnce() {
        let field = """
            <textField id="f">\(Fixture.frame(16, 11, 343, 22))<connections>
            <action selector="changed:" destination="list" eventType="editingChanged" id="e1"/>
            <action selector="changed:" destination="list" eventType="valueChanged" id="e2"/>
            </connections></textField>
            """
        #expect(Fixture(table: Fixture.section(Fixture.custom(field))).leftOut.isEmpty)
    }
}

@Suite("Names distinguish rows and screens")
struct TellingNameTests {
    @Test func rowsOfTheSameTextAreDistinguishedByTheirHeaders() {
        let sections = ["Einkauf", "Inventar"].map { header in
            """
            <tableViewSection headerTitle="\(header)" id="s\(header)"><cells>
            \(Fixture.cell("Beim Löschen fragen", id: "c\(header)"))</cells></tableViewSection>
            """
        }
        let spec = Fixture(table: "<sections>\(sections.joined())</sections>").spec
        #expect(spec.contains("        - Beim Löschen fragen\n"))
        #expect(spec.contains("{ id: inventarBeimLöschenFragen, text: Beim Löschen fragen }"))
    }

    @Test func aClassWithANumberForANameTellsNothing() {
        let controller = #"<navigationItem key="navigationItem" title="Animals" id="n"/>"#
        let table = Fixture.section(Fixture.cell("Tea"))
        let result = Fixture(table: table, controller: controller, class: "ViewController2").result
        #expect(result.screens == ["Animals"])
        let inCapitals = controller.replacing("Animals", with: "ANIMALS")
        #expect(Fixture(table: table, controller: inCapitals, class: "ViewController").result.screens == ["Animals"])
        #expect(Fixture(table: table, class: "Form2ViewController").result.screens == ["Form2"])
    }
}
