import TableSpecTestSupport
import Testing

@testable import TableSpecImport

@Suite("Names come from outlets, classes and texts")
struct NamingTests {
    private static func row(_ views: String, _ outlets: [(String, String)] = [], header: String? = nil) -> Fixture {
        let cell = Fixture.custom(views)
        let connections = outlets.map { #"<outlet property="\#($0.0)" destination="\#($0.1)" id="o-\#($0.1)"/>"# }
        return Fixture(
            table: Fixture.section(cell, header.map { "headerTitle=\"\($0)\"" } ?? ""),
            controller: "<connections>\(connections.joined())</connections>"
        )
    }

    private static func label(_ text: String, id: String = "l") -> String {
        #"<label text="\#(text)" id="\#(id)">\#(Fixture.frame(16, 11, 80, 21))</label>"#
    }

    private static let slider = #"<slider value="1" id="s">\#(Fixture.frame(110, 7, 249, 30))</slider>"#

    @Test func aTextAndItsControlHaveDifferentNames() {
        let fixture = Self.row(Self.label("Count: 1000") + Self.slider, [("countLabel", "l"), ("countSlider", "s")])
        #expect(fixture.spec.contains("- id: count\n          content: { hstack: [$(count), {"))
        #expect(fixture.spec.contains("countSlider: Float = 1"))
        #expect(fixture.result.errors.isEmpty)
    }

    @Test func placeholdersOfInterfaceBuilderAreSamplesAndNoDefaults() {
        let fixture = Fixture(
            table: Fixture.section(Fixture.cell("Category", detail: "Detail", style: "Value1")),
            controller: #"<connections><outlet property="categoryLabel" destination="c-d" id="o"/></connections>"#
        )
        #expect(fixture.spec.contains("state: { category: String }\n"))
        #expect(fixture.spec.contains("samples: { category: Detail }\n"))
        #expect(fixture.result.errors.isEmpty)
    }

    private static func row(_ cell: String, outlet: String) -> Fixture {
        let connection = #"<connections><outlet property="\#(outlet)" destination="c" id="o"/></connections>"#
        return Fixture(table: Fixture.section(cell), controller: connection)
    }

    /// Code compares the selected row with the outlet: `cell == deleteCell`.
    @Test(arguments: [
        ("removeCell", "", "- { id: remove, text: Delete all, action: remove }"),
        (
            "openHelp", #"accessoryType="disclosureIndicator""#,
            "{ id: openHelp, text: Delete all, accessory: disclosureIndicator, action: openHelp }"
        ),
        (
            "helpCell", #"accessoryType="disclosureIndicator""#,
            "{ id: help, text: Delete all, accessory: disclosureIndicator, action: help }"
        ),
        ("deleteAll", "", "- { text: Delete all, action: deleteAll }"),
        ("removeCell", #"selectionStyle="none""#, "- { id: remove, text: Delete all }"),
        ("cell2", "", "- Delete all"),
    ])
    func aRowIsNamedAfterItsOutlet(_ outlet: String, _ attributes: String, _ row: String) {
        let fixture = Self.row(Fixture.cell("Delete all", attributes), outlet: outlet)
        #expect(fixture.spec.contains(row), "\(fixture.spec)")
        #expect(fixture.result.errors == [])
    }

    @Test func aRowWithAnOutletAndASwitchHasNoActionOfItsOwn() {
        let toggle = #"<switch id="w">\#(Fixture.frame(310, 6, 49, 31))</switch>"#
        let fixture = Self.row(Fixture.custom(Self.label("Sound") + toggle), outlet: "audioCell")
        #expect(fixture.spec.contains("- { id: audio, text: Sound, accessory: { switch: $(sound) } }"))
        #expect(fixture.result.errors == [])
    }

    @Test func aRowWithAnOutletAndASegueHasNoAction() {
        let segue = Fixture.segue(to: "other", "show")
        var fixture = Self.row(Fixture.cell("Help", "", segue), outlet: "manualCell")
        fixture.scenes.append(Fixture.controller("viewController", "other", #"customClass="OtherViewController""#))
        #expect(fixture.spec.contains("- { id: manual, text: Help, segue: Other }"))
    }

    @Test func aRowWithoutATextIsNamedAfterItsHeaderOrItsClass() {
        let image = #"<imageView id="i">\#(Fixture.frame(16, 2, 40, 40))</imageView>"#
        #expect(Self.row(image, header: "Terms of Use").spec.contains("{ id: termsOfUse, content: "))
        let cell = #"<tableViewCell id="c" customClass="TutorialTableViewCell"/>"#
        #expect(Fixture(table: Fixture.section(cell)).spec.contains("{ id: tutorial, class: TutorialTableViewCell }"))
    }

    @Test func whatASpinnerSaysIsNotWhatTheTextBesideItIsAbout() {
        let kind = "activityIndicatorView"
        let spinner = "<\(kind) animating=\"YES\" id=\"a\">\(Fixture.frame(339, 12, 20, 20))</\(kind)>"
        #expect(Self.row(Self.label("Delivered") + spinner).spec.contains("isLoading: Bool = true"))
    }

    @Test(arguments: [
        ("Notifications", "notifications"), ("N/A", nil), ("00:00 AM", nil), ("Over 1000", "over"),
        ("Option 2", "option2"), ("88%", nil),
    ])
    func onlyWordsMakeNames(_ text: String, _ name: String?) {
        #expect(DataName.caption(text) == name)
    }

    @Test func outletsThatOnlySayAKindMakeNoNames() {
        #expect(DataName.image("iv") == nil)
        #expect(DataName.text("label") == nil)
        #expect(DataName.texts("titleLabel") == ["title", "titleLabel"])
        #expect(DataName.texts("lblStarting") == ["starting", "startingText"])
    }

    @Test(arguments: [
        ("Don't see one?", "dontSeeOne"), ("Don\u{2019}t see one?", "dontSeeOne"),
        ("FIND A MOBILE COURSE", "findAMobileCourse"),
        ("URL", "url"), ("userURL", "userURL"),
    ])
    func apostrophesAndCapitalsPartNoWords(_ text: String, _ name: String) {
        #expect(Identifier.lower(text) == name)
    }

    @Test func rowsAreNamedAfterTheFirstTextAsOneReads() {
        let unit = #"<label text="MB" id="u">\#(Fixture.frame(330, 11, 29, 21))</label>"#
        let field = #"<textField id="f">\#(Fixture.frame(110, 11, 212, 21))</textField>"#
        #expect(Self.row(unit + field + Self.label("Memory")).spec.contains("- id: memory\n"))
    }

    @Test func typesDoNotSayTheScreenTwice() {
        let cell = Fixture.cell("A", "reuseIdentifier=\"ListCell\"")
        let spec = Fixture(table: "<prototypes>\(cell)</prototypes>").spec
        #expect(spec.contains("types: { ListItem: { id: Int, title: String } }\n"))
    }

    @Test func propertiesDoNotSayTheirElementTwice() {
        let names = ["messageSubject", "messageReceivedDate", "messageID"]
        let labels = names.enumerated().map { index, name in
            #"<label text="Label" id="\#(name)">\#(Fixture.frame(16, 4 + 22 * Double(index), 200, 20))</label>"#
        }
        let outlets = names.map { #"<outlet property="\#($0)Label" destination="\#($0)" id="o-\#($0)"/>"# }
        let cell = Fixture.custom(
            labels.joined(),
            72,
            "reuseIdentifier=\"MessageCell\"",
            "<connections>\(outlets.joined())</connections>"
        )
        let spec = Fixture(table: "<prototypes>\(cell)</prototypes>").spec
        let type = "{ id: Int, subject: String, receivedDate: String, messageID: String }"
        #expect(spec.contains("types: { Message: \(type) }\n"), "\(spec)")
        // The default text of a label is its name.
        #expect(spec.contains("subject: Subject, receivedDate: Received Date, messageID: Message ID }"))
    }

    @Test func textsThatCodeReplacesAreState() {
        let spec = Fixture(table: Fixture.section(Fixture.cell("System", detail: "Detail", style: "Value1"))).spec
        #expect(spec.contains("state: { systemDetail: String }\n"))
        #expect(spec.contains("{ style: value1, text: System, detail: $(systemDetail) }"))
        #expect(spec.contains("samples: { systemDetail: Detail }"))
    }

    @Test func textsWithoutTheirOwnNameAreTextDetailAndCaption() {
        let labels = [("a", 4.0), ("b", 26), ("c", 48)].map { id, y in
            #"<label text="Label" id="\#(id)">\#(Fixture.frame(16, y, 200, 20))</label>"#
        }
        let outlets = ["a", "b", "c"].map { #"<outlet property="label" destination="\#($0)" id="o-\#($0)"/>"# }
        let cell = Fixture.custom(
            labels.joined(),
            72,
            "reuseIdentifier=\"BookCell\"",
            "<connections>\(outlets.joined())</connections>"
        )
        let fixture = Fixture(table: "<prototypes>\(cell)</prototypes>")
        #expect(fixture.spec.contains("types: { Book: { id: Int, text: String, detail: String, caption: String } }\n"))
    }

    private static func prototypes(_ identifiers: [String], _ text: String = "A") -> Fixture {
        let cells = identifiers.enumerated().map { index, identifier in
            Fixture.cell(text, #"reuseIdentifier="\#(identifier)""#, id: "p\(index)")
        }
        return Fixture(table: "<prototypes>\(cells.joined())</prototypes>")
    }

    /// The classes of their views would both be `PaymentViews`.
    @Test func prototypesGetIdsWithDistinctNames() {
        let label = #"<label text="A" id="l">\#(Fixture.frame(16, 2, 200, 20))</label>"#
        let cells = ["Payment", "PaymentCell", "payment-cell"].map {
            Fixture.custom(label + label, 44, #"reuseIdentifier="\#($0)""#, id: $0)
        }
        let fixture = Fixture(table: "<prototypes>\(cells.joined())</prototypes>")
        #expect(fixture.result.errors.isEmpty)
        #expect(fixture.spec.contains("id: PaymentCell2\n"))
    }

    @Test(arguments: [
        ("enabledswitchcell", "On", "Enabled: "), ("collectdeviceswitch", "Collect Device", "CollectDevice: "),
        ("Pzk-IL-JHz", "A", "Item: "), ("Cell2", "A", "Item: "),
    ])
    func typesAreNamedAfterWords(_ identifier: String, _ text: String, _ type: String) {
        #expect(Self.prototypes([identifier], text).spec.contains("types: { \(type)"))
    }

    @Test func elementsOfSeveralPrototypesWithoutANameAreCounted() {
        let spec = Self.prototypes(["Cell", "Cell2"]).spec
        #expect(spec.contains("rows: { forEach: item2 in items2, prototype: Cell2 }"))
    }

    @Test func namesHaveALimit() {
        let name = String(repeating: "x", count: 300)
        let fixture = Fixture(table: Fixture.section(Fixture.cell("A")), class: name + "ViewController")
        #expect(fixture.result.files.allSatisfy { $0.name.utf8.count < 200 })
        #expect(fixture.result.errors.isEmpty)
    }

    @Test(arguments: ["_", "class", "Self", "my.in"])
    func whatIsNoNameOfAClassIsNone(_ name: String) {
        let view = #"<view customClass="\#(name)" id="v">\#(Fixture.frame(16, 2, 40, 40))</view>"#
        #expect(!Self.row(view).spec.contains("view: \(name)"))
        #expect(Self.row(view).result.errors.isEmpty)
    }

    @Test(arguments: ["null", "~"])
    func aTextThatYAMLReadsAsNothingIsAText(_ text: String) {
        let label = #"<label text="\#(text)" id="l">\#(Fixture.frame(16, 11, 200, 21))</label>"#
        let fixture = Fixture(
            table: Fixture.section(Fixture.custom(label)),
            controller: #"<connections><outlet property="nameLabel" destination="l" id="o"/></connections>"#
        )
        #expect(fixture.result.errors.isEmpty)
        #expect(fixture.spec.contains("\"\(text)\""))
    }

    @Test func aSectionIsNamedAfterTheIdOfItsFirstRow() {
        let sections = """
            <sections><tableViewSection headerTitle="actor" id="s1"><cells>\(Fixture.cell("A", id: "a"))</cells></tableViewSection>
            <tableViewSection id="s2"><cells>\(Fixture.cell("actor", id: "b"))</cells></tableViewSection></sections>
            """
        #expect(Fixture(table: sections).result.errors.isEmpty)
    }

    @Test func aWellIsAColor() {
        let color = #"<color key="selectedColor" red="1" green="0" blue="0" alpha="1"/>"#
        let well = #"<colorWell id="w">\#(Fixture.frame(330, 7, 30, 30))\#(color)</colorWell>"#
        let fixture = Self.row(Self.label("Tint") + well)
        #expect(fixture.spec.contains("tint: \"Color = #FF0000\""))
        #expect(fixture.result.errors.isEmpty)
    }

    // MARK: Names that the rules accept

    @Test func aTypeIsNotCalledAsAClassOfTheApp() {
        let field = #"<textField customClass="PinField" id="f">\#(Fixture.frame(16, 5, 300, 34))</textField>"#
        let cell = Fixture.custom(field, 44, #"reuseIdentifier="PinField""#)
        let fixture = Fixture(table: "<prototypes>\(cell)</prototypes>")
        #expect(fixture.spec.contains("types: { ListPinField: { id: Int, text: String } }"))
        #expect(fixture.spec.contains("class: PinField"))
        #expect(fixture.result.errors == [])
    }

    @Test func aRowThatLeadsOnWhileItIsEditedHasAnAction() {
        let cell = Fixture.cell("Tea", #"editingAccessoryType="disclosureIndicator""#)
        let fixture = Fixture(table: Fixture.section(cell))
        #expect(fixture.spec.contains("{ text: Tea, editingAccessory: disclosureIndicator, action: showTea }"))
        #expect(fixture.result.errors == [])
    }

    @Test func aDocumentForPhonesIsTheOneThatCounts() {
        let fixture = { (path: String, text: String) in
            var fixture = Fixture(table: Fixture.section(Fixture.cell(text)), class: "UITableViewController")
            fixture.path = path
            return fixture.source
        }
        let result = Import([
            fixture("Main.storyboard", "A"), fixture("Main~ipad.storyboard", "B"),
            fixture("Main~iphone.storyboard", "C"),
        ])
        #expect(result.screens == ["Main"])
        #expect(result.text(of: "Main.yaml")?.contains("- C\n") == true)
        #expect(
            result.omissions.map(\.why) == [
                "an iPhone loads 'Main~iphone.storyboard' in its place",
                "an iPhone loads 'Main~iphone.storyboard' in its place",
            ]
        )
        let alone = Import([fixture("Main~ipad.storyboard", "B")])
        #expect(alone.screens == ["Main"])
    }

    /// Names that mean something in Swift, to a view controller or to generated code, in every position of real documents.
    @Test(.needsStoryboards, arguments: TestTier.share(of: [0, 1, 2]))
    func hostileNamesAreAccepted(_ part: Int) {
        for (index, source) in Corpus.sources.enumerated() where index % 3 == part {
            var generator = SeededGenerator(seed: UInt64(41 + index))
            let result = Import([HostileNames.put(into: source, &generator)])
            #expect(result.errors == [], "\(source.path)")
        }
    }
}
