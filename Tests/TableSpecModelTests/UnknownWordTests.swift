import TableSpecDiagnostics
import TableSpecModel
import Testing

@Suite("Unknown keys and values name what was expected and the nearest word")
struct UnknownWordTests {
    @Test func aMisspelledKeyIsSuggested() throws {
        let resolved = Resolved("screen: Test\n⟦tabel⟧:\n  sections: []")
        let finding = try #require(resolved.diagnostics.first)
        #expect(finding.help == "did you mean 'table'?")
        #expect(finding.fixIts.first?.edits.first?.replacement == "table")
        #expect(finding.fixIts.first?.edits.first?.range == resolved.marks.first)
        #expect(finding.fixIts.first?.isSafe == true)
    }

    @Test func keysForAnchorsAreNeitherUnknownNorMisspelled() {
        let resolved = Resolved(
            """
            x-link: &link { accessory: disclosureIndicator }
            x-app: 1
            screen: Test
            table: { sections: [{ rows: [{ text: A, <<: *link }] }] }
            """
        )
        expect(resolved)
        #expect(resolved.screen?.table.staticRows.first?.cell.accessory != nil)
        let inner = Resolved("screen: Test\ntable: { x-style: 1, sections: [] }")
        #expect(inner.messages.first?.hasPrefix("unknown key 'x-style' in table") == true)
    }

    @Test func aFileWithKeysForAnchorsOnlyIsReported() {
        let resolved = Resolved("x-link: &link { accessory: disclosureIndicator }")
        #expect(
            resolved.messages == [
                "the file has only keys for anchors; expected a screen, an app, types or external screens"
            ]
        )
    }

    @Test func theMessageNamesSixKeysOfManyNearestFirst() throws {
        let resolved = Resolved("screen: Test\n⟦tabel⟧:\n  sections: []")
        let others = FileKey.allCases.count - 6
        expect(
            resolved,
            "unknown key 'tabel' in file; expected 'table', 'tabs', 'title', 'types', 'state', 'app' or \(others) others; "
                + "see 'tablespec help keys file'"
        )
        #expect(resolved.diagnostics.first?.expected == FileKey.allCases.map(\.name))
    }

    @Test func keysAtOneDistanceStandInTheOrderOfTheReference() {
        let resolved = Resolved("screen: Test\n⟦x⟧: 1\ntable: { sections: [] }")
        let list = "unknown key 'x' in file; expected 'app', 'tabs', 'pass', 'title', 'types', 'input' or "
        #expect(resolved.messages.first?.hasPrefix(list) == true)
    }

    @Test func namesOfASpecThatAreManyAreNotListedEither() {
        let properties = (1...9).map { "p\($0): String" }.joined(separator: ", ")
        let resolved = Resolved(rows: "        - { text: $(⟦p10⟧) }", screenKeys: "state: { \(properties) }")
        expect(resolved, "unknown name 'p10'; expected 'p1', 'p2', 'p3', 'p4', 'p5', 'p6' or 3 others")
    }

    @Test func aKeyThatIsStatedAlreadyIsNotInsertedBeyondDoubt() throws {
        let resolved = Resolved("screen: Test\n⟦tabel⟧:\n  sections: []\ntable: { sections: [] }")
        let fixIt = try #require(resolved.diagnostics.first?.fixIts.first)
        #expect(!fixIt.isSafe, "it would make a key twice")
    }

    @Test func aMisspelledValueIsSuggested() throws {
        let resolved = Resolved("screen: Test\ntable: { style: ⟦groupd⟧, sections: [] }")
        expect(resolved, "unknown table style 'groupd'; expected 'plain', 'grouped' or 'insetGrouped'")
        #expect(resolved.diagnostics.first?.help == "did you mean 'grouped'?")
    }

    @Test func aWordThatIsFarFromAllHasNoSuggestion() {
        let resolved = Resolved("screen: Test\ntable: { style: ⟦fancy⟧, sections: [] }")
        expect(resolved, "unknown table style 'fancy'; expected 'plain', 'grouped' or 'insetGrouped'")
        #expect(resolved.diagnostics.first?.help == nil)
        #expect(resolved.diagnostics.first?.fixIts.isEmpty == true)
    }

    @Test func twoLettersThatChangedPlacesAreOneEdit() {
        let resolved = Resolved("screen: Test\n⟦ttile⟧: Hi\ntable: { sections: [] }")
        #expect(resolved.diagnostics.first?.help == "did you mean 'title'?")
        #expect(resolved.diagnostics.map(\.range) == resolved.marks)
    }

    @Test(arguments: [
        (
            "screen: Test\n⟦style⟧: grouped\ntable: { sections: [] }",
            "'style' belongs in 'rowDefaults', 'table' or 'prototypes'"
        ),
        ("screen: Test\ntable: { ⟦forEach⟧: a in b, sections: [] }", "'forEach' belongs in 'sections'"),
        ("screen: Test\ntable: { sections: [{ ⟦row⟧: [A] }] }", "did you mean 'rows'?"),
        (
            "screen: Test\ntable: { sections: [{ rows: [{ text: A, ⟦navigationBarHidden⟧: true }] }] }",
            "'navigationBarHidden' is a key of 'file'"
        ),
    ])
    func aKeyOfAnotherMappingIsReportedWhereItStands(_ spec: String, _ help: String) {
        let resolved = Resolved(spec)
        #expect(resolved.diagnostics.first?.range == resolved.marks.first)
        #expect(resolved.diagnostics.first?.help == help)
        let replacement = resolved.diagnostics.first?.fixIts.first?.edits.first?.replacement
        #expect(replacement == (help.hasPrefix("did") ? "rows" : nil), "nothing is put in its place")
    }

    @Test(arguments: [
        ("integer", "Int"), ("boolean", "Bool"), ("decimal", "Double"), ("text", "String"), ("datetime", "Date"),
    ])
    func aTypeOfAnotherLanguageIsTranslated(_ name: String, _ type: String) {
        let resolved = Resolved("screen: Test\nstate: { value: ⟦\(name)⟧ }\ntable: { sections: [] }")
        #expect(resolved.messages.first == "unknown type '\(name)'; expected '\(type)'")
        #expect(resolved.diagnostics.first?.fixIts.first?.edits.first?.range == resolved.marks.first)
        #expect(resolved.diagnostics.first?.fixIts.first?.edits.first?.replacement == type)
    }

    @Test func aBindingWithoutItsSignsIsWrittenOut() {
        let resolved = Resolved(
            rows: "        - { text: A, accessory: { switch: ⟦isOn⟧ } }",
            screenKeys: "state: { isOn: Bool }"
        )
        #expect(resolved.diagnostics.first?.help == "write '$(isOn)'")
    }

    @Test func aDetailThatDoesNotSuitTheAccessoryIsUnknown() {
        expect(
            Resolved(
                rows: "        - { text: A, accessory: { switch: $(on), ⟦min⟧: 3 } }",
                screenKeys: "state: { on: Bool }"
            ),
            "'switch' has no 'min'"
        )
    }

    @Test(arguments: Language.objects)
    func everyKeyIsDocumented(_ object: LanguageObject) {
        for key in object.keys {
            #expect(key.entry.documentation.hasSuffix("."), "\(object.description.name): \(key.name)")
        }
    }
}
