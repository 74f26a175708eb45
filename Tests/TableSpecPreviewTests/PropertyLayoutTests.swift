import TableSpecModel
import Testing

@testable import TableSpecPreview

/// What the picture shows of the properties that a spec states.
@Suite("Properties of tables and cells in the picture")
struct PropertyLayoutTests {
    private let phone18 = PreviewTraits(system: .iOS18)

    private func content(_ style: TableStyle = .plain, row: RowContent = RowContent(id: "a", text: "A"))
        -> ScreenContent
    {
        Samples.row(row, style: style)
    }

    @Test func separatorsBeginAndEndWhereTheTableSays() throws {
        var content = content()
        content.properties[.separatorInset] = .insets(EdgeInsets(left: 50, right: 10))
        let row = LayoutEngine.layout(content, traits: phone18).sections[0].rows[0]
        let line = try #require(row.frame(.separator))
        #expect(line.x == 50)
        #expect(line.maxX == row.frame.maxX - 10)
    }

    @Test func insetsMayCountFromThoseOfTheText() throws {
        var content = content()
        content.properties[.separatorInset] = .insets(EdgeInsets(left: 5))
        content.properties[.separatorInsetReference] = .choice("fromAutomaticInsets")
        let row = LayoutEngine.layout(content, traits: phone18).sections[0].rows[0]
        #expect(row.frame(.separator)?.x == 25)
    }

    @Test func theLineOfARowGoesBeforeThatOfTheTable() {
        var cell = RowContent(id: "a", text: "A")
        cell.properties[.separatorInset] = .insets(EdgeInsets())
        var content = content(row: cell)
        content.properties[.separatorInset] = .insets(EdgeInsets(left: 50))
        let rows = LayoutEngine.layout(content, traits: phone18).sections[0].rows
        #expect(rows.map { $0.frame(.separator)?.x } == [0, 50])
    }

    @Test func rowsWithoutAHeightHaveTheTables() {
        var content = content(row: RowContent(id: "a", text: "A", height: 30))
        content.rowHeight = 70
        #expect(LayoutEngine.layout(content, traits: phone18).sections[0].rows.map(\.frame.height) == [30, 70])
    }

    @Test func readableWidthNarrowsTheContentOnAnIPadOnly() {
        var content = content()
        let wide = LayoutEngine.layout(content, traits: PreviewTraits(device: .iPad)).sections[0].rows[0].frame(.text)?
            .x
        #expect(wide == 20)
        content.properties[.cellLayoutMarginsFollowReadableWidth] = .boolean(true)
        let narrow = LayoutEngine.layout(content, traits: PreviewTraits(device: .iPad)).sections[0].rows[0].frame(
            .text
        )?.x
        #expect(narrow == 74)
        #expect(LayoutEngine.layout(content, traits: phone18).sections[0].rows[0].frame(.text)?.x == 20)
    }

    @Test func marginsOfTheTableMoveTheTextWhereTheyAreLargerThanTheDevices() throws {
        var content = content()
        content.properties[.layoutMargins] = .insets(EdgeInsets(left: 30, right: 8))
        let row = LayoutEngine.layout(content, traits: phone18).sections[0].rows[0]
        #expect(row.frame(.text)?.x == 30)
        #expect(row.frame(.text)?.maxX == row.frame.maxX - 20)
        let mirrored = PreviewTraits(system: .iOS18, direction: .rightToLeft)
        let frame = try #require(LayoutEngine.layout(content, traits: mirrored).sections[0].rows[0].frame(.text))
        #expect(frame.x == 30)
        #expect(frame.maxX == row.frame.maxX - 20)
    }

    @Test func cardsKeepTheMarginsOfTheirTable() {
        var content = content(.insetGrouped)
        content.properties[.layoutMargins] = .insets(EdgeInsets(left: 28, right: 40))
        let section = LayoutEngine.layout(content, traits: phone18).sections[0]
        #expect(section.frame.x == 28)
        #expect(section.frame.maxX == 402 - 40)
        #expect(section.rows[0].frame(.text)?.x == 56)
    }

    @Test func marginsOfARowMoveItsOwnTextOnly() {
        var cell = RowContent(id: "a", text: "A", accessory: .type(.disclosureIndicator))
        let usual = Samples.layout(cell, traits: phone18)?[.accessory]?.frame.maxX ?? 0
        cell.properties[.layoutMargins] = .insets(EdgeInsets(left: 44, right: 32))
        let rows = LayoutEngine.layout(content(row: cell), traits: phone18).sections[0].rows
        #expect(rows.map { $0.frame(.text)?.x } == [44, 20])
        #expect(rows[0][.accessory]?.frame.maxX == usual - 12)
    }

    @Test func aRowThatDoesNotKeepTheMarginsOfItsTableHasItsOwn() {
        var cell = RowContent(id: "a", text: "A")
        cell.properties[.preservesSuperviewLayoutMargins] = .boolean(false)
        cell.properties[.layoutMargins] = .insets(EdgeInsets(left: 6, right: 4))
        let rows = LayoutEngine.layout(content(row: cell), traits: phone18).sections[0].rows
        #expect(rows.map { $0.frame(.text)?.x } == [6, 20])
    }

    @Test func marginsAboveAndBelowMoveTheViewsOfACell() throws {
        var cell = RowContent(id: "a", style: .custom)
        cell.content = CellViewContent(.label(LabelContent("A")))
        let usual = try #require(Samples.layout(cell, traits: phone18))
        cell.properties[.layoutMargins] = .insets(EdgeInsets(top: 31, bottom: 4))
        let moved = try #require(Samples.layout(cell, traits: phone18))
        // The larger margin counts above, the usual one of 11 points stays below.
        #expect(abs(moved.frame.height - (usual.views[0].frame.height + 31 + 11)) < 1.5)
        #expect(abs(moved.views[0].frame.y - moved.frame.y - 31) < 1)
        cell.properties[.preservesSuperviewLayoutMargins] = .boolean(false)
        let exact = try #require(Samples.layout(cell, traits: phone18))
        #expect(exact.frame.height < moved.frame.height)
    }

    @Test func indentationHasTheStatedWidth() {
        var cell = RowContent(id: "a", text: "A", indentationLevel: 2)
        #expect(Samples.layout(cell, traits: phone18)?.frame(.text)?.x == 40)
        cell.properties[.indentationWidth] = .points(25)
        #expect(Samples.layout(cell, traits: phone18)?.frame(.text)?.x == 70)
    }

    @Test(arguments: TableStyle.allCases)
    func headersAndFootersHaveTheStatedHeights(_ style: TableStyle) throws {
        var content = content(style)
        content.sections[0].header = "Header"
        content.sections[0].headerHeight = 60
        content.sections[0].footer = "Footer"
        content.sections[0].footerHeight = 25
        let section = LayoutEngine.layout(content, traits: phone18).sections[0]
        #expect(abs((section.frame(.header)?.height ?? 0) - 60) < 0.01)
        #expect(section.frame.y == section.frame(.header)?.maxY)
        #expect(abs((section.frame(.footer)?.height ?? 0) - 25) < 0.01)
    }

    @Test func theContentBeginsBelowItsInset() {
        var content = content(.grouped)
        let before = LayoutEngine.layout(content, traits: phone18).sections[0].frame.y
        content.properties[.contentInset] = .insets(EdgeInsets(top: 12))
        #expect(LayoutEngine.layout(content, traits: phone18).sections[0].frame.y == before + 12)
    }

    @Test func colorsAreThoseOfTheTableAndOfTheRow() {
        var cell = RowContent(id: "a", text: "A", image: .symbol("star"))
        cell.properties[.tintColor] = .color(.components(light: red, dark: nil))
        var content = content(row: cell)
        content.properties[.backgroundColor] = .color(.components(light: green, dark: nil))
        content.properties[.separatorColor] = .color(.components(light: blue, dark: nil))
        let svg = SVGRenderer.render(content, traits: phone18).uppercased()
        #expect(svg.contains("#00FF01"))
        #expect(svg.contains("#0001FF"))
        #expect(svg.contains("#FF0001"))
    }

    private let red = ColorComponents(red: 255, green: 0, blue: 1)
    private let green = ColorComponents(red: 0, green: 255, blue: 1)
    private let blue = ColorComponents(red: 0, green: 1, blue: 255)

    @Test func aTableWithoutSelectionHasNoPictureOfOne() {
        var content = content()
        #expect(content.hasOwnPicture(in: .selected))
        content.properties[.allowsSelection] = .boolean(false)
        #expect(!content.hasOwnPicture(in: .selected))
    }
}
