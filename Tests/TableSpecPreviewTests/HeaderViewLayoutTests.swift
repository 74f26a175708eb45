import Foundation
import TableSpecModel
import Testing

@testable import TableSpecPreview

/// Views above and below all rows, and rows of two alternating colors.
@Suite("Views around the rows in the picture")
struct HeaderViewLayoutTests {
    private let phone18 = PreviewTraits(system: .iOS18)

    private func content(_ view: HeaderViewContent) -> ScreenContent {
        var content = Samples.row(RowContent(id: "a", text: "A"))
        content.headerView = view
        return content
    }

    @Test func theRowsBeginBelowTheView() throws {
        let layout = LayoutEngine.layout(content(HeaderViewContent(text: "Title", height: 70)), traits: phone18)
        let header = try #require(layout[.tableHeader])
        #expect(header.frame.y == layout.bars.frame.maxY)
        #expect(header.frame.height == 70)
        #expect(abs(layout.sections[0].rows[0].frame.y - header.frame.maxY) < 0.01)
        #expect(header.lines.map(\.text) == ["Title"])
    }

    @Test func aLongTextMakesTheViewHigher() throws {
        let text = String(repeating: "Many words ", count: 12)
        let short = LayoutEngine.layout(content(HeaderViewContent(text: "Title")), traits: phone18)
        let long = LayoutEngine.layout(content(HeaderViewContent(text: text)), traits: phone18)
        let heights = [short, long].compactMap { $0[.tableHeader]?.frame.height }
        #expect(heights.count == 2)
        #expect(heights[0] < heights[1])
        #expect(long[.tableHeader]?.lines.count ?? 0 > 1)
    }

    @Test func theTextBeginsBesideTheImage() throws {
        let view = HeaderViewContent(text: "Title", image: .symbol("star"))
        let header = try #require(LayoutEngine.layout(content(view), traits: phone18)[.tableHeader])
        let image = try #require(header.frame(.image))
        #expect(image.x == 20)
        #expect((header.lines.first?.frame.x ?? 0) > image.maxX)
    }

    @Test func theViewBelowFollowsTheLastRow() throws {
        var content = content(HeaderViewContent(text: "Title"))
        content.footerView = HeaderViewContent(text: "Note", height: 30)
        let layout = LayoutEngine.layout(content, traits: phone18)
        #expect(layout[.tableFooter]?.frame.y == layout.sections[0].rows[1].frame.maxY)
    }

    @Test func customViewsAreBetweenTheMarginsOfTheTable() throws {
        let label = CellViewContent(.label(LabelContent("Ada")))
        let button = CellViewContent(.control(.button(title: "Edit")))
        let stack = CellViewContent(.stack(StackContent(axis: .vertical, views: [label, button])))
        var view = HeaderViewContent()
        view.content = stack
        let plain = LayoutEngine.layout(content(view), traits: phone18)
        let header = try #require(plain[.tableHeader])
        #expect(header.views.map(\.frame.x) == [20, 20])
        #expect(header.views[0].frame.y == header.frame.y + 8)
        #expect(abs(header.frame.maxY - 8 - header.views[1].frame.maxY) < 0.5)
        #expect(header.views[0].lines.map(\.text) == ["Ada"])
        view.height = 150
        #expect(LayoutEngine.layout(content(view), traits: phone18)[.tableHeader]?.frame.height == 150)
        let mirrored = LayoutEngine.layout(
            content(view),
            traits: PreviewTraits(system: .iOS18, direction: .rightToLeft)
        )
        let first = try #require(mirrored[.tableHeader]?.views.first)
        #expect(first.frame.maxX == mirrored.size.width - 20)
    }

    @Test func itsTextsAreDrawnAndRead() {
        var view = HeaderViewContent()
        view.content = CellViewContent(.label(LabelContent("Ada")))
        #expect(view.spokenText == "Ada")
        #expect(SVGRenderer.render(content(view), traits: phone18).contains(">Ada</text>"))
        #expect(TextRenderer.render(content(view)).contains("│ Ada "))
    }

    @Test func everyOtherRowHasTheOtherColor() {
        var content = Samples.row(RowContent(id: "a", text: "A"))
        content.sections[0].rows = (0..<3).map { number in
            RowContent(id: "\(number)", text: "Row", backgroundColor: color(0xAA), oddBackgroundColor: color(0xBB))
        }
        let svg = SVGRenderer.render(content, traits: phone18).uppercased()
        #expect(svg.components(separatedBy: "#AAAA01").count - 1 == 2)
        #expect(svg.components(separatedBy: "#BBBB01").count - 1 == 1)
    }

    private func color(_ shade: UInt8) -> ColorReference {
        .components(light: ColorComponents(red: shade, green: shade, blue: 1), dark: nil)
    }

    @Test func customMarginsReplaceThoseOfTheTable() throws {
        var view = HeaderViewContent()
        view.content = CellViewContent(.label(LabelContent("Title")))
        let usual = try #require(LayoutEngine.layout(content(view), traits: phone18)[.tableHeader])
        view.layoutMargins = EdgeInsets(top: 30, left: 2, bottom: 10, right: 2)
        let own = try #require(LayoutEngine.layout(content(view), traits: phone18)[.tableHeader])
        #expect(own.frame.height == usual.frame.height + 24)
        #expect(own.views.map(\.frame.x) == [2])
        #expect(own.views.map(\.frame.y) == [own.frame.y + 30])
        #expect(!SVGRenderer.render(content(view), traits: phone18).uppercased().contains("#CCCC01"))
        view.backgroundColor = color(0xCC)
        #expect(SVGRenderer.render(content(view), traits: phone18).uppercased().contains("#CCCC01"))
    }
}
