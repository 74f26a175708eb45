import TableSpecModel
import TableSpecTestSupport
import Testing

@testable import TableSpecPreview

@Suite("Pseudolocalization")
struct PseudoLocalizationTests {
    @Test("Texts have accents, are about 40% longer, and end in a bracket")
    func text() {
        #expect(PseudoLocalization.apply(to: "Settings") == "[Šéţţíñĝš ëxţ]")
        #expect(PseudoLocalization.apply(to: "") == "")
        #expect(PseudoLocalization.apply(to: " ") == " ")
    }

    @Test("Texts change around the values of their bindings; data, typed text, and symbols don't change")
    func bindings() throws {
        let model = SampleReading(
            """
            screen: Contacts
            state: { name: String = Ada, count: Int = 3, mood: "enum(good, bad) = good" }
            titles: { mood: { good: Fine, bad: Bad } }
            table:
              sections:
                - id: rows
                  header: $(name)
                  rows:
                    - { id: field, text: Name, image: { symbol: person }, accessory: { textField: $(name) } }
                    - { id: mixed, style: value1, text: "Hi, $(name)!", detail: "$(count) $(count:one=call:other=calls)" }
                    - { id: mood, text: $(mood) }
            """
        ).model
        let screen = try #require(model.screens.first)
        let content = model.content(of: Localization.pseudolocalized.applied(to: screen))
        let rows = content.sections[0].rows
        #expect(content.sections[0].header == "Ada")
        #expect(rows[0].text == "[Ñámé ë]")
        #expect(rows[0].image == .symbol("person"))
        #expect(rows[0].accessory == .control(.textField(text: "Ada", placeholder: nil, isSecure: false)))
        #expect(rows[1].text == "[Ĥí, Ada! ë]")
        #expect(rows[1].detail == "[3 çáļļš ëx]")
        #expect(rows[2].text == "[Fíñé ë]")
    }

    @Test("The tabs of an app have long titles too; badges are unchanged")
    func tabs() {
        let bar = TabBarContext(tabs: GallerySamples.app.tabs, selected: "Trails")
        let longer = Localization.pseudolocalized.applied(to: bar)
        #expect(longer.tabs.map { $0.title.count } == [12, 11, 12])
        #expect(longer.tabs.map(\.badge) == bar.tabs.map(\.badge))
        #expect(longer.selectedPlace(on: .iPhone) == 1)
    }

    @Test("The user-visible text of every key is longer", arguments: Self.textPlaces)
    func everyKey(_ place: SampleSpecs.Place) throws {
        let sample = try #require(SampleSpecs.all.sample(of: place))
        let word = "Unmistakable"
        let value = place.key.entry.type == .text ? word : "[\(word)]"
        let model = SampleReading(sample.text(value: value)).model
        for screen in model.screens {
            let content = model.content(of: Localization.pseudolocalized.applied(to: screen))
            #expect(!Self.strings(in: content).contains(word))
        }
        for app in model.apps {
            let bar = TabBarContext(tabs: model.content(of: app).tabs)
            let titles = Localization.pseudolocalized.applied(to: bar).tabs.map(\.title)
            #expect(!titles.contains(word))
        }
    }

    /// The keys that hold a text or a list of texts; those of an image hold its name.
    static let textPlaces = SampleSpecs.places.filter { place in
        [.text, .list(of: .text)].contains(place.key.entry.type) && place.object.description.name != "image"
    }

    /// All strings that a value holds, however deep.
    private static func strings(in value: Any) -> Set<String> {
        if let text = value as? String { return [text] }
        return Mirror(reflecting: value).children.reduce(into: []) { $0.formUnion(strings(in: $1.value)) }
    }
}
