import Foundation
import TableSpecDiagnostics
import Testing

@testable import TableSpecImport

@Suite("Panes of settings bundles become screens")
struct SettingsTests {
    /// A pane of a bundle.
    static func pane(
        _ specifiers: String,
        name: String = "Root",
        more: String = "",
        translations: [ImportTranslation] = []
    ) -> ImportSource {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
            <plist version="1.0"><dict>\(more)
            <key>PreferenceSpecifiers</key><array>
            \(specifiers)
            </array></dict></plist>
            """
        return ImportSource(path: "Settings.bundle/\(name).plist", bytes: Array(text.utf8), translations: translations)
    }

    static func specifier(_ type: String, _ keys: String...) -> String {
        "<dict><key>Type</key><string>PS\(type)Specifier</string>\(keys.joined())</dict>\n"
    }

    static func text(_ key: String, _ value: String) -> String { "<key>\(key)</key><string>\(value)</string>" }

    static func list(_ key: String, _ values: String...) -> String {
        "<key>\(key)</key><array>\(values.map { "<string>\($0)</string>" }.joined())</array>"
    }

    @Test func everyKindHasItsRow() {
        let result = Import([
            Self.pane(
                Self.specifier("Group", Self.text("Title", "Sound"), Self.text("FooterText", "All of it."))
                    + Self.specifier(
                        "ToggleSwitch",
                        Self.text("Title", "Effects"),
                        Self.text("Key", "sound_effects"),
                        "<key>DefaultValue</key><true/>"
                    )
                    + Self.specifier(
                        "Slider",
                        Self.text("Key", "volume"),
                        "<key>DefaultValue</key><real>7.5</real><key>MaximumValue</key><integer>10</integer>"
                    )
                    + Self.specifier("Group")
                    + Self.specifier(
                        "TextField",
                        Self.text("Title", "Name"),
                        Self.text("Key", "name_preference"),
                        Self.text("DefaultValue", "Ada"),
                        Self.text("KeyboardType", "EmailAddress"),
                        Self.text("AutocorrectionType", "No"),
                        "<key>IsSecure</key><true/>"
                    )
                    + Self.specifier(
                        "TitleValue",
                        Self.text("Title", "Version"),
                        Self.text("Key", "version"),
                        Self.text("DefaultValue", "v1"),
                        Self.list("Values", "v0", "v1"),
                        Self.list("Titles", "Old", "New")
                    )
                    + Self.specifier(
                        "MultiValue",
                        Self.text("Title", "Theme"),
                        Self.text("Key", "theme"),
                        Self.text("DefaultValue", "d"),
                        Self.list("Values", "l", "d"),
                        Self.list("Titles", "Light", "Dark")
                    )
            )
        ])
        #expect(
            result.text(of: "Settings.yaml") == """
                screen: Settings
                title: Settings
                state:
                  soundEffects: Bool = true
                  volume: Double = 7.5
                  namePreference: String = Ada
                  version: String = New
                  theme: enum(l, d) = d
                userDefaults: { soundEffects: sound_effects, volume: volume, namePreference: name_preference, theme: theme }
                table:
                  style: grouped
                  sections:
                    - header: Sound
                      footer: All of it.
                      rows:
                        - { text: Effects, accessory: { switch: $(soundEffects) } }
                        - { id: volume, content: { slider: $(volume), max: 10 } }
                    - rows:
                        - id: name
                          content:
                            - Name
                            - textField: $(namePreference)
                              keyboardType: emailAddress
                              isSecureTextEntry: true
                              autocorrectionType: "no"
                              textAlignment: right
                        - { style: value1, text: Version, detail: $(version) }
                        - { text: Theme, choose: { value: $(theme), titles: { l: Light, d: Dark } } }

                """
        )
        #expect(result.errors.isEmpty)
        #expect(result.omissions.allSatisfy { $0.kind == .code })
        #expect(
            result.omissions.map(\.what) == [
                "the titles of the values of 'Version' (v0: Old, v1: New) and the user defaults key 'version' of the state"
            ]
        )
    }

    @Test func manyTitlesAreAWheel() {
        let result = Import([
            Self.pane(
                Self.specifier(
                    "RadioGroup",
                    Self.text("Title", "Server"),
                    Self.text("Key", "server"),
                    Self.list("Values", "0", "1", "2", "3"),
                    Self.list("Titles", "Automatic", "Amsterdam", "Frankfurt", "London")
                )
            )
        ])
        let spec = result.text(of: "Settings.yaml") ?? ""
        #expect(spec.contains("- header: Server\n"))
        #expect(spec.contains("{ pickerView: $(server), titles: [Automatic, Amsterdam, Frankfurt, London] }"))
        #expect(result.omissions.map(\.kind).contains(.appearance))
        #expect(result.errors.isEmpty)
    }

    @Test func valuesThatAreNotTextsAreOneEntryForEachSetting() {
        let result = Import([
            Self.pane(
                Self.specifier(
                    "MultiValue",
                    Self.text("Title", "Region"),
                    Self.text("Key", "region"),
                    Self.text("DefaultValue", "de-AT"),
                    Self.list("Values", "en-US", "de-AT"),
                    Self.list("Titles", "US", "Austria")
                )
                    + Self.specifier(
                        "ToggleSwitch",
                        Self.text("Title", "Beta"),
                        Self.text("Key", "beta"),
                        Self.text("DefaultValue", "on"),
                        Self.text("TrueValue", "on"),
                        Self.text("FalseValue", "off")
                    )
            )
        ])
        let spec = result.text(of: "Settings.yaml") ?? ""
        #expect(spec.contains("state: { region: Int = 1, beta: Bool = true }"))
        #expect(!spec.contains("userDefaults"))
        #expect(
            result.omissions.map(\.what) == [
                "the values of 'Region' (en-US, de-AT) and the user defaults key 'region' of the state",
                "the values 'on' and 'off' of 'Beta' and the user defaults key 'beta' of the state",
            ]
        )
        #expect(result.errors.isEmpty)
    }

    @Test func theEntryOfASettingHasTheMostImportantKind() {
        let image = Self.text("MinimumValueImage", "quiet.png")
        let idiom = Self.list("SupportedUserInterfaceIdioms", "Pad")
        let result = Import([Self.pane(Self.specifier("Slider", Self.text("Key", "volume"), image, idiom))])
        #expect(
            result.omissions.map(\.what) == [
                "the images beside the slider 'volume' and the restriction of 'volume' to Pad"
            ]
        )
        #expect(result.omissions.map(\.kind) == [.behavior])
    }

    @Test func aKeyIsNoTitle() {
        let value = Self.specifier(
            "TitleValue",
            Self.text("Title", ""),
            Self.text("Key", "greeting"),
            Self.text("DefaultValue", "Hello")
        )
        let toggle = Self.specifier("ToggleSwitch", Self.text("Title", ""), Self.text("Key", "sound"))
        let result = Import([Self.pane(value + toggle)])
        let spec = result.text(of: "Settings.yaml") ?? ""
        #expect(spec.contains("- { id: greeting, text: $(greeting) }"))
        #expect(spec.contains("- { id: sound, accessory: { switch: $(sound) } }"))
        #expect(result.errors == [])
    }

    @Test func settingsAreNamedAfterWords() {
        let volume = Self.specifier("Slider", Self.text("Key", "volume"))
        let field = Self.specifier("TextField", Self.text("Title", "TEXT_FIELD_NAME"), Self.text("Key", "name"))
        let result = Import([Self.pane(volume + volume + field)])
        let spec = result.text(of: "Settings.yaml") ?? ""
        for id in ["volume", "volume2", "textFieldName"] { #expect(spec.contains("{ id: \(id), content")) }
        #expect(result.errors == [])
    }

    @Test func aPaneWithoutATitleHasThatOfItsRowOrItsFile() {
        let child = Self.specifier("ChildPane", Self.text("Title", "My Account"), Self.text("File", "Account"))
        let sound = Self.specifier("ToggleSwitch", Self.text("Title", "Sound"), Self.text("Key", "sound"))
        let result = Import([
            Self.pane(child), Self.pane(sound, name: "Account"), Self.pane(sound, name: "Account.inApp"),
            Self.pane(sound, name: "Audio"),
        ])
        let titles = result.screens.sorted().map { screen in
            result.text(of: "\(screen).yaml")?.split(separator: "\n").first { $0.hasPrefix("title: ") }
        }
        #expect(result.screens.sorted() == ["Account", "AccountInApp", "Audio", "Settings"])
        #expect(titles == ["title: My Account", "title: My Account", "title: Audio", "title: Settings"])
        #expect(!result.findings.contains { $0.id == "screen-without-title" })
    }

    @Test func aKeyThatSeveralRowsHaveIsOneState() {
        let toggle = Self.specifier("ToggleSwitch", Self.text("Title", "Sound"), Self.text("Key", "sound"))
        let result = Import([Self.pane(toggle + toggle.replacing("Sound", with: "Also Sound"))])
        let spec = result.text(of: "Settings.yaml") ?? ""
        #expect(spec.contains("state: { sound: Bool }\nuserDefaults: [sound]\n"))
        #expect(spec.components(separatedBy: "switch: $(sound)").count == 3)
        #expect(result.errors.isEmpty)
    }

    @Test func panesLeadToEachOtherInACircleToo() {
        let child = Self.specifier("ChildPane", Self.text("Title", "Account"), Self.text("File", "Account"))
        let back = Self.specifier("ChildPane", Self.text("Title", "Back"), Self.text("File", "Root"))
        let missing = Self.specifier("ChildPane", Self.text("Title", "Lost"), Self.text("File", "Lost"))
        let result = Import([Self.pane(child + missing), Self.pane(back, name: "Account")])
        #expect(result.screens == ["Account", "Settings"] || result.screens == ["Settings", "Account"])
        #expect(result.text(of: "Settings.yaml")?.contains("segue: Account }") == true)
        #expect(result.text(of: "Account.yaml")?.contains("segue: Settings }") == true)
        #expect(result.omissions.map(\.what) == ["the pane 'Lost'"])
        #expect(result.errors.isEmpty)
    }

    /// LicensePlist names its panes after itself and puts them into a folder.
    @Test func panesMayHaveDotsAndFolders() {
        let licenses = Self.specifier(
            "ChildPane",
            Self.text("Title", "Licenses"),
            Self.text("File", "com.acme.Licenses")
        )
        let alamofire = Self.specifier(
            "ChildPane",
            Self.text("Title", "Alamofire"),
            Self.text("File", "com.acme.Licenses/Alamofire")
        )
        let text = Self.specifier("Group", Self.text("FooterText", "MIT"))
        let result = Import([
            Self.pane(licenses), Self.pane(alamofire, name: "com.acme.Licenses"),
            Self.pane(text, name: "com.acme.Licenses/Alamofire"),
        ])
        #expect(Set(result.screens) == ["Settings", "Licenses", "Alamofire"])
        #expect(result.text(of: "Settings.yaml")?.contains("segue: Licenses }") == true)
        #expect(result.text(of: "Licenses.yaml")?.contains("segue: Alamofire }") == true)
        #expect(result.text(of: "Alamofire.yaml")?.contains("footer: MIT") == true)
        #expect(result.omissions.isEmpty)
        #expect(result.errors.isEmpty)
    }

    /// InAppSettingsKit shows other panes in the app than the Settings app does.
    @Test func panesInTheAppAreSeparateScreens() {
        let child = Self.specifier("ChildPane", Self.text("Title", "Account"), Self.text("File", "Account"))
        let sound = Self.specifier("ToggleSwitch", Self.text("Title", "Sound"), Self.text("Key", "sound"))
        let result = Import([
            Self.pane(child + sound), Self.pane(child, name: "Root.inApp"), Self.pane(sound, name: "Account"),
            Self.pane(sound, name: "Account.inApp"),
        ])
        #expect(Set(result.screens) == ["Settings", "RootInApp", "Account", "AccountInApp"])
        #expect(result.text(of: "Settings.yaml")?.contains("switch: $(sound)") == true)
        #expect(result.text(of: "Settings.yaml")?.contains("segue: Account }") == true)
        #expect(result.text(of: "RootInApp.yaml")?.contains("segue: AccountInApp }") == true)
        #expect(result.errors.isEmpty)
    }

    @Test func valuesThatAreTheirTitlesAreStoredAsTheyAre() {
        let result = Import([
            Self.pane(
                Self.specifier(
                    "MultiValue",
                    Self.text("Title", "Currency"),
                    Self.text("Key", "money.currency"),
                    Self.text("DefaultValue", "US Dollar"),
                    Self.list("Values", "Euro", "US Dollar", "100 Yen"),
                    Self.list("Titles", "Euro", "US Dollar", "100 Yen")
                )
            )
        ])
        let spec = result.text(of: "Settings.yaml") ?? ""
        #expect(spec.contains("moneyCurrency: String = US Dollar"))
        #expect(spec.contains("userDefaults: { moneyCurrency: money.currency }"))
        #expect(spec.contains("choose: { value: $(moneyCurrency), options: [Euro, US Dollar, 100 Yen] }"))
        #expect(result.omissions.isEmpty)
        #expect(result.errors.isEmpty)
    }

    @Test func panesForTabletsArePassedOver() {
        let sound = Self.specifier("ToggleSwitch", Self.text("Title", "Sound"), Self.text("Key", "sound"))
        let result = Import([Self.pane(sound), Self.pane(sound, name: "Root~ipad")])
        #expect(result.screens == ["Settings"])
        #expect(result.omissions.map(\.why) == ["an iPhone loads 'Root.plist' in its place"])
    }

    @Test func titlesAreKeysOfStrings() {
        let strings = { (language: String, text: String) in
            ImportTranslation(
                language: language,
                path: "Settings.bundle/\(language).lproj/Root.strings",
                bytes: Array(text.utf8)
            )
        }
        let source = Self.pane(
            Self.specifier("ToggleSwitch", Self.text("Title", "T_SOUND"), Self.text("Key", "sound")),
            translations: [
                strings("en", "\"T_SOUND\" = \"Sound\";"), strings("de", "\"T_SOUND\" = \"Ton\";"),
                strings("fr", "broken"),
            ]
        )
        let result = Import([source])
        #expect(result.text(of: "Settings.yaml")?.contains("strings: Settings\n") == true)
        #expect(result.text(of: "Settings.yaml")?.contains("text: Sound") == true)
        #expect(result.files.first?.translations == [TranslatedText(text: "Sound", values: ["de": "Ton"])])
        #expect(result.unread.map(\.path) == ["Settings.bundle/fr.lproj/Root.strings"])
        #expect(result.errors.isEmpty)
    }

    @Test func whatIsUnknownIsAFindingWithItsLine() {
        let result = Import([Self.pane("<dict/>\n<string>a</string>\n" + Self.specifier("Future"))])
        #expect(result.omissions.map(\.line) == [5, 6, 7])
        #expect(result.omissions.last?.what == "a setting of type 'PSFutureSpecifier'")
    }

    @Test func settingsAndStoryboardsHaveDifferentNames() {
        let storyboard = Fixture(table: Fixture.section(Fixture.cell("Row")), class: "SettingsViewController")
        let result = Import([storyboard.source, Self.pane(Self.specifier("Group", Self.text("Title", "About")))])
        #expect(result.screens == ["Settings", "Root"])
        #expect(result.errors.isEmpty)
    }
}
