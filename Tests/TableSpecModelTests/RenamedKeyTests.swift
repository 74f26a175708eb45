import TableSpecDiagnostics
import TableSpecModel
import TableSpecTestSupport
import Testing

@Suite("A key that was renamed is still read under its old name")
struct RenamedKeyTests {
    private static func field(_ keys: String) -> Resolved {
        Resolved(
            rows: "        - { id: a, accessory: { textField: $(name), \(keys) } }",
            screenKeys: "state: { name: String }"
        )
    }

    @Test func itMeansTheSame() throws {
        let old = Self.field("keyboard: emailAddress, isSecure: true")
        let new = Self.field("keyboardType: emailAddress, isSecureTextEntry: true")
        for resolved in [old, new] {
            expect(resolved)
            let control = try #require(resolved.screen?.table.staticRows.first?.cell.accessory?.control)
            #expect(control.keyboardType.value == .emailAddress)
            #expect(control.isSecureTextEntry.value == true)
        }
    }

    @Test func itIsNotedForARule() throws {
        let resolved = Self.field("⟦keyboard⟧: emailAddress")
        let keys = resolved.model.files.flatMap(\.renamedKeys)
        #expect(keys.map(\.key.value) == ["keyboard"])
        #expect(keys.map(\.key.range) == resolved.marks)
        #expect(keys.map(\.successor) == ["keyboardType"])
    }

    @Test func besideTheNewNameItIsUnknown() {
        expect(
            Self.field("⟦keyboard⟧: emailAddress, keyboardType: URL"),
            "unknown key 'keyboard' in accessory; expected 'keyboardType'"
        )
    }

    @Test("a spelling with another letter case isn't an old name", arguments: ["Keyboard", "issecure"])
    func otherCase(_ spelling: String) {
        let resolved = Self.field("\(spelling): true")
        #expect(resolved.model.files.flatMap(\.renamedKeys).isEmpty)
        #expect(resolved.messages.first?.hasPrefix("unknown key '\(spelling)' in accessory; expected '") == true)
    }

    @Test func theSchemaCallsItDeprecated() {
        #expect(JSONSchema.text.contains("\"Renamed to `keyboardType`.\",\n"))
        #expect(JSONSchema.text.contains("\"deprecated\": true"))
    }
}
