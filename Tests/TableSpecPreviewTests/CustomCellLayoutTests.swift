import TableSpecModel
import Testing

@testable import TableSpecPreview

@Suite("Views of custom cells")
struct CustomCellLayoutTests {
    private let traits = PreviewTraits(device: .iPhoneSE, system: .iOS18)

    private func layout(_ kinds: [CellViewContent], stretched: [Int], _ traits: PreviewTraits) throws -> LayoutNode {
        let stack = StackContent(
            axis: .horizontal,
            views: kinds,
            spacing: 8,
            alignment: .center,
            stretchedIndices: stretched
        )
        let row = RowContent(id: "row", style: .custom, content: CellViewContent(.stack(stack)))
        return try #require(Samples.layout(row, traits: traits))
    }

    private func label(_ text: String) -> CellViewContent { CellViewContent(.label(LabelContent(text))) }

    private let slider = CellViewContent(.control(.slider(value: 1, minimum: 0, maximum: 2)))

    @Test("A slider fills the space between the labels at both ends, inside the margins")
    func sliderBetweenLabels() throws {
        let row = try layout([label("Dark"), slider, label("Light")], stretched: [1], traits)
        let frames = row.views.map(\.frame)
        #expect(frames[0].x == 16)
        #expect(frames[1].x == frames[0].maxX + 8)
        #expect(frames[2].x == frames[1].maxX + 8)
        #expect(abs(frames[2].maxX - (375 - 16)) < 0.01)
        let middle = try row.frame(of: .contentView).midY
        #expect(frames.allSatisfy { abs($0.midY - middle) < 0.6 })
    }

    @Test("The stretched text is the truncated one")
    func truncation() throws {
        let long = "A text that is much too long to stand beside a value in one line"
        let row = try layout([label(long), label("Value")], stretched: [0], traits)
        #expect(row.views[0].lines.map(\.isTruncated) == [true])
        #expect(row.views[1].lines.map(\.text) == ["Value"])
    }

    @Test("A row without a flexible view is aligned to the leading edge")
    func unstretched() throws {
        let image = CellViewContent(.image(.symbol("star"), ImageAttributes()), width: 30, height: 30)
        let row = try layout([image, CellViewContent(.control(.switch(isOn: true)))], stretched: [], traits)
        #expect(row.views.map(\.frame.x) == [16, 54])
    }

    @Test("Right to left, the first view is at the right, and a text keeps its stated alignment")
    func mirrored() throws {
        var traits = traits
        traits.direction = .rightToLeft
        let right = CellViewContent(.label(LabelContent("A", alignment: .right)), width: 100)
        let row = try layout([right, label("B")], stretched: [1], traits)
        #expect(row.views[0].frame.maxX == 375 - 16)
        #expect(row.views[0].lines.first?.frame.maxX == row.views[0].frame.maxX)
        #expect(row.views[1].frame.maxX < row.views[0].frame.x)
        #expect(row.views[1].lines.first?.edge == .right)
    }

    @Test("Larger text makes a row higher")
    func dynamicType() throws {
        let normal = try layout([label("A")], stretched: [0], traits)
        var large = traits
        large.textSize = .accessibilityExtraExtraExtraLarge
        let grown = try layout([label("A")], stretched: [0], large)
        #expect(grown.frame.height > normal.frame.height)
        #expect(normal.frame.height == 44.5)
    }

    @Test("A column is as high as its views, and every view is inside its row")
    func column() throws {
        let stack = StackContent(axis: .vertical, views: [label("One"), label("Two"), label("Three")], spacing: 4)
        let content = RowContent(id: "row", style: .custom, content: CellViewContent(.stack(stack)))
        let row = try #require(Samples.layout(content, traits: traits))
        let frames = row.views.map(\.frame)
        #expect(frames[1].y == frames[0].maxY + 4)
        #expect(frames.allSatisfy { row.frame.contains($0) && $0.width == 375 - 32 })
        #expect(row.frame.height > 3 * 20 + 8 + 20)
    }

    @Test("A low stated height hides nothing that is drawn outside its row")
    func lowRow() throws {
        let stack = StackContent(axis: .vertical, views: [label("One"), slider, label("Three")])
        let content = RowContent(id: "row", style: .custom, height: 20, content: CellViewContent(.stack(stack)))
        let row = try #require(Samples.layout(content, traits: traits))
        #expect(row.views.allSatisfy { row.frame.contains($0.frame) })
        #expect(row.views.flatMap(\.lines).allSatisfy { row.frame.contains($0.frame) })
    }

    @Test("If two texts need the whole row, each gets a share, and neither disappears")
    func shares() throws {
        let long = "A text that is much too long to stand beside another one in one line"
        let row = try layout([label(long), label(long), label("Value")], stretched: [0], traits)
        #expect(row.views.allSatisfy { $0.frame.width > 40 && !$0.lines.isEmpty })
        #expect(row.views[2].lines.map(\.text) == ["Value"])
    }

    @Test("Nested stacks are laid out up to the depth limit of specs")
    func deep() throws {
        var view = label("Inmost")
        for level in 0..<90 {
            let axis: ContentStack.Axis = level.isMultiple(of: 2) ? .horizontal : .vertical
            let views = [view, label("A"), label("A text that is longer than the row that it should stand in")]
            view = CellViewContent(.stack(StackContent(axis: axis, views: views, spacing: 8)))
        }
        let row = try #require(Samples.layout(RowContent(id: "row", style: .custom, content: view), traits: traits))
        #expect(row.views.count == 181)
        #expect(row.views.allSatisfy { row.frame.contains($0.frame) })
    }
}
