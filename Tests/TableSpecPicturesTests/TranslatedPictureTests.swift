import TableSpecPreview
import TableSpecTestSupport
import Testing

@testable import TableSpecKit
@testable import TableSpecPictures

@Suite("Pictures in the languages of the string catalogs")
struct TranslatedPictureTests {
    private static let spec = """
        screen: Trails
        title: Trails
        strings: Trails
        types: { Level: { easy: Easy, hard: Very Hard } }
        titles: { isOpen: { true: Open, false: Closed } }
        state: { count: Int = 3, place: String = Oslo, length: Double = 1234.5, level: Level = hard, isOpen: Bool }
        table:
          style: grouped
          sections:
            - id: near
              header: Near you
              rows: [{ id: sum, text: "$(count) trails in $(place)" }, { id: plain, text: Not yet }]
            - { id: far, rows: [{ id: length, text: "$(length:number) m" }] }
            - { id: level, rows: [{ id: level, text: "$(level), $(isOpen)" }, { id: menu, text: Level, accessory: { menu: $(level) } }] }
        """

    private static func catalog(_ locale: String, _ texts: [String: String]) -> String {
        let entries = texts.map { key, text in
            #""\#(key)": { "localizations": { "\#(locale)": { "stringUnit": { "state": "translated", "value": "\#(text)" } } } }"#
        }
        return #"{ "sourceLanguage": "en", "version": "1.0", "strings": { \#(entries.joined(separator: ", ")) } }"#
    }

    private static func draw(_ locale: String, _ catalog: String) throws -> (BuildResult, TemporaryFolder) {
        let folder = try TemporaryFolder()
        try folder.write(spec, to: "Specs/Trails.yaml")
        try folder.write(catalog, to: "Out/Strings/Trails.xcstrings")
        var choices = PictureChoices()
        choices.locales = [locale]
        choices.appearances = [.light]
        let products = Products(swift: false, pictures: choices.variants)
        let request = BuildRequest(paths: ["\(folder.path)/Specs"], output: "\(folder.path)/Out", products: products)
        return (try Build.run(request), folder)
    }

    @Test("Translations replace texts, with values in their places")
    func german() throws {
        let texts = [
            "titles.Level.hard": "Schwer", "titles.isOpen.false": "Geschlossen",
            "title": "Wege", "near.header": "In der Nähe", "near.sum.text": "In %2$@ gibt es %1$lld Wege (100%%)",
        ]
        let (_, folder) = try Self.draw("de", Self.catalog("de", texts))
        let picture = try #require(folder.text(of: "Out/Previews/Trails-in_de.svg"))
        #expect(picture.contains(">In Oslo gibt es 3 Wege (100%)</text>"))
        #expect(picture.contains(">1.234,5 m</text>"))
        #expect(picture.contains(">Schwer, Geschlossen</text>") && picture.contains(">Schwer</text>"))
        #expect(
            picture.contains(">Not yet</text>") && picture.contains(">Wege</text>")
                && !picture.contains(">Trails</text>")
        )
    }

    @Test("Plural forms are drawn with 'other'")
    func plurals() throws {
        let catalog = #"""
            { "sourceLanguage": "en", "version": "1.0", "strings": { "near.sum.text": { "localizations": { "de": {
            "stringUnit": { "state": "translated", "value": "%#@number@ in %2$@" },
            "substitutions": { "number": { "argNum": 1, "formatSpecifier": "lld", "variations": { "plural": {
            "one": { "stringUnit": { "state": "translated", "value": "%arg Weg" } },
            "other": { "stringUnit": { "state": "translated", "value": "%arg Wege (100%%arg)" } } } } } } } } } } }
            """#
        let (_, folder) = try Self.draw("de", catalog)
        #expect(folder.text(of: "Out/Previews/Trails-in_de.svg")?.contains(">3 Wege (100%arg) in Oslo</text>") == true)
    }

    @Test("A right-to-left language mirrors the picture")
    func arabic() throws {
        let (_, folder) = try Self.draw("ar", Self.catalog("ar", ["title": "مسارات"]))
        #expect(folder.text(of: "Out/Previews/Trails-rtl-in_ar.svg")?.contains("مسارات") == true)
    }

    @Test("A changed translation is drawn again; an unknown language is reported with the available ones")
    func changes() throws {
        let (_, folder) = try Self.draw("de", Self.catalog("de", ["title": "Wege"]))
        try folder.write(Self.catalog("de", ["title": "Pfade"]), to: "Out/Strings/Trails.xcstrings")
        var choices = PictureChoices()
        choices.locales = ["de"]
        choices.appearances = [.light]
        let products = Products(swift: false, pictures: choices.variants)
        _ = try Build.run(
            BuildRequest(paths: ["\(folder.path)/Specs"], output: "\(folder.path)/Out", products: products)
        )
        #expect(folder.text(of: "Out/Previews/Trails-in_de.svg")?.contains("Pfade") == true)
        let problem = #expect(throws: FileProblem.self) { try Self.draw("fr", Self.catalog("de", ["title": "Wege"])) }
        #expect(problem?.message == "has no translations for 'fr'; the available languages are 'de'")
    }

    @Test("A translation with an unknown value is skipped")
    func wrong() throws {
        let (_, folder) = try Self.draw("de", Self.catalog("de", ["near.sum.text": "%3$@ Wege", "title": "50 % Wege"]))
        let picture = try #require(folder.text(of: "Out/Previews/Trails-in_de.svg"))
        #expect(picture.contains(">3 trails in Oslo</text>") && picture.contains(">Trails</text>"))
    }
}
