import TableSpecDiagnostics
import Testing

@testable import TableSpecImport

@Suite("Translations of a document are imported with its texts")
struct TranslationTests {
    private static let german = """
        /* Class = "UILabel"; text = "Version"; ObjectID = "a-t"; */
        "a-t.text" = "Ausgabe";

        "s.headerTitle" = "\\U00DCber";
        """

    private static func fixture() -> Fixture {
        Fixture(
            table: Fixture.section(
                Fixture.cell("Version", id: "a") + Fixture.cell("License", id: "b"),
                #"headerTitle="About""#
            )
        )
    }

    private static func translation(_ language: String, _ text: String, ending: String = "strings")
        -> ImportTranslation
    {
        ImportTranslation(language: language, path: "\(language).lproj/Main.\(ending)", bytes: Array(text.utf8))
    }

    private static func result(_ translations: ImportTranslation...) -> Import {
        var source = fixture().source
        source.translations = translations
        return Import([source])
    }

    @Test func textsHaveTheirTranslationsAndTheScreenItsTable() {
        let result = Self.result(Self.translation("de", Self.german))
        #expect(result.text(of: "List.yaml")?.hasPrefix("screen: List\nstrings: Main\n") == true)
        #expect(
            result.files.first?.translations == [
                TranslatedText(text: "About", values: ["de": "Über"]),
                TranslatedText(text: "Version", values: ["de": "Ausgabe"]),
            ]
        )
        #expect(result.errors.isEmpty)
    }

    /// Reading each escape once took time that grew with the square of the text.
    @Test func aTextOfManyEscapesIsRead() throws {
        let count = 100_000
        let escapes = String(repeating: "\\U00DC", count: count)
        let file = try StringsFile(Array("\"a\" = \"\(escapes)\";".utf8))
        #expect(file.strings == ["a": String(repeating: "Ü", count: count)])
    }

    @Test func aDocumentWithoutTranslationsHasNoTable() {
        #expect(Self.result().text(of: "List.yaml")?.contains("strings") == false)
    }

    @Test func englishTextsTakeThePlaceOfTheDocuments() {
        let result = Self.result(
            Self.translation("en", #""a-t.text" = "Release";"#),
            Self.translation("de", Self.german)
        )
        #expect(result.text(of: "List.yaml")?.contains("- Release\n") == true)
        #expect(result.files.first?.translations.map(\.text) == ["About", "Release"])
    }

    @Test func aCatalogNamesItsLanguages() {
        let catalog = """
            { "sourceLanguage": "fr", "version": "1.0", "strings": {
              "a-t.text": { "localizations": {
                "en": { "stringUnit": { "state": "translated", "value": "Release" } },
                "de": { "variations": { "plural": { "other": { "stringUnit": { "state": "new", "value": "Ausgabe" } } } } }
              } }, "x.text": {} } }
            """
        let result = Self.result(Self.translation("mul", catalog, ending: "xcstrings"))
        #expect(result.text(of: "List.yaml")?.contains("- Release\n") == true)
        let version = result.files.first?.translations.first { $0.text == "Release" }
        #expect(version?.values == ["de": "Ausgabe", "fr": "Version"])
    }

    @Test func aCopyInAnotherLanguageIsATranslation() {
        let copy = Fixture(table: Fixture.section(Fixture.cell("Ausgabe", id: "a"))).source
        let result = Self.result(ImportTranslation(language: "de", path: "de.lproj/Main.storyboard", bytes: copy.bytes))
        #expect(result.files.first?.translations == [TranslatedText(text: "Version", values: ["de": "Ausgabe"])])
    }

    @Test func aDocumentOfAnotherLanguageIsItsTranslation() {
        var source = Self.fixture().source
        source.language = "fr"
        #expect(Import([source]).files.first?.translations.first?.values == ["fr": "About"])
    }

    @Test func translationsOfDataAreReported() {
        let outlet = #"<connections><outlet property="cityLabel" destination="c-d" id="o"/></connections>"#
        let fixture = Fixture(
            table: Fixture.section(Fixture.cell("City", detail: "Paris", style: "Value1")),
            controller: outlet
        )
        var source = fixture.source
        source.translations = [Self.translation("de", #""c-d.text" = "Berlin"; "c-t.text" = "Stadt";"#)]
        let result = Import([source])
        #expect(result.omissions.map(\.what) == ["the translations of 'Paris'"])
        #expect(result.omissions.map(\.kind) == [.code])
    }

    @Test func everyTextHasItsKey() {
        let controls = """
            <segmentedControl id="g"><segments><segment title="One"/><segment title="Two"/></segments></segmentedControl>
            <button id="b"><state key="normal" title="Go"/><state key="selected" title="Gone"/></button>
            <button id="k"><buttonConfiguration key="configuration" title="Run"/></button>
            <textField id="f" placeholder="Name"><accessibility key="accessibilityConfiguration" label="Your name" hint="Type"/></textField>
            <searchBar id="r"><string key="placeholder">Find</string><scopeButtonTitles key="scopeButtonTitles"><string>All</string></scopeButtonTitles></searchBar>
            """
        let element = try? Element.document(Array("<view>\(controls)</view>".utf8))
        let texts = element?.texts.map { "\($0.key) \($0.text)" }
        #expect(
            texts == [
                "g.segmentTitles[0] One", "g.segmentTitles[1] Two", "b.normalTitle Go", "b.selectedTitle Gone",
                "k.configuration.title Run", "f.placeholder Name", "f.accessibilityLabel Your name",
                "f.accessibilityHint Type", "r.placeholder Find", "r.scopeButtonTitles[0] All",
            ]
        )
        let keys = element?.texts.map(\.key) ?? []
        let other = element?.replacing(Dictionary(uniqueKeysWithValues: keys.map { ($0, "New " + $0) }))
        #expect(other?.texts.map(\.text) == keys.map { "New " + $0 })
    }
}

@Suite("Files of strings")
struct StringsFileTests {
    private static func strings(_ text: String) throws -> [String: String] {
        try StringsFile(Array(text.utf8)).strings
    }

    @Test func pairsCommentsAndEscapes() throws {
        let text = #"""
            // a line
            "a.text" = "one \"two\"\n\U00e9 \uD83D\uDE00"; /* a
            comment */ plain_key = 'text';
            { "b" = "in braces"; }
            """#
        #expect(throws: MarkupProblem(line: 4, message: "expected a key or a string, found '{'")) {
            try Self.strings(text)
        }
        let sound = text.replacing("{ \"b\" = \"in braces\"; }", with: "\"alone\";")
        #expect(try Self.strings(sound) == ["a.text": "one \"two\"\né 😀", "plain_key": "text", "alone": "alone"])
        #expect(try Self.strings("{ \"b\" = \"in braces\"; }") == ["b": "in braces"])
    }

    @Test(arguments: [true, false])
    func utf16IsRead(_ isBigEndian: Bool) throws {
        let units = "\u{FEFF}\"k\" = \"ü\";".utf16
        let bytes = units.flatMap { unit in
            isBigEndian
                ? [UInt8(unit >> 8), UInt8(truncatingIfNeeded: unit)]
                : [UInt8(truncatingIfNeeded: unit), UInt8(unit >> 8)]
        }
        #expect(try StringsFile(bytes).strings == ["k": "ü"])
        #expect(try StringsFile(Array(bytes.dropFirst(2))).strings == ["k": "ü"])
    }

    @Test(arguments: [
        ("\"a\" = \"b\"", 1, "expected ';', found the end of the file"),
        ("\n\"a\" = \"b;\n", 2, "unterminated string"),
        ("\n\n/* a\n", 3, "unterminated comment"),
        ("\"a\" \"b\";", 1, "expected ';', found '\"'"),
        ("\"a\" = ;", 1, "expected a key or a string, found ';'"),
        ("{ \"a\";", 1, "expected '}', found the end of the file"),
        ("\"a\\", 1, "unterminated string"),
        ("/", 1, "expected ';', found the end of the file"),
    ])
    func errorsAreReportedWithTheirLines(_ text: String, _ line: Int, _ message: String) {
        #expect(throws: MarkupProblem(line: line, message: message)) { try Self.strings(text) }
    }

    @Test func aBrokenFileIsAFindingAndTheDocumentIsImported() {
        var source = Fixture(table: Fixture.section(Fixture.cell("Version"))).source
        let broken = ImportTranslation(language: "de", path: "de.lproj/Main.strings", bytes: Array("a b".utf8))
        source.translations = [broken]
        let result = Import([source])
        #expect(result.unread.map(\.path) == ["de.lproj/Main.strings"])
        #expect(result.screens == ["List"])
        let (findings, _) = ImportReport(result).findings(of: [source])
        #expect(findings.map(\.message) == ["expected ';', found 'b'"])
    }

    @Test func otherBytesAreNoStrings() {
        #expect(throws: MarkupProblem.self) { try StringsFile([0x22, 0xC3, 0x28]) }
        #expect(throws: MarkupProblem.self) { try CatalogFile(Array("[]".utf8)) }
        #expect(throws: MarkupProblem.self) { try CatalogFile(Array(String(repeating: "[", count: 100_000).utf8)) }
    }
}
