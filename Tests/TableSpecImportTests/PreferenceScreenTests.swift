import Testing

@testable import TableSpecImport

@Suite("Android's screens of settings become screens")
struct PreferenceScreenTests {
    private static func source(_ content: String, resources: [(String, String)] = []) -> ImportSource {
        let text = """
            <PreferenceScreen xmlns:android="http://schemas.android.com/apk/res/android"
                xmlns:app="http://schemas.android.com/apk/res-auto">\(content)
            </PreferenceScreen>
            """
        return ImportSource(
            path: "res/xml/settings.xml",
            bytes: Array(text.utf8),
            translations: resources.map { language, text in
                ImportTranslation(
                    language: language,
                    path: "res/values-\(language)/strings.xml",
                    bytes: Array("<resources>\(text)</resources>".utf8)
                )
            }
        )
    }

    @Test func everyKindHasItsRow() {
        let result = Import([
            Self.source(
                """
                <PreferenceCategory android:title="@string/sound">
                <SwitchPreferenceCompat android:key="effects" android:title="Effects" android:summary="Clicks" android:defaultValue="true"/>
                <SeekBarPreference app:key="volume" app:title="Volume" android:defaultValue="5" android:max="10" app:min="1"/>
                </PreferenceCategory>
                <EditTextPreference android:key="name" android:title="Name" android:inputType="textEmailAddress"/>
                <ListPreference android:key="theme" android:title="Theme" android:defaultValue="d"
                    android:entries="@array/themes" android:entryValues="@array/theme_values"/>
                <Preference android:title="Licenses"><intent android:action="x"/></Preference>
                <PreferenceScreen android:key="more" android:title="More">
                <CheckBoxPreference android:key="beta" android:title="Beta" android:dependency="effects"/>
                </PreferenceScreen>
                """,
                resources: [
                    (
                        "en",
                        """
                        <string name="sound">It\\'s "Sound"</string>
                        <string name="dark">Dark</string>
                        <string-array name="themes"><item>Light</item><item>@string/dark</item></string-array>
                        <string-array name="theme_values"><item>l</item><item>d</item></string-array>
                        """
                    ), ("de", "<string name=\"sound\">Ton</string>"),
                ]
            )
        ])
        #expect(
            result.text(of: "Settings.yaml") == """
                screen: Settings
                strings: Settings
                state: { effects: Bool = true, volume: Double = 5, name: String, theme: "enum(l, d) = d" }
                userDefaults: [effects, volume, name, theme]
                table:
                  style: grouped
                  sections:
                    - header: It's Sound
                      rows:
                        - { style: subtitle, text: Effects, detail: Clicks, accessory: { switch: $(effects) } }
                        - { id: volume, content: [Volume, { slider: $(volume), min: 1, max: 10 }] }
                    - rows:
                        - { id: name, content: [Name, { textField: $(name), keyboardType: emailAddress, textAlignment: right }] }
                        - { text: Theme, choose: { value: $(theme), titles: { l: Light, d: Dark } } }
                        - { text: Licenses, action: licenses }
                        - { text: More, accessory: disclosureIndicator, segue: More }

                """
        )
        #expect(result.files.first?.translations == [TranslatedText(text: "It's Sound", values: ["de": "Ton"])])
        #expect(result.text(of: "More.yaml")?.contains("accessory: { switch: $(beta) }") == true)
        #expect(result.omissions.map(\.what).contains("the dependency of 'Beta' on 'effects'"))
        #expect(result.errors.isEmpty)
    }

    @Test func whatIsUnknownIsAFinding() {
        let content = """
            <com.example.ColorPreference android:key="c"/>
            <SwitchPreference android:title="@string/lost"/>
            """
        let result = Import([Self.source(content)])
        #expect(result.omissions.map(\.what) == ["a setting of type 'ColorPreference'", "the resource '@string/lost'"])
        #expect(result.omissions.map(\.line) == [2, 3])
    }

    @Test(arguments: ["<resources/>", "<PreferenceScreen>", ""])
    func otherFilesAreFindings(_ text: String) {
        let result = Import([ImportSource(path: "a.xml", bytes: Array(text.utf8))])
        #expect(result.unread.map(\.line) == [1])
    }

    @Test(
        arguments: [
            ("values", "en"), ("values-de", "de"), ("values-pt-rBR", "pt-BR"), ("values-b+sr+Latn", "sr-Latn"),
            ("values-night", nil), ("values-v21", nil), ("values-sw600dp", nil), ("values-car", nil), ("drawable", nil),
        ] as [(String, String?)]
    )
    func foldersOfLanguages(_ folder: String, _ language: String?) {
        #expect(LanguageFolder.language(ofValues: folder) == language)
    }
}
