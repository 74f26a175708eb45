import TableSpecModel
import Testing

@testable import TableSpecPreview

@Suite("Italics and shadows in the picture")
struct LabelStyleTests {
    private let phone18 = PreviewTraits(system: .iOS18)

    private func lines(_ label: LabelContent) -> [(line: LaidOutLine, paint: Paint)] {
        var row = RowContent(id: "a", text: nil)
        row.style = .custom
        row.content = CellViewContent(.label(label))
        let content = Samples.row(row)
        let layout = LayoutEngine.layout(content, traits: phone18)
        return Self.texts(ScreenPainter(content: content, layout: layout, traits: phone18).tableItems)
            .filter { $0.line.text == "Dusk" }
    }

    private static func texts(_ items: [DisplayItem]) -> [(line: LaidOutLine, paint: Paint)] {
        items.flatMap { item -> [(line: LaidOutLine, paint: Paint)] in
            switch item {
            case .text(let line, let paint): [(line, paint)]
            case .group(_, let items): texts(items)
            default: []
            }
        }
    }

    @Test func lettersAreSlantedInTheRegularWeight() throws {
        let upright = try #require(lines(LabelContent("Dusk", font: .style(.headline))).first?.line)
        let italic = try #require(lines(LabelContent("Dusk", font: .italic(.style(.headline)))).first?.line)
        #expect(!upright.font.isItalic && upright.font.weight == .semibold)
        #expect(italic.font.isItalic && italic.font.weight == .regular)
        #expect(italic.font.size == upright.font.size)
    }

    @Test func theShadowLiesBehindTheTextAtItsDistance() throws {
        var label = LabelContent("Dusk", color: .system(.systemRed))
        #expect(lines(label).count == 1)
        label.shadow = .init(color: .system(.systemBlue), x: 2, y: 3)
        let both = lines(label)
        try #require(both.count == 2)
        #expect(both[0].line == both[1].line.moved(x: 2, y: 3))
        #expect(both[0].paint != both[1].paint)
    }
}
