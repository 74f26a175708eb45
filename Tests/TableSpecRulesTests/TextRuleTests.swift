import TableSpecDiagnostics
import TableSpecModel
import TableSpecRules
import TableSpecTestSupport
import Testing

/// Rules about texts check every text that users see or hear, in all places of the language.
@Suite("Rules about texts check")
struct TextRuleTests {
    @Test("the text of every key", arguments: Self.textPlaces)
    func texts(_ place: SampleSpecs.Place) throws {
        let sample = try #require(SampleSpecs.all.sample(of: place))
        let files = [
            ("Test.yaml", sample.text(value: place.key.entry.type == .text ? "⟦Wait...⟧" : "[⟦Wait...⟧]")),
            ("Others.yaml", SampleSpecs.others),
        ]
        let linted = Linted(files)
        #expect(linted.findings.filter { $0.id == "three-dots" }.map(\.range) == linted.marks, "\(linted.report)")
    }

    @Test("texts assigned to custom classes")
    func assignedText() {
        let linted = Linted(
            """
            screen: Example
            table:
              sections:
                - rows:
                    - { id: own, class: OwnCell, set: { label.text: ⟦Wait...⟧, reuse.accessibilityIdentifier: wait... } }
                    - { text: Map, accessory: { view: OwnView, set: { title: ⟦Wait...⟧ } } }
            """
        )
        #expect(linted.findings.filter { $0.id == "three-dots" }.map(\.range) == linted.marks, "\(linted.report)")
    }

    /// The keys that hold a text or a list of texts; those of an image hold its name.
    static let textPlaces = SampleSpecs.places.filter { place in
        [.text, .list(of: .text)].contains(place.key.entry.type)
            && !["image", "placeholder"].contains(place.object.description.name)
    }
}
