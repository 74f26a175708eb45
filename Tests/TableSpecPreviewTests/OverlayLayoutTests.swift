import TableSpecModel
import Testing

@testable import TableSpecPreview

@Suite("Views over the table in the picture")
struct OverlayLayoutTests {
    private let phone18 = PreviewTraits(system: .iOS18)

    private func content(_ views: [CellViewContent]) -> ScreenContent {
        var content = Samples.row(RowContent(id: "a", text: "A"))
        content.overlay = CellViewContent(.zstack(ZStackContent(views: views)))
        return content
    }

    private func label(_ text: String, at anchor: ViewAnchor?, inset: Double = 0) -> CellViewContent {
        var view = CellViewContent(.label(LabelContent(text)))
        (view.anchor, view.inset) = (anchor, inset)
        return view
    }

    @Test func viewsKeepToTheirCornersBetweenTheBars() throws {
        let layout = LayoutEngine.layout(
            content([label("A", at: .topLeading, inset: 8), label("B", at: .bottomTrailing, inset: 20)]),
            traits: phone18
        )
        let frames = (layout[.overlay]?.views ?? []).map(\.frame)
        try #require(frames.count == 2)
        #expect(frames[0].x == 8)
        #expect(frames[0].y == layout.contentTop + 8)
        #expect(frames[1].maxX == layout.size.width - 20)
        #expect(frames[1].maxY == layout.size.height - phone18.bottomInset - 20)
    }

    @Test func theRowsEndAboveViewsAtTheBottom() {
        var long = content([])
        long.sections[0].rows = (0..<40).map { RowContent(id: "\($0)", text: "A") }
        let plain = LayoutEngine.layout(long, traits: phone18)
        long.overlay = content([label("B", at: .bottom, inset: 10)]).overlay
        let covered = LayoutEngine.layout(long, traits: phone18)
        #expect(covered.size.height > plain.size.height + 30)
        long.overlay = content([label("B", at: .top, inset: 10)]).overlay
        #expect(LayoutEngine.layout(long, traits: phone18).size == plain.size)
    }

    @Test func theyAreDrawnOverTheRowsAndRead() throws {
        let content = content([label("Offline", at: .center)])
        let texts = AccessibilityReader.read(content, traits: phone18).elements.compactMap(\.label)
        #expect(texts.last == "Offline")
        #expect(TextRenderer.render(content).contains("Offline"))
        let layout = LayoutEngine.layout(content, traits: phone18)
        let items = ScreenPainter(content: content, layout: layout, traits: phone18).screen
        let row = try #require(items.firstIndex { Self.role($0) == .row })
        let overlay = try #require(items.firstIndex { Self.role($0) == .views })
        #expect(row < overlay)
    }

    @Test(arguments: TableStyle.allCases)
    func aTableIsNarrowerThanTheScreen(style: TableStyle) throws {
        var content = content([])
        content.overlay = nil
        content.style = style
        content.headerView = HeaderViewContent(text: "Title")
        let size = LayoutEngine.layout(content, traits: phone18).size
        var smaller = phone18
        smaller.device.size.width -= 40
        let alone = LayoutEngine.layout(content, traits: smaller)
        content.tableMargins = EdgeInsets(top: 6, left: 30, bottom: 0, right: 10)
        let narrow = LayoutEngine.layout(content, traits: phone18)
        #expect(narrow.size == size)
        // The table is as on a screen that is as narrow.
        let (before, after) = (alone.sections[0].rows[0].frame, narrow.sections[0].rows[0].frame)
        #expect(after == Rect(x: before.x + 30, y: before.y + 6, width: before.width, height: before.height))
        let titles = [alone, narrow].compactMap { $0[.tableHeader]?.lines.first?.frame.x }
        #expect(titles.count == 2 && titles[1] == titles[0] + 30)
        var traits = phone18
        traits.direction = .rightToLeft
        #expect(LayoutEngine.layout(content, traits: traits).sections[0].rows[0].frame.x == before.x + 10)
    }

    @Test func viewsOfCellsLieAboveTheTableBetweenTheMargins() throws {
        var content = content([])
        content.overlay = nil
        let row = StackContent(
            axis: .horizontal,
            views: [label("Notify", at: nil), CellViewContent(.control(.switch(isOn: true)))],
            stretchedIndices: [0]
        )
        content.viewsAbove = [.content(label("Title", at: nil)), .content(CellViewContent(.stack(row)))]
        let layout = LayoutEngine.layout(content, traits: phone18)
        let views = layout.parts.all(.viewAbove)
        try #require(views.count == 2)
        #expect(views[0].frame.y == layout.bars.frame.maxY + 8)
        #expect(views[1].frame.y == views[0].frame.maxY + 8)
        #expect(views[1].views.map(\.frame.maxX).max() == layout.size.width - 16)
        let elements = AccessibilityReader.read(content, traits: phone18).elements.compactMap(\.label)
        #expect(elements.contains("Title") && elements.contains("Notify"))
        let lines = TextRenderer.render(content).split(separator: "\n")
        #expect(lines.contains { $0.contains("Notify") && !$0.contains("Title") })
    }

    @Test func viewsAboveAndBelowKeepTheMarginsThatAreStated() throws {
        var content = content([])
        content.overlay = nil
        content.viewsAbove = [.content(label("Title", at: nil))]
        content.viewsBelow = [.content(label("End", at: nil))]
        let usual = LayoutEngine.layout(content, traits: phone18)
        content.columnMargins = EdgeInsets(top: 2, left: 30, bottom: 4, right: 10)
        let layout = LayoutEngine.layout(content, traits: phone18)
        let (above, below) = (
            try #require(layout.parts.all(.viewAbove).first), try #require(layout.parts.all(.viewBelow).first)
        )
        #expect(above.frame.y == layout.bars.frame.maxY + 2)
        #expect(above.frame.x == 30 && above.frame.maxX == layout.size.width - 10)
        #expect(below.frame.x == 30 && below.frame.maxX == layout.size.width - 10)
        #expect(below.frame.maxY == (usual.parts.all(.viewBelow).first?.frame.maxY ?? 0) + 4)
        let rows = [usual, layout].compactMap { $0.sections.first?.rows.first?.frame.y }
        #expect(rows.count == 2 && abs(rows[0] - rows[1] - (16 - 6)) < 0.001, "\(rows)")
        var traits = phone18
        traits.direction = .rightToLeft
        #expect(LayoutEngine.layout(content, traits: traits).parts.all(.viewAbove).first?.frame.x == 10)
    }

    @Test(arguments: LayoutDirection.allCases)
    func theColorAroundTheTableEndsAtTheTable(direction: LayoutDirection) throws {
        var content = content([])
        content.overlay = nil
        content.viewsAbove = [.content(label("Title", at: nil))]
        content.tableMargins = EdgeInsets(left: 30, right: 10)
        content.backgroundColor = .system(.systemMint)
        var traits = phone18
        traits.direction = direction
        let layout = LayoutEngine.layout(content, traits: traits)
        let painter = ScreenPainter(content: content, layout: layout, traits: traits)
        let rects = painter.screen.prefix(3).compactMap { item -> Rect? in
            if case .rect(let rect, _, _) = item { return rect }
            return nil
        }
        let width = layout.size.width - 40
        let left = direction == .leftToRight ? 30.0 : 10
        let top = layout.contentTop
        #expect(rects.last == Rect(x: left, y: top, width: width, height: layout.size.height - top))
        #expect(rects.count == 3 && rects[1] == layout.page)
        content.backgroundColor = nil
        #expect(ScreenPainter(content: content, layout: layout, traits: traits).surroundings(in: layout.page).isEmpty)
    }

    private static func role(_ item: DisplayItem) -> ItemGroup.Role? {
        if case .group(let group, _) = item { return group.role }
        return nil
    }
}
