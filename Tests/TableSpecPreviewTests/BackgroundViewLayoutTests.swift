import TableSpecModel
import Testing

@testable import TableSpecPreview

@Suite("The view behind the rows in the picture")
struct BackgroundViewLayoutTests {
    private let phone18 = PreviewTraits(system: .iOS18)

    private func content(_ style: TableStyle = .plain, rows: [RowContent]? = nil) -> ScreenContent {
        var content = Samples.row(RowContent(id: "a", text: "A"))
        content.style = style
        if let rows { content.sections[0].rows = rows }
        var label = CellViewContent(.label(LabelContent("Behind")))
        label.anchor = .bottom
        content.backgroundView = CellViewContent(
            .zstack(ZStackContent(views: [CellViewContent(.image(.symbol("cloud"), ImageAttributes())), label]))
        )
        return content
    }

    private func items(_ content: ScreenContent) -> [DisplayItem] {
        let layout = LayoutEngine.layout(content, traits: phone18)
        return ScreenPainter(content: content, layout: layout, traits: phone18).screen
    }

    @Test func itIsAsLargeAsTheTable() throws {
        let layout = LayoutEngine.layout(content(), traits: phone18)
        let image = try #require(layout[.background]?.views.first)
        #expect(image.frame == Rect(x: 0, y: 0, width: layout.size.width, height: layout.size.height))
        var narrow = content()
        narrow.tableMargins = EdgeInsets(top: 10, left: 20, bottom: 0, right: 4)
        let narrowed = LayoutEngine.layout(narrow, traits: phone18)
        let inside = try #require(narrowed[.background]?.views.first).frame
        #expect(inside.x == 20)
        #expect(inside.maxX == narrowed.size.width - 4)
        #expect(inside.y == narrowed.contentTop + 10)
        #expect(inside.maxY == narrowed.size.height)
    }

    @Test(arguments: TableStyle.allCases)
    func theRowsLieInFrontOfItAndHideIt(style: TableStyle) throws {
        let items = items(content(style))
        let view = try #require(items.firstIndex { Self.role($0) == .views })
        let row = try #require(items.firstIndex { Self.role($0) == .row })
        #expect(view < row)
        let row1 = LayoutEngine.layout(content(style), traits: phone18).sections[0].rows[0].frame
        let covers = items[view..<row].contains { item in
            if case .rect(let frame, _, .fill) = item { return frame.y <= row1.y && frame.maxY >= row1.maxY }
            return false
        }
        #expect(covers)
    }

    @Test func rowsLetItThroughWhereTheirColorDoes() {
        var row = RowContent(id: "a", text: "A")
        row.backgroundColor = .system(.clear)
        let clear = content(rows: [row])
        let frame = LayoutEngine.layout(clear, traits: phone18).sections[0].frame
        let isCovered = items(clear).contains { item in
            if case .rect(frame, _, .fill) = item { return true }
            return false
        }
        #expect(!isCovered)
    }

    @Test func itIsRead() {
        #expect(TextRenderer.render(content()).contains("Behind"))
        let texts = AccessibilityReader.read(content(), traits: phone18).elements.compactMap(\.label)
        #expect(texts.last == "Behind")
    }

    private static func role(_ item: DisplayItem) -> ItemGroup.Role? {
        if case .group(let group, _) = item { return group.role }
        return nil
    }
}
