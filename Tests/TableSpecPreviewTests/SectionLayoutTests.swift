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
        #expect(titled.sections[0].cardFrame.y - titled.bars.frame.maxY == 55.5)
        let untitled = LayoutEngine.layout(screen(.insetGrouped, [section("a")]), traits: small18)
        #expect(untitled.sections[0].cardFrame.y - untitled.bars.frame.maxY == 35)
    }

    @Test("Grouped: 55.5 between groups with a header, 75.5 with a footer of one line before it")
    func groupedGaps() {
        let content = screen(
            .grouped,
            [section("a"), section("b", header: "B", footer: "F"), section("c", header: "C")]
        )
        let sections = LayoutEngine.layout(content, traits: small18).sections
        #expect(sections[1].cardFrame.y - sections[0].cardFrame.maxY == 55.5)
        #expect(sections[2].cardFrame.y - sections[1].cardFrame.maxY == 75.5)
    }

    @Test("Header text is 10 above the rows in capitals in iOS 18, 14 above as written in iOS 26")
    func headers() throws {
        let content = screen(.insetGrouped, [section("a", header: "Account")])
        let old = LayoutEngine.layout(content, traits: phone18).sections[0]
        let oldLine = try #require(old.headerLines.first)
        #expect(oldLine.text == "ACCOUNT")
        #expect(oldLine.font == TextFont(size: 13))
        #expect(abs(old.cardFrame.y - oldLine.baseline - 10) < 0.34)
        #expect(oldLine.frame.x == 40)
        let new = LayoutEngine.layout(content, traits: PreviewTraits()).sections[0]
        let newLine = try #require(new.headerLines.first)
        #expect(newLine.text == "Account")
        #expect(newLine.font == TextFont(size: 17, weight: .semibold))
        #expect(abs(new.cardFrame.y - newLine.baseline - 14) < 0.34)
    }

    @Test("Footers wrap at a pitch of 16, with the first baseline 20 below the rows")
    func footers() throws {
        let text = "Signing out keeps your data on this device, unless you choose to delete it from the list."
        let layout = LayoutEngine.layout(screen(.grouped, [section("a", footer: text)]), traits: phone18).sections[0]
        #expect(layout.footerLines.count == 2)
        #expect(abs(layout.footerLines[0].baseline - layout.cardFrame.maxY - 20) < 0.34)
        #expect(layout.footerLines[1].baseline - layout.footerLines[0].baseline == 16)
    }

    @Test("Plain headers are 28 high after 22 points of space and keep their letter case")
    func plainHeaders() {
        let content = screen(.plain, [section("a", header: "Africa"), section("b", header: "Europe")])
        let layout = LayoutEngine.layout(content, traits: phone18)
        #expect(abs(layout.sections[0].cardFrame.y - layout.bars.frame.maxY - 50) < 0.01)
        #expect(layout.sections[1].headerFrame?.height == 28)
        #expect(layout.sections[1].headerLines.first?.text == "Europe")
        #expect(layout.sections[1].headerLines.first?.font.weight == .semibold)
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
            #expect(layout.sections[0].cardFrame.width == width)
        }
    }

    @Test("Grouped rows have a full line above the first and below the last; inset grouped ones none after the last")
    func lastLines() throws {
        let grouped = LayoutEngine.layout(screen(.grouped, [section("a")]), traits: phone18).sections[0].rows
        #expect(grouped[0].topSeparatorFrame?.width == 402)
        #expect(grouped[0].separatorFrame?.x == 20)
        #expect(grouped[1].separatorFrame?.x == 0)
        #expect(grouped[1].separatorFrame?.width == 402)
        let inset = LayoutEngine.layout(screen(.insetGrouped, [section("a")]), traits: phone18).sections[0].rows
        #expect(inset[0].topSeparatorFrame == nil)
        #expect(inset[0].separatorFrame != nil)
        #expect(inset[1].separatorFrame == nil)
    }

    @Test("Plain rows have a line below each, except above a header")
    func plainLines() {
        let content = screen(.plain, [section("a"), section("b", header: "B")])
        let sections = LayoutEngine.layout(content, traits: phone18).sections
        #expect(sections[0].rows.map { $0.separatorFrame != nil } == [true, false])
        #expect(sections[1].rows.map { $0.separatorFrame != nil } == [true, true])
    }

    @Test("Separators reach the edge in iOS 18 and keep the margin in iOS 26; a style can remove them")
    func separatorInsets() {
        var content = screen(.plain, [section("a")])
        let old = LayoutEngine.layout(content, traits: phone18).sections[0].rows[0]
        #expect(old.separatorFrame?.maxX == 402)
        let new = LayoutEngine.layout(content, traits: PreviewTraits()).sections[0].rows[0]
        #expect(new.separatorFrame?.x == 20)
        #expect(new.separatorFrame?.maxX == 382)
        content.separatorStyle = .none
        let none = LayoutEngine.layout(content, traits: phone18).sections[0].rows
        #expect(none.allSatisfy { $0.separatorFrame == nil && $0.topSeparatorFrame == nil })
    }

    @Test("The bar is 44 high below the status bar, 96 with a large title, and its title is in the middle")
    func bars() throws {
        var content = screen(.plain, [])
        let small = LayoutEngine.layout(content, traits: small18).bars
        #expect(small.frame == Rect(x: 0, y: 20, width: 375, height: 44))
        let title = try #require(small.titleLine)
        #expect(abs(title.frame.midX - 187.5) < 0.01)
        #expect(title.baseline == 48)
        content.largeTitle = .always
        let large = LayoutEngine.layout(content, traits: small18).bars
        #expect(large.frame.maxY == 116)
        #expect(large.titleLine == nil)
        #expect(large.largeTitleLine?.baseline == 100.5)
        content.largeTitle = .never
        #expect(LayoutEngine.layout(content, traits: small18).bars == small)
    }

    @Test("Left bar buttons replace the back button")
    func backButton() {
        var content = screen(.plain, [])
        let traits = PreviewTraits(system: .iOS18, backButtonTitle: "Settings")
        #expect(LayoutEngine.layout(content, traits: traits).bars.backButton?.titleLine?.text == "Settings")
        content.leftItems = [BarButtonContent(kind: .edit)]
        #expect(LayoutEngine.layout(content, traits: traits).bars.backButton == nil)
        content.leftItems = []
        #expect(LayoutEngine.layout(content, traits: phone18).bars.backButton == nil)
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
            return layout.size.height - (try #require(layout.bars.toolbar?.items.first)).frame.maxY
        }
        #expect(try bottom(.iPhone, .iOS18) == 34)
        #expect(try bottom(.iPhone, .iOS26) == 28)
        #expect(try bottom(.iPhoneSE, .iOS18) == 0)
        #expect(try bottom(.iPhoneSE, .iOS26) == 28)
    }
}
