import TableSpecDiagnostics
import TableSpecModel
import Testing

@Suite("Keys that belong in another mapping are reported together")
struct MisplacedKeyTests {
    private static func findings(_ keys: String) -> [Diagnostic] {
        Resolved(
            """
            screen: Test
            state: { name: String, isOn: Bool = true }
            table: { sections: [{ rows: [{ id: a, text: A, \(keys) }] }] }
            """
        ).diagnostics
    }

    @Test func theKeysOfAControlAreOneFinding() throws {
        let findings = Self.findings("textField: $(name), keyboardType: emailAddress, placeholder: Name")
        let finding = try #require(findings.first)
        #expect(findings.count == 1)
        #expect(finding.message == "unknown keys 'textField', 'keyboardType' and 'placeholder' in row")
        #expect(
            finding.help
                == "move them into 'accessory': 'accessory: { textField: …, keyboardType: …, placeholder: … }'"
        )
        #expect(finding.labels.count == 2)
    }

    @Test func theRemedyFitsTheRow() {
        let stated = Self.findings("accessory: { textField: $(name) }, placeholder: Name, keyboardType: emailAddress")
        #expect(stated.map(\.help) == ["move them into 'accessory'"])
        let inList = Resolved("screen: Test\ntable: { id: A, editingAccessory: none, sections: [] }")
            .diagnostics.first { $0.message.hasPrefix("unknown keys") }
        #expect(inList?.help == "move them into 'prototypes': 'prototypes: [{ id: …, editingAccessory: … }]'")
    }

    @Test func oneKeyIsReportedByItself() {
        #expect(Self.findings("switch: $(isOn)").map(\.message) == ["unknown key 'switch' in row"])
    }

    @Test func keysOfDifferentMappingsAreReportedOneByOne() {
        #expect(Self.findings("switch: $(isOn), cancelAction: a").count == 2)
    }

    @Test func whatHasAnotherNameInTheSameMappingIsNotMisplaced() {
        let messages = Self.findings("swipeActions: [{ title: A, action: a }], textField: $(name), next: b")
            .map(\.message)
        #expect(
            messages == [
                "unknown key 'swipeActions' in row; expected 'trailingSwipeActions'",
                "unknown keys 'textField' and 'next' in row",
            ]
        )
    }
}
