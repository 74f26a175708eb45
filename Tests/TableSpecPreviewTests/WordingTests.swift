import TableSpecModel
import Testing

@testable import TableSpecPreview

@Suite("Long words")
struct WordingTests {
    @Test("All words of a screen are longer, in every place; what people typed and letters of the index stay")
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
        content.toolbarItems = [BarButtonContent(face: .title("Tool"))]
        content.sections[0].header = "Header"
        content.sections[0].footer = "Footer"
        content.sections[0].rows[1].content = CellViewContent(.label(LabelContent("Label")))
        let words = texts(of: Wording.pseudolocalized.applied(to: content))
        #expect(words.count == 12)
        for word in words { #expect(word.hasPrefix("[") && word.hasSuffix("]"), "\(word)") }
        #expect(texts(of: Wording.original.applied(to: content)).allSatisfy { !$0.hasPrefix("[") })

        let field = RowContent(id: "a", accessory: .control(.textField(text: "Ada", placeholder: nil, isSecure: false)))
        var typed = Samples.row(field)
        typed.sectionIndexTitles = ["A"]
        let longer = Wording.pseudolocalized.applied(to: typed)
        #expect(longer.sections[0].rows[0].accessory == field.accessory)
        #expect(longer.sectionIndexTitles == ["A"])
    }

    @Test("The tabs of an app have long titles too; badges stay")
    func tabs() {
        let bar = TabBarContext(tabs: GallerySamples.app.tabs, selected: "Trails")
        let longer = Wording.pseudolocalized.applied(to: bar)
        #expect(longer.tabs.map { $0.title.count } == [12, 11, 12])
        #expect(longer.tabs.map(\.badge) == bar.tabs.map(\.badge))
        #expect(longer.selectedPlace(on: .iPhone) == 1)
    }

    private func texts(of content: ScreenContent) -> [String] {
        let row = content.sections[0].rows[0]
        var texts = [content.title, content.prompt, content.headerView?.text, content.footerView?.text]
        texts += [
            content.sections[0].header, content.sections[0].footer, row.text, row.detail, row.editing?.deleteTitle,
        ]
        if case .label(let view) = content.viewsAbove[0] { texts.append(view) }
        if case .title(let tool) = content.toolbarItems[0].face { texts.append(tool) }
        if case .label(let label)? = content.sections[0].rows[1].content?.kind { texts.append(label.text) }
        return texts.compactMap { $0 }
    }
}
