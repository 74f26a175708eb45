import TableSpecModel
import Testing

@testable import TableSpecPreview

@Suite("Phones in landscape and windows on tablets")
struct LandscapeTests {
    private func device(_ name: String) throws -> PreviewDevice {
        try #require(PreviewDevice.known.first { $0.name == name })
    }

    private func layout(_ content: ScreenContent, _ traits: PreviewTraits) -> ScreenLayout {
        LayoutEngine.layout(content, traits: traits.fitted)
    }

    private let list = ScreenContent(
        name: "List",
        title: "List",
        largeTitle: .always,
        sections: [SectionContent(id: "s", rows: [RowContent(id: "r", text: "Dunes")])]
    )

    @Test("Safe area in landscape: 59 at the sides, 21 at the bottom, none at the top, and a bar of 32 up to iOS 18")
    func safeArea() throws {
        let phone = try device("iPhone 14 landscape")
        #expect(phone.size == Size(width: 844, height: 390))
        #expect(phone.sideInset == 47)
        let traits = PreviewTraits(device: phone, system: .iOS18)
        let layout = layout(list, traits)
        #expect(layout.size.width == 844 - 2 * 47)
        #expect(layout[.statusBar] == nil)
        #expect(layout.bars.frame == Rect(x: 0, y: 0, width: 750, height: 32))
        #expect(layout.bars.line(.largeTitle) == nil && layout.bars.line(.title) != nil)
        #expect(traits.fitted.fitted == traits.fitted)
    }

    @Test("A phone with a home button has no side insets, and no status bar")
    func homeButton() throws {
        let phone = try device("iPhone SE landscape")
        #expect(phone.sideInset == 0 && phone.bottomInset == 0)
        #expect(layout(list, PreviewTraits(device: phone))[.statusBar] == nil)
    }

    @Test("Backgrounds and lines that reach the sides of the safe area extend to the edges of the screen; texts don't")
    func edges() throws {
        let traits = PreviewTraits(device: try device("iPhone landscape"), system: .iOS18, height: .screen)
        let screen: [DisplayItem] = [
            .rect(Rect(x: 0, y: 40, width: 750, height: 44), radius: 0, .fill(Paint(0x112233))),
            .rect(Rect(x: 20, y: 84, width: 730, height: 1), radius: 0, .fill(Paint(0x445566))),
            .rect(Rect(x: 20, y: 90, width: 710, height: 44), radius: 10, .fill(Paint(0x778899))),
        ]
        let items = SafeAreaPainter(inset: 62, size: Size(width: 750, height: 402)).items(screen)
        #expect(
            items == [
                .rect(Rect(x: 0, y: 40, width: 62, height: 44), radius: 0, .fill(Paint(0x112233))),
                .rect(Rect(x: 812, y: 40, width: 62, height: 44), radius: 0, .fill(Paint(0x112233))),
                .rect(Rect(x: 812, y: 84, width: 62, height: 1), radius: 0, .fill(Paint(0x445566))),
                .placed(screen, Rect(x: 62, y: 0, width: 750, height: 402)),
            ]
        )
        #expect(SVGRenderer.render(list, traits: traits).contains(#"width="874" height="402""#))
    }

    @Test("A sheet is full screen in landscape, and covers the tab bar")
    func sheets() throws {
        let tabs = TabBarContext(tabs: [TabContent(title: "Home", screen: "Home")], assets: PictureAssets())
        let phone = try device("iPhone landscape")
        let traits = PreviewTraits(device: phone, isSheet: true, tabBar: tabs).fitted
        #expect(!traits.isSheet && traits.shownTabBar == nil && traits.sheetTop == 0)
        #expect(PreviewTraits(device: phone, tabBar: tabs).fitted.shownTabBar == tabs)
    }

    @Test("Titles of tabs are next to their images up to iOS 18")
    func tabs() throws {
        let traits = PreviewTraits(device: try device("iPhone landscape"), system: .iOS18).fitted
        let tabs = [TabContent(title: "Home", screen: "Home"), TabContent(title: "More", screen: "More")]
        let layout = TabBarLayouter(tabs: tabs, traits: traits).layout(height: 402)
        #expect(layout.frame == Rect(x: 0, y: 402 - 53, width: 750, height: 53))
        let item = try #require(layout.children.first)
        let symbol = try #require(item.frame(.image))
        #expect(try #require(item.lines.first).frame.x >= symbol.maxX)
        #expect(symbol.y >= layout.frame.y && symbol.maxY <= layout.frame.y + 32)
    }

    @Test("Two windows share a tablet: halves of 13 inches have a tablet's width, and narrower ones a phone's")
    func windows() throws {
        let half = try device("iPad 13 half")
        #expect(half.size.width == 683 && half.isTablet)
        let third = try device("iPad third")
        #expect(third.size.width == 375 && third.isPad && !third.isTablet)
        #expect(try device("iPad two thirds").size.width == 795)
        // Compact windows have sheets as phones do.
        #expect(PreviewTraits(device: third, isSheet: true).fitted.presenter == nil)
        #expect(PreviewTraits(device: half, isSheet: true).fitted.presenter == half)
    }

    @Test(
        "Rows of a 13-inch tablet are 52 high before iOS 26, even in a page sheet",
        arguments: [("iPad 13", 52.0), ("iPad 13 landscape", 52), ("iPad 11", 44), ("iPad", 44), ("iPad 13 third", 44)]
    )
    func rows(name: String, height: Double) throws {
        var content = list
        content.separatorStyle = .none
        for isSheet in [false, true] {
            let traits = PreviewTraits(device: try device(name), system: .iOS16, isSheet: isSheet)
            #expect(layout(content, traits).sections[0].rows[0].frame.height == height)
        }
    }

    @Test("VoiceOver's elements are numbered in the picture")
    func numbers() throws {
        let traits = PreviewTraits(device: try device("iPhone landscape"), system: .iOS18)
        let report = AccessibilityReader.read(list, traits: traits)
        let row = try #require(report.elements.last)
        let x = DecimalFormatter.string(row.frame.x + 62.5)
        #expect(report.picture.contains(#"<rect x="\#(x)" y="\#(DecimalFormatter.string(row.frame.y + 0.5))""#))
    }
}
