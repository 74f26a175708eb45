import TableSpecKit
import TableSpecModel
import Testing

@testable import TableSpecPreview

/// The pictures of rows whose generated constraints are tested beside the generator.
@Suite("Stated sizes and spacers in custom cells")
struct StatedSizeLayoutTests {
    private let left = 16.0
    private let right = 375.0 - 16

    /// The frames of the views of a row, in the order of the spec.
    private func frames(_ content: String, textSize: ContentSizeCategory = .large) throws -> [Rect] {
        try views(content, textSize).map(\.frame)
    }

    private func views(_ content: String, _ textSize: ContentSizeCategory) throws -> [LayoutNode] {
        let spec = """
            screen: Test
            state: { a: String }
            table: { sections: [{ rows: [{ id: only, content: \(content) }] }] }
            """
        let model = Analysis(Workspace(files: [("Test.yaml", spec)])).model
        let screen = try #require(model.screens.first)
        var traits = PreviewTraits(device: .iPhoneSE, system: .iOS18)
        traits.textSize = textSize
        let layout = LayoutEngine.layout(model.content(of: screen), traits: traits)
        return try #require(layout.sections.first?.rows.first).views
    }

    @Test("A row of a text and a field is a column at accessibility text sizes")
    func adaptiveRow() throws {
        let row = try frames("[Email, { textField: $(a) }]", textSize: .extraExtraExtraLarge)
        #expect(row[0].maxX < row[1].x)
        let column = try frames("[Email, { textField: $(a) }]", textSize: .accessibilityMedium)
        #expect(column[1].y == column[0].maxY + 8)
        #expect(column[1].x == column[0].x)
        #expect(column[1].width > 300)
    }

    @Test(
        "Other rows stay rows",
        arguments: [
            "{ hstack: [Email, { textField: $(a) }], adjustsAxisForContentSizeCategory: false }",
            "[{ image: { symbol: star } }, Email]", "[{ image: { symbol: star } }, { image: { symbol: star } }]",
        ]
    )
    func rowsThatStay(_ content: String) throws {
        let frames = try frames(content, textSize: .accessibilityExtraLarge)
        #expect(frames[0].maxX < frames[1].x)
    }

    @Test("A label shows its whole text at accessibility text sizes unless the spec limits its lines")
    func wholeTexts() throws {
        let text = "A text that is too long for one line at every text size"
        func lines(_ content: String, _ size: ContentSizeCategory) throws -> Int {
            try views(content, size)[0].lines.count
        }
        #expect(try lines("{ vstack: [\(text), B] }", .extraExtraExtraLarge) == 1)
        #expect(try lines("{ vstack: [\(text), B] }", .accessibilityLarge) > 2)
        #expect(try lines("{ vstack: [{ label: \(text), numberOfLines: 1 }, B] }", .accessibilityLarge) == 1)
    }

    @Test("A field of a stated width leaves the remaining space to the text")
    func field() throws {
        let frames = try frames("[Email, { textField: $(a), width: 100 }]")
        #expect(frames[0].x == left)
        #expect(frames[0].width == right - left - 108)
        #expect(frames[1].width == 100)
        #expect(frames[1].maxX == right)
    }

    @Test("A row of stated widths is aligned to the leading edge")
    func rowOfWidths() throws {
        let frames = try frames("[{ label: Email, width: 80 }, { textField: $(a), width: 100 }]")
        #expect(frames.map(\.x) == [left, left + 88])
        #expect(frames.map(\.width) == [80, 100])
    }

    @Test("A stated width has priority over the preferred widths of texts")
    func besideLongText() throws {
        let long = "A text that is much too long to stand beside anything else in one line"
        let frames = try frames("[\(long), { image: { symbol: star }, width: 250 }]")
        #expect(frames[1].width == 250)
        #expect(frames[1].maxX == right)
    }

    @Test("The views of a column with equal distribution have the same height")
    func equalColumn() throws {
        let high = try frames("{ vstack: [A, { label: B, font: caption1 }], distribution: fillEqually, height: 80 }")
        #expect(high.map(\.height) == [40, 40])
        #expect(high[1].y == high[0].maxY)
        let natural = try frames("{ vstack: [A, { label: B, font: caption1 }], distribution: fillEqually }")
        #expect(natural[0].height == natural[1].height)
        #expect(natural[0].height > 20)
    }

    @Test("A column keeps a view's stated width, and a row fills the stated height")
    func across() throws {
        let column = try frames("{ vstack: [{ image: { symbol: star }, width: 40, height: 30 }, A] }")
        #expect(column[0].width == 40)
        #expect(column[0].x == left)
        #expect(column[1].width == right - left)
        let row = try frames("{ hstack: [{ image: { symbol: star }, height: 10 }, A], alignment: fill }")
        #expect(row[0].height == 10)
        #expect(row[0].y == row[1].y)
        #expect(row[1].height > 20)
    }

    @Test("A row in a column keeps the stated widths of its views")
    func rowInColumn() throws {
        let frames = try frames("{ vstack: [{ hstack: [{ label: A, width: 40 }, { label: B, width: 50 }] }, C] }")
        #expect(frames.map(\.width) == [40, 50, right - left])
        #expect(frames[1].x == left + 48)
    }

    @Test("A view of a stated width is at the beginning of its equal part")
    func equalParts() throws {
        let frames = try frames("{ hstack: [{ label: A, width: 40 }, B], distribution: fillEqually }")
        #expect(frames[0].width == 40)
        #expect(frames[1].width == (right - left - 8) / 2)
        #expect(frames[1].maxX == right)
    }

    @Test("Two spacers center the views between them, and three views with spacers are equally spaced")
    func spacers() throws {
        let centred = try frames("[{ spacer: true }, { label: A, width: 41 }, { spacer: true }]")
        #expect(abs(centred[0].midX - (left + right) / 2) < 0.01)
        let three = try frames(
            "[{ label: A, width: 40 }, { spacer: true }, { label: B, width: 30 }, { spacer: true }, { label: C, width: 20 }]"
        )
        #expect(abs((three[1].x - three[0].maxX) - (three[2].x - three[1].maxX)) < 0.01)
        #expect(three[2].maxX == right)
    }
}
