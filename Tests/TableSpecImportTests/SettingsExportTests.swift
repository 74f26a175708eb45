import TableSpecDiagnostics
import TableSpecExport
import TableSpecKit
import Testing

@testable import TableSpecImport

@Suite("Settings bundles are exported as they were imported")
struct SettingsExportTests {
    /// A property list in one way of writing: keys in their order, numbers without their kind.
    private static func normalised(_ node: PropertyNode) -> String {
        switch node.value {
        case .text(let text): "\"\(text)\""
        case .number(let number): "\(number)"
        case .bool(let value): "\(value)"
        case .list(let list): "[\(list.map(normalised).joined(separator: ", "))]"
        case .dictionary(let members):
            "{\(members.sorted { $0.key < $1.key }.map { "\($0.key): \(normalised($0.value))" }.joined(separator: ", "))}"
        case .other: "other"
        }
    }

    private static func normalised(_ bytes: [UInt8]) throws -> String {
        normalised(try PropertyListReader.read(bytes))
    }

    private static func bundle(_ sources: [ImportSource]) throws -> SettingsBundle {
        let result = Import(sources)
        #expect(result.errors.isEmpty)
        return try #require(try SettingsBundle(Analysis(Workspace(files: result.files.map { ($0.name, $0.text) }))))
    }

    private static let root = SettingsTests.pane(
        SettingsTests.specifier(
            "Group",
            SettingsTests.text("Title", "Sound &amp; Light"),
            SettingsTests.text("FooterText", "All of it.")
        )
            + SettingsTests.specifier(
                "ToggleSwitch",
                SettingsTests.text("Title", "Effects"),
                SettingsTests.text("Key", "sound_effects"),
                "<key>DefaultValue</key><true/>"
            )
            + SettingsTests.specifier(
                "Slider",
                SettingsTests.text("Key", "volume"),
                """
                <key>DefaultValue</key><real>7.5</real><key>MinimumValue</key><integer>0</integer>
                <key>MaximumValue</key><integer>10</integer>
                """
            )
            + SettingsTests.specifier("Group")
            + SettingsTests.specifier(
                "TextField",
                SettingsTests.text("Title", "Name"),
                SettingsTests.text("Key", "name preference"),
                SettingsTests.text("DefaultValue", "Ada"),
                SettingsTests.text("KeyboardType", "EmailAddress"),
                SettingsTests.text("AutocapitalizationType", "None"),
                SettingsTests.text("AutocorrectionType", "No"),
                "<key>IsSecure</key><true/>"
            )
            + SettingsTests.specifier(
                "TitleValue",
                SettingsTests.text("Title", "Version"),
                SettingsTests.text("Key", "version"),
                SettingsTests.text("DefaultValue", "1.0")
            )
            + SettingsTests.specifier(
                "MultiValue",
                SettingsTests.text("Title", "Theme"),
                SettingsTests.text("Key", "theme"),
                SettingsTests.text("DefaultValue", "dark"),
                SettingsTests.list("Values", "light", "dark"),
                SettingsTests.list("Titles", "Light", "Dark &lt;3")
            )
            + SettingsTests.specifier(
                "MultiValue",
                SettingsTests.text("Title", "Size"),
                SettingsTests.text("Key", "size"),
                """
                <key>DefaultValue</key><integer>1</integer>
                <key>Values</key><array><integer>0</integer><integer>1</integer><integer>2</integer></array>
                """,
                SettingsTests.list("Titles", "S", "M", "L")
            )
            + SettingsTests.specifier(
                "RadioGroup",
                SettingsTests.text("Title", "Server"),
                SettingsTests.text("FooterText", "Nearest first."),
                SettingsTests.text("Key", "server"),
                SettingsTests.text("DefaultValue", "vienna"),
                SettingsTests.list("Values", "vienna", "graz"),
                SettingsTests.list("Titles", "Vienna", "Graz")
            )
            + SettingsTests.specifier("Group")
            + SettingsTests.specifier(
                "ChildPane",
                SettingsTests.text("Title", "More"),
                SettingsTests.text("File", "More")
            )
    )

    private static let more = SettingsTests.pane(
        SettingsTests.specifier(
            "ToggleSwitch",
            SettingsTests.text("Title", "Beta"),
            SettingsTests.text("Key", "beta"),
            "<key>DefaultValue</key><false/>"
        ),
        name: "More",
        more: SettingsTests.text("Title", "More")
    )

    @Test func everyKindGoesOutAsItCameIn() throws {
        let bundle = try Self.bundle([Self.root, Self.more])
        #expect(bundle.panes.map(\.name) == ["Root.plist", "More.plist"])
        for (pane, source) in zip(bundle.panes, [Self.root, Self.more]) {
            #expect(try Self.normalised(Array(pane.text.utf8)) == Self.normalised(source.bytes))
        }
        #expect(bundle.leftOut.isEmpty)
    }

    @Test func whatCameOutComesInAndGoesOutAsTheSameBytes() throws {
        let first = try Self.bundle([Self.root, Self.more]).panes
        let again = try Self.bundle(
            first.map { ImportSource(path: "Settings.bundle/\($0.name)", bytes: Array($0.text.utf8)) }
        )
        #expect(again.panes == first)
    }

    private static func exported(_ spec: String) throws -> SettingsBundle {
        let analysis = Analysis(Workspace(files: [("A.yaml", spec)]))
        #expect(!analysis.hasErrors)
        return try #require(try SettingsBundle(analysis))
    }

    @Test func onlyTheCollectionOfAListIsLeftOut() throws {
        let bundle = try Self.exported(
            """
            screen: A
            title: A
            state: { isOn: Bool, tags: [String] }
            userDefaults: [isOn]
            table:
              prototypes: [{ id: Cell, text: $(tag) }]
              sections:
                - header: Tags
                  rows:
                    - { forEach: tag in tags, prototype: Cell }
                    - { text: On, accessory: { switch: $(isOn) } }
            """
        )
        #expect(bundle.leftOut.map(\.message) == ["rows of a collection can't be settings"])
        #expect(bundle.panes.first?.text.contains("PSToggleSwitchSpecifier") == true)
    }

    @Test func rowsWithoutASettingAreReportedWithTheirPlaces() throws {
        let bundle = try Self.exported(
            """
            screen: Preferences
            state: { sound: Bool, other: Bool }
            userDefaults: [sound]
            table:
              sections:
                - rows:
                    - { text: Sound, accessory: { switch: $(sound) }, selectionStyle: none }
                    - { text: Other, accessory: { switch: $(other) }, selectionStyle: none }
                    - { text: Sign Out, action: signOut }
            """
        )
        #expect(bundle.panes.count == 1)
        #expect(bundle.panes[0].text.contains("<string>sound</string>"))
        #expect(!bundle.panes[0].text.contains("Other"))
        #expect(bundle.leftOut.map(\.message) == ["row 'other' isn't a setting", "row 'signOut' isn't a setting"])
        #expect(bundle.leftOut.allSatisfy { $0.range.start > 0 })
    }

    @Test func textsToChooseFromStandForThemselves() throws {
        let bundle = try Self.exported(
            """
            screen: Money
            state: { currency: String = EUR }
            userDefaults: { currency: money_currency }
            table:
              sections:
                - rows: [{ text: Currency, choose: { value: $(currency), options: [EUR, GBP] } }]
            """
        )
        let pane = try Self.normalised(Array(bundle.panes[0].text.utf8))
        #expect(
            pane == """
                {PreferenceSpecifiers: [{DefaultValue: "EUR", Key: "money_currency", Title: "Currency", \
                Titles: ["EUR", "GBP"], Type: "PSMultiValueSpecifier", Values: ["EUR", "GBP"]}]}
                """
        )
    }

    @Test func withoutAFirstScreenThereIsNone() throws {
        let spec = { (name: String) in
            """
            screen: \(name)
            state: { sound: Bool }
            userDefaults: [sound]
            table: { sections: [{ rows: [{ text: Sound, accessory: { switch: $(sound) } }] }] }
            """
        }
        let analysis = Analysis(Workspace(files: [("A.yaml", spec("A")), ("B.yaml", spec("B"))]))
        #expect(try SettingsBundle(analysis) == nil)
        #expect(try SettingsBundle(analysis, root: "B")?.panes.count == 1)
        #expect(try SettingsBundle(analysis, root: "C") == nil)
    }
}
