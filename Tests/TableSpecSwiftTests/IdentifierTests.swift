import Testing

@testable import TableSpecSwift

@Suite("Names derived from text")
struct IdentifierTests {
    @Test(
        "lower camel case",
        arguments: [
            ("signOut", "signOut"), ("sound_effects", "sound_effects"), ("größe", "größe"), ("日本", "日本"),
            ("_private", "_private"), ("default", "default"), ("Sign Out", "signOut"), ("Wi-Fi", "wiFi"),
            ("ZoneCell", "zoneCell"), ("URL", "url"), ("URLCell", "urlCell"), ("URL list", "urlList"),
            ("a-b.c/d", "aBCD"),
            ("3D Touch", "_3DTouch"), ("2", "_2"), ("GMT+3", "gmt3"), ("Don't ask", "dontAsk"), ("Don’t", "dont"),
            ("", "unnamed"), ("   ", "u20u20u20"), ("-", "u2D"), ("❤", "u2764"), ("Party 🎉 Time", "partyTime"),
            ("Ärger", "ärger"), ("École libre", "écoleLibre"), ("self", "selfItem"), ("init", "initItem"),
            ("Self", "selfItem"), ("\u{301}a", "a"), ("a\u{202E}b", "aB"), ("a\u{200D}b", "aB"), ("x\ny", "xY"),
            ("$(name)", "name"), ("`class`", "class"), ("İstanbul", "i̇stanbul"),
        ]
    )
    func lowerCamelCase(text: String, name: String) {
        #expect(SwiftIdentifier(from: text, style: .lowerCamelCase).text == name)
    }

    @Test(
        "upper camel case",
        arguments: [
            ("Settings", "Settings"), ("settings", "Settings"), ("time zones", "TimeZones"), ("WiFi", "WiFi"),
            ("Wi-Fi", "WiFi"), ("iPhone list", "IPhoneList"), ("3D", "_3D"), ("", "Unnamed"), ("Type", "TypeItem"),
            ("self", "SelfItem"), ("日本", "日本"), ("straße", "Straße"), ("New_Grocery", "New_Grocery"),
        ]
    )
    func upperCamelCase(text: String, name: String) {
        #expect(SwiftIdentifier(from: text, style: .upperCamelCase).text == name)
    }

    @Test("every result is a name", arguments: HostileTextTests.texts)
    func always(text: String) {
        for style in [SwiftIdentifier.Style.lowerCamelCase, .upperCamelCase] {
            let name = SwiftIdentifier(from: text, style: style)
            #expect(SwiftIdentifier(name.text) == name)
            #expect(SwiftIdentifier(from: text, style: style).text == name.text)
        }
    }

    @Test("a valid name is unchanged", arguments: ["cafe\u{301}", "caf\u{E9}", "a1", "x_y"])
    func unchanged(text: String) {
        let name = SwiftIdentifier(from: text, style: .lowerCamelCase)
        #expect(Array(name.text.utf8) == Array(text.utf8))
    }

    @Test("reserved names get a suffix until they are unique")
    func avoiding() {
        let reserved: Set<SwiftIdentifier> = ["description", "descriptionItem"]
        let name = SwiftIdentifier(from: "Description", style: .lowerCamelCase, avoiding: reserved)
        #expect(name == "descriptionItemItem")
    }

    @Test("exact names", arguments: ["a", "_a", "größe", "x1", "class", "🎉"])
    func exact(text: String) {
        #expect(SwiftIdentifier(text)?.text == text)
    }

    @Test(
        "texts that aren't names",
        arguments: [
            "", "_", "1a", "a b", "a-b", "a.b", "a\u{200B}", "\u{301}a", "`a`", "a\n", "a;b", "$a", "a\u{202E}",
            "\u{3164}",
            "❤", "a\u{FE0F}", "«", "a\0",
        ]
    )
    func refused(text: String) {
        #expect(SwiftIdentifier(text) == nil)
    }
}
