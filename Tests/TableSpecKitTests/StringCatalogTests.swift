import Foundation
import TableSpecDiagnostics
import TableSpecModel
import TableSpecPictures
import TableSpecTestSupport
import Testing

@testable import TableSpecKit

@Suite("String catalogs follow the specs and keep their translations")
struct StringCatalogTests {
    private let project: TemporaryFolder

    init() throws {
        project = try TemporaryFolder()
        try write(row: "Profile")
    }

    private func write(row: String, id: String = "profile") throws {
        let spec = """
            screen: Settings
            strings: Settings
            table: { style: grouped, sections: [{ id: account, rows: [{ id: \(id), text: \(row) }] }] }
            """
        try project.write(spec, to: "Specs/Settings.yaml")
    }

    private var request: BuildRequest {
        BuildRequest(paths: ["\(project.path)/Specs"], output: "\(project.path)/Out", products: .swift)
    }

    private var catalog: String {
        get throws { try String(contentsOfFile: "\(project.path)/\(Self.path)", encoding: .utf8) }
    }

    private static let path = "Out/Strings/Settings.xcstrings"

    /// Adds a translation, as Xcode does.
    private func translate() throws {
        let german = "\"de\" : { \"stringUnit\" : { \"state\" : \"translated\", \"value\" : \"Profil\" } },\n"
        try project.write(try catalog.replacing("\"en\" : {", with: german + "\"en\" : {"), to: Self.path)
    }

    @Test func theCatalogIsWrittenBesideTheSwift() throws {
        let result = try Build.run(request)
        #expect(result.delivery?.counts.contains(.init(kind: .strings, made: 1, written: 1)) == true)
        #expect(
            try catalog == """
                {
                  "sourceLanguage" : "en",
                  "strings" : {
                    "account.profile.text" : {
                      "comment" : "The text of the row “profile”",
                      "extractionState" : "manual",
                      "localizations" : {
                        "en" : {
                          "stringUnit" : {
                            "state" : "translated",
                            "value" : "Profile"
                          }
                        }
                      }
                    }
                  },
                  "version" : "1.0"
                }

                """
        )
        let again = try Build.run(request).outcome
        if case .unchanged = again {} else { Issue.record("\(again)") }
        #expect(try Build.check(request).faults == [])
    }

    @Test func translationsStay() throws {
        _ = try Build.run(request)
        try translate()
        _ = try Build.run(request)
        #expect(try catalog.contains("Profil\""))
        #expect(try Build.check(request).faults == [])
        try write(row: "Your Profile")
        #expect(
            try Build.check(request).faults?.contains { $0.path.hasSuffix("xcstrings") && $0.kind == .stale } == true
        )
        _ = try Build.run(request)
        #expect(try catalog.contains("Profil\""))
        #expect(try catalog.contains("needs_review"))
        #expect(try catalog.contains("Your Profile"))
    }

    @Test func aKeyThatGoesBecomesStale() throws {
        _ = try Build.run(request)
        try translate()
        try write(row: "Account", id: "account")
        _ = try Build.run(request)
        #expect(try catalog.contains("\"extractionState\" : \"stale\""))
        #expect(try catalog.contains("Profil\""))
    }

    @Test(
        "a file that isn't a catalog, or has unknown parts, isn't overwritten",
        arguments: [
            "{ not JSON", "", "[]", "null", "1", "\"text\"", "[{}]", #"{"strings":[]}"#, #"{"strings":null}"#,
            #"{"strings":{"mine":[]}}"#, #"{"strings":{"account.profile.text":null}}"#,
            #"{"strings":{"account.profile.text":{"localizations":[]}}}"#,
            #"{"strings":{"account.profile.text":{"localizations":{"de":"Profil"}}}}"#,
        ]
    )
    func strange(_ text: String) throws {
        _ = try Build.run(request)
        try project.write(text, to: Self.path)
        guard case .refused(let faults) = try Build.run(request).outcome else {
            Issue.record("the build is refused")
            return
        }
        #expect(faults.map(\.kind) == [.edited])
        #expect(try catalog == text)
    }

    @Test func theConfigurationNamesTheTableOfScreensThatNameNone() throws {
        try project.write("swift: { stringTable: Shared }\n", to: "Specs/tablespec.yaml")
        let spec =
            "screen: A\ntitle: Title\ntable: { style: grouped, sections: [{ id: s, rows: [{ id: r, text: Row }] }] }\n"
        try project.write(spec, to: "Specs/A.yaml")
        try project.write(spec.replacing("screen: A", with: "screen: B"), to: "Specs/B.yaml")
        _ = try Build.run(request)
        let shared = try String(contentsOfFile: "\(project.path)/Out/Strings/Shared.xcstrings", encoding: .utf8)
        for key in ["A.s.r.text", "A.title", "B.s.r.text", "B.title"] { #expect(shared.contains("\"\(key)\" : {")) }
    }

    @Test func pluralsThatPeopleMadeStay() {
        let key = StringKey(table: "T", key: "k", comment: "c")
        let own = StringCatalog([LocalizedText(key: key, value: "%lld rows")])
        let present = """
            {"sourceLanguage":"en","strings":{"k":{"localizations":{"en":{"variations":{"plural":{}}}}}},"version":"1.0"}
            """
        #expect(own.merged(with: Array(present.utf8))?.text.contains("variations") == true)
    }

    @Test func aTextWithOneNumberHasVariations() {
        let text = LocalizedText(
            key: StringKey(table: "T", key: "k", comment: "c"),
            value: "%lld rows",
            plural: .init(one: "%lld row")
        )
        #expect(
            StringCatalog([text]).text.contains(
                """
                      "localizations" : {
                        "en" : {
                          "variations" : {
                            "plural" : {
                              "one" : {
                                "stringUnit" : {
                                  "state" : "translated",
                                  "value" : "%lld row"
                                }
                              },
                              "other" : {
                                "stringUnit" : {
                                  "state" : "translated",
                                  "value" : "%lld rows"
                                }
                              }
                            }
                          }
                        }
                      }
                """
            )
        )
    }

    @Test func aTextWithFurtherArgumentsHasASubstitutionForTheNumber() throws {
        let text = LocalizedText(
            key: StringKey(table: "T", key: "k", comment: "c"),
            value: "%1$@ has %2$lld rows, 100%%2$lld",
            plural: .init(one: "%1$@ has %2$lld row", position: 2)
        )
        let catalog = StringCatalog([text]).text
        for part in [
            #""value" : "%#@number@""#, #""argNum" : 2"#, #""formatSpecifier" : "lld""#, #""%1$@ has %arg row""#,
            #""%1$@ has %arg rows, 100%%2$lld""#,
        ] { #expect(catalog.contains(part), "\(part)") }
    }

    @Test func furtherFormsOfPeopleStayAndTranslationsAreReviewedWhenAFormChanges() throws {
        let key = StringKey(table: "T", key: "k", comment: "c")
        let present = """
            {"sourceLanguage":"en","strings":{"k":{"localizations":{
            "en":{"variations":{"plural":{"zero":{"stringUnit":{"state":"translated","value":"No rows"}},
            "one":{"stringUnit":{"state":"translated","value":"%lld row"}},
            "other":{"stringUnit":{"state":"translated","value":"%lld rows"}}}}},
            "pl":{"variations":{"plural":{"few":{"stringUnit":{"state":"translated","value":"%lld wiersze"}}}}}
            }}},"version":"1.0"}
            """
        let same = LocalizedText(key: key, value: "%lld rows", plural: .init(one: "%lld row"))
        let kept = try #require(StringCatalog([same]).merged(with: Array(present.utf8))?.text)
        #expect(kept.contains("No rows") && kept.contains("wiersze") && !kept.contains("needs_review"))
        let other = LocalizedText(key: key, value: "%lld lines", plural: .init(one: "%lld line"))
        let changed = try #require(StringCatalog([other]).merged(with: Array(present.utf8))?.text)
        #expect(changed.contains("No rows") && changed.contains("%lld lines") && !changed.contains("%lld rows"))
        #expect(changed.contains("needs_review"))
    }

    @Test func titlesOfTypesAreInTheTableOfTheConfiguration() throws {
        try project.write("swift: { stringTable: Shared }\n", to: "Specs/tablespec.yaml")
        try project.write("types: { Mode: { fast: Fast, slow: Very Slow } }\n", to: "Specs/Types.yaml")
        _ = try Build.run(request)
        let catalog = try #require(project.text(of: "Out/Strings/Shared.xcstrings"))
        #expect(catalog.contains("\"titles.Mode.slow\"") && catalog.contains("\"Very Slow\""))
        let swift = try #require(project.text(of: "Out/Swift/Types.tablespec.swift"))
        #expect(swift.contains("import Foundation") && swift.contains("table: \"Shared\""))
    }

    @Test func aCatalogInAnotherLanguageIsNotOurs() {
        #expect(StringCatalog([]).merged(with: Array("{\"sourceLanguage\":\"de\",\"strings\":{}}".utf8)) == nil)
    }
}
