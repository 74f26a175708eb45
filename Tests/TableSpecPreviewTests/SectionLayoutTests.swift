import TableSpecModel
import Testing

@testable import TableSpecPreview

/// Headers, footers, cards, lines and bars, against measures of real tables.
@Suite("Sections and bars")
struct SectionLayoutTests {
    private let phone18 = PreviewTraits(system: .iOS18)
    private let small18 = PreviewTraits(device: .iPhoneSE, system: .iOS18)

    private func screen(_ style: TableStyle, _ sections: [SectionContent]) -> ScreenContent {
        ScreenContent(name: "Screen", title: "Title", style: style, sections: sections)
    }

    private func section(_ id: String, header: String? = nil, footer: String? = nil, rows: Int = 2) -> SectionContent {
        let rows = (0..<rows).map { RowContent(id: "\($0)", text: "Row") }
        return SectionContent(id: id, header: header, footer: footer, rows: rows)
    }

    @Test("Grouped: 55.5 to the first row under a header at 2x, 35 without one")
    func groupedTop() {
        let titled = LayoutEngine.layout(screen(.grouped, [section("a", header: "A")]), traits: small18)
        #expect(titled.sections[0].frame.y - titled.bars.frame.maxY == 55.5)
        let untitled = LayoutEngine.layout(screen(.insetGrouped, [section("a")]), traits: small18)
        #expect(untitled.sections[0].frame.y - untitled.bars.frame.maxY == 35)
    }

    @Test("Grouped: 55.5 between groups with a header, 75.5 with a footer of one line before it")
    func groupedGaps() {
        let content = screen(
            .grouped,
            [section("a"), section("b", header: "B", footer: "F"), section("c", header: "C")]
        )
        let sections = LayoutEngine.layout(content, traits: small18).sections
        #expect(sections[1].frame.y - sections[0].frame.maxY == 55.5)
        #expect(sections[2].frame.y - sections[1].frame.maxY == 75.5)
    }

    @Test("Header text is 10 above the rows in capitals in iOS 18, 14 above as written in iOS 26")
    func headers() throws {
        let content = screen(.insetGrouped, [section("a", header: "Account")])
        let old = LayoutEngine.layout(content, traits: phone18).sections[0]
        let oldLine = try #require(old.lines(.header).first)
        #expect(oldLine.text == "ACCOUNT")
        #expect(oldLine.font == TextFont(size: 13))
        #expect(abs(old.frame.y - oldLine.baseline - 10) < 0.34)
        #expect(oldLine.frame.x == 40)
        let new = LayoutEngine.layout(content, traits: PreviewTraits()).sections[0]
        let newLine = try #require(new.lines(.header).first)
        #expect(newLine.text == "Account")
        #expect(newLine.font == TextFont(size: 17, weight: .semibold))
        #expect(abs(new.frame.y - newLine.baseline - 14) < 0.34)
    }

    @Test("Footers wrap at a pitch of 16, with the first baseline 20 below the rows")
    func footers() throws {
        let text = "Signing out keeps your data on this device, unless you choose to delete it from the list."
        let layout = LayoutEngine.layout(screen(.grouped, [section("a", footer: text)]), traits: phone18).sections[0]
        #expect(layout.lines(.footer).count == 2)
        #expect(abs(layout.lines(.footer)[0].baseline - layout.frame.maxY - 20) < 0.34)
        #expect(layout.lines(.footer)[1].baseline - layout.lines(.footer)[0].baseline == 16)
    }

    @Test("Plain headers are 28 high after 22 points of space and keep their letter case")
    func plainHeaders() {
        let content = screen(.plain, [section("a", header: "Africa"), section("b", header: "Europe")])
        let layout = LayoutEngine.layout(content, traits: phone18)
        #expect(abs(layout.sections[0].frame.y - layout.bars.frame.maxY - 50) < 0.01)
        #expect(layout.sections[1].frame(.header)?.height == 28)
        #expect(layout.sections[1].lines(.header).first?.text == "Europe")
        #expect(layout.sections[1].lines(.header).first?.font.weight == .semibold)
    }

    @Test(
        "Cards have the device's margins",
        arguments: [
            (PreviewDevice.iPhoneSE, 343.0), (.iPhone, 362), (.iPhoneMax, 400), (.iPad, 780),
        ]
    )
    func cards(device: PreviewDevice, width: Double) {
        for system in Samples.systems {
            let traits = PreviewTraits(device: device, system: system)
            let layout = LayoutEngine.layout(screen(.insetGrouped, [section("a")]), traits: traits)
            #expect(layout.sections[0].frame.width == width)
        }
    }

    @Test("Grouped rows have a full line above the first and below the last; inset grouped ones none after the last")
    func lastLines() throws {
        let grouped = LayoutEngine.layout(screen(.grouped, [section("a")]), traits: phone18).sections[0].rows
        #expect(grouped[0].frame(.topSeparator)?.width == 402)
        #expect(grouped[0].frame(.separator)?.x == 20)
        #expect(grouped[1].frame(.separator)?.x == 0)
        #expect(grouped[1].frame(.separator)?.width == 402)
        let inset = LayoutEngine.layout(screen(.insetGrouped, [section("a")]), traits: phone18).sections[0].rows
        #expect(inset[0].frame(.topSeparator) == nil)
        #expect(inset[0].frame(.separator) != nil)
        #expect(inset[1].frame(.separator) == nil)
    }

    @Test("Plain rows have a line below each, except above a header")
    func plainLines() {
        let content = screen(.plain, [section("a"), section("b", header: "B")])
        let sections = LayoutEngine.layout(content, traits: phone18).sections
        #expect(sections[0].rows.map { $0.frame(.separator) != nil } == [true, false])
        #expect(sections[1].rows.map { $0.frame(.separator) != nil } == [true, true])
    }

    @Test("Separators reach the edge in iOS 18 and keep the margin in iOS 26; a style can remove them")
    func separatorInsets() {
        var content = screen(.plain, [section("a")])
        let old = LayoutEngine.layout(content, traits: phone18).sections[0].rows[0]
        #expect(old.frame(.separator)?.maxX == 402)
        let new = LayoutEngine.layout(content, traits: PreviewTraits()).sections[0].rows[0]
        #expect(new.frame(.separator)?.x == 20)
        #expect(new.frame(.separator)?.maxX == 382)
        content.separatorStyle = .none
        let none = LayoutEngine.layout(content, traits: phone18).sections[0].rows
        #expect(none.allSatisfy { $0.frame(.separator) == nil && $0.frame(.topSeparator) == nil })
    }

    @Test("The bar is 44 high below the status bar, 96 with a large title, and its title is in the middle")
    func bars() throws {
        var content = screen(.plain, [])
        let small = LayoutEngine.layout(content, traits: small18).bars
        #expect(small.frame == Rect(x: 0, y: 20, width: 375, height: 44))
        let title = try #require(small.line(.title))
        #expect(abs(title.frame.midX - 187.5) < 0.01)
        #expect(title.baseline == 48)
        content.largeTitle = .always
        let large = LayoutEngine.layout(content, traits: small18).bars
        #expect(large.frame.maxY == 116)
        #expect(large.line(.title) == nil)
        #expect(large.line(.largeTitle)?.baseline == 100.5)
        content.largeTitle = .never
        #expect(LayoutEngine.layout(content, traits: small18).bars == small)
    }

    @Test("Left bar buttons replace the back button")
    func backButton() {
        var content = screen(.plain, [])
        let traits = PreviewTraits(system: .iOS18, backButtonTitle: "Settings")
        #expect(LayoutEngine.layout(content, traits: traits).bars[.backButton]?.lines.first?.text == "Settings")
        content.leftItems = [BarButtonContent(kind: .edit)]
        #expect(LayoutEngine.layout(content, traits: traits).bars[.backButton] == nil)
        content.leftItems = []
        #expect(LayoutEngine.layout(content, traits: phone18).bars[.backButton] == nil)
    }

    @Test("The picture is as high as its content and at least as high as the device")
    func pictureHeight() {
        let short = LayoutEngine.layout(screen(.plain, [section("a")]), traits: phone18)
        #expect(short.size == Size(width: 402, height: 874))
        let long = LayoutEngine.layout(screen(.plain, [section("a", rows: 100)]), traits: phone18)
        #expect(long.size.height > 4400)
    }

    @Test("A toolbar ends at the safe area; in iOS 26 its glass is 28 from the bottom")
    func toolbars() throws {
        var content = ScreenContent(name: "Tools")
        content.toolbarItems = [BarButtonContent(kind: .system(.add))]
        func bottom(_ device: PreviewDevice, _ system: SystemVersion) throws -> Double {
            let layout = LayoutEngine.layout(content, traits: PreviewTraits(device: device, system: system))
            return layout.size.height - (try #require(layout[.toolbar]?.all(.toolbarItem).first)).frame.maxY
        }
        #expect(try bottom(.iPhone, .iOS18) == 34)
        #expect(try bottom(.iPhone, .iOS26) == 28)
        #expect(try bottom(.iPhoneSE, .iOS18) == 0)
        #expect(try bottom(.iPhoneSE, .iOS26) == 28)
    }
}
