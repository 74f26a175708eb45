import TableSpecModel
import TableSpecTestSupport
import Testing

@testable import TableSpecPreview

@Suite("Pseudolocalization")
struct PseudoLocalizationTests {
    @Test("All texts of a screen are longer, in every place; typed text and index titles are unchanged")
    func everyPlace() throws {
        var content = Samples.row(
            RowContent(
                id: "row",
                style: .value1,
                text: "Text",
                detail: "Detail",
                accessory: .control(.button(title: "Button")),
                editing: EditingContent(style: .delete, deleteTitle: "Bin")
            )
        )
        content.title = "Title"
        content.prompt = "Prompt"
        content.headerView = HeaderViewContent(text: "Above")
        content.footerView = HeaderViewContent(text: "Below")
        content.viewsAbove = [.label("View")]
        content.toolbarItems = [BarButtonContent(kind: .title("Tool"))]
        content.sections[0].header = "Header"
        content.sections[0].footer = "Footer"
        content.sections[0].rows[1].content = CellViewContent(.label(LabelContent("Label")))
        let words = texts(of: Localization.pseudolocalized.applied(to: content))
        #expect(words.count == 12)
        for word in words { #expect(word.hasPrefix("[") && word.hasSuffix("]"), "\(word)") }
        #expect(texts(of: Localization.original.applied(to: content)).allSatisfy { !$0.hasPrefix("[") })

        let field = RowContent(id: "a", accessory: .control(.textField(text: "Ada", placeholder: nil, isSecure: false)))
        var typed = Samples.row(field)
        typed.sectionIndexTitles = ["A"]
        let longer = Localization.pseudolocalized.applied(to: typed)
        #expect(longer.sections[0].rows[0].accessory == field.accessory)
        #expect(longer.sectionIndexTitles == ["A"])
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
            let content = Localization.pseudolocalized.applied(to: model.content(of: screen))
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

    private func texts(of content: ScreenContent) -> [String] {
        let row = content.sections[0].rows[0]
        var texts = [content.title, content.prompt, content.headerView?.text, content.footerView?.text]
        texts += [
            content.sections[0].header, content.sections[0].footer, row.text, row.detail, row.editing?.deleteTitle,
        ]
        if case .label(let view) = content.viewsAbove[0] { texts.append(view) }
        if case .title(let tool) = content.toolbarItems[0].kind { texts.append(tool) }
        if case .label(let label)? = content.sections[0].rows[1].content?.kind { texts.append(label.text) }
        return texts.compactMap { $0 }
    }
}
