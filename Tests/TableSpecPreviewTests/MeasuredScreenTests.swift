import Foundation
import TableSpecModel
import Testing

@testable import TableSpecPreview

/// What was measured on screenshots of real phones and simulators, in points, beside what pictures show.
@Suite("Measurements of real screens")
struct MeasuredScreenTests {
    /// A place on a real screen, and how far ours may be from it.
    private func expect(_ ours: Double?, _ real: Double, within tolerance: Double = 0.7, _ comment: Comment) {
        #expect(abs((ours ?? .infinity) - real) <= tolerance, comment)
    }

    private let list = ScreenContent(
        name: "List",
        title: "Inbox",
        sections: [SectionContent(id: "a", rows: (0..<3).map { RowContent(id: "\($0)", text: "Row") })]
    )

    private func layout(_ content: ScreenContent, _ device: PreviewDevice, _ system: SystemVersion) -> ScreenLayout {
        LayoutEngine.layout(content, traits: PreviewTraits(device: device, system: system))
    }

    @Test("On phones with an island the bar of iOS 18 begins above the end of the status area")
    func navigationBars() {
        let old = layout(list, .iPhone, .iOS18).bars
        expect(old.frame.y, 56.33, within: 0.01, "navigation bar, iOS 18, 402")
        expect(old.line(.title)?.baseline, 84.3, "inline title, iOS 18, 402")
        expect(layout(list, .iPhoneSE, .iOS18).bars.frame.y, 20, "phone without an island")
        expect(layout(list, .iPad, .iOS18).bars.frame.y, 24, "tablet")
        expect(layout(list, .iPhone, .iOS26).bars.frame.y, 62, "iOS 26")
        var large = list
        large.largeTitle = .always
        let title = layout(large, .iPhoneMax, .iOS18).bars.line(.largeTitle)
        expect(title?.baseline, 62 + 74.67, within: 0.7, "large title below the status area (measured on iOS 16, 430)")
    }

    @Test("Rows with content configurations are 53 points apart in iOS 26 and 44.33 in iOS 18")
    func rowPitch() {
        for (system, pitch, baseline) in [(SystemVersion.iOS26, 53.0, 32.67), (.iOS18, 44.33, 28.33)] {
            let rows = layout(list, .iPhone, system).sections[0].rows
            expect(rows[1].frame.y - rows[0].frame.y, pitch, within: 0.01, "pitch, iOS \(system.rawValue)")
            expect(
                (rows[0].lines(.text).first?.baseline ?? 0) - rows[0].frame.y,
                baseline,
                "baseline, \(system.rawValue)"
            )
        }
    }

    @Test("The toolbar of iOS 26: glass of 48 points, 28 from the sides and the bottom; the search field 12 from it")
    func toolbar() throws {
        var content = list
        content.toolbarItems = [BarButtonContent(kind: .system(.add))]
        content.searchField = SearchFieldContent()
        let screen = layout(content, .iPhone, .iOS26)
        let toolbar = try #require(screen[.toolbar])
        let button = try #require(toolbar[.toolbarItem]).frame
        #expect(button == Rect(x: 28, y: screen.size.height - 28 - 48, width: 48, height: 48))
        let field = try #require(toolbar[.searchField]).frame
        #expect(field.height == 48)
        #expect(field.x - button.maxX == 12)
    }

    @Test("The chevron in a card of iOS 26 ends 20 points before the card does")
    func chevron() throws {
        var content = list
        content.style = .insetGrouped
        content.sections[0].rows[0].accessory = .type(.disclosureIndicator)
        let chevron = try #require(layout(content, .iPhone, .iOS26).sections[0].rows[0][.accessory]).frame
        expect(chevron.maxX, 361.8, "right edge")
        expect(chevron.x, 355.1, "left edge")
    }

    @Test("The status bar: clock and battery in their places; 32 points high on iPads with iOS 26")
    func statusBar() throws {
        let phone = try #require(layout(list, .iPhone, .iOS26)[.statusBar])
        expect(try phone.line(of: .time).frame.midX, 73.1, within: 0.01, "clock, 402")
        expect(try phone.frame(of: .battery).maxX, 367.3, within: 0.01, "battery with its nub, 402")
        let wide = try #require(layout(list, .iPhoneMax, .iOS18)[.statusBar])
        expect(try wide.line(of: .time).frame.midX, 83.8, within: 0.01, "clock, 440")
        expect(try wide.line(of: .time).baseline, 39, within: 0.01, "clock's baseline, 440")
        #expect(try wide.line(of: .time).font.size == 18)
        expect(try wide.frame(of: .battery).maxX, 399.3, within: 0.01, "battery with its nub, 440")
        expect(try wide.frame(of: .battery).x, 368.3, "battery's beginning, 440")
        expect(try wide.frame(of: .wifi).x, 341.7, "Wi-Fi, 440")
    }

    private func device(_ name: String) throws -> PreviewDevice {
        try #require(PreviewDevice.known.first { $0.name == name })
    }

    @Test("The status bar of a phone 393 wide is 3 points above that of one 402 wide")
    func statusBarBelowIsland() throws {
        let bar = try #require(layout(list, device("iPhone 15"), .iOS17)[.statusBar])
        expect(try bar.line(of: .time).baseline, 35, "clock's baseline")
        expect(try bar.frame(of: .battery).maxX, 365.3, "battery's end")
        expect(try bar.frame(of: .battery).maxY, 35.3, "battery's bottom")
    }

    @Test("The status bar of a phone 390 wide with a notch")
    func statusBarBesideNotch() throws {
        let bar = try #require(layout(list, device("iPhone 14"), .iOS26)[.statusBar])
        expect(try bar.line(of: .time).frame.midX, 52, "clock")
        expect(try bar.line(of: .time).baseline, 30.33, "clock's baseline")
        expect(try bar.frame(of: .wifi).x, 325, "Wi-Fi")
        expect(try bar.frame(of: .battery).maxX, 371.7, "battery's end")
        expect(try bar.frame(of: .battery).width, 25, "battery")
    }

    @Test("The status bar of an iPad has the date and the charge")
    func statusBarOfTablet() throws {
        let bar = try #require(layout(list, device("iPad 13 landscape"), .iOS26)[.statusBar])
        expect(bar.frame.height, 32, within: 0.01, "height")
        expect(try bar.line(of: .time).baseline, 21.2, "clock's baseline")
        expect(try bar.line(of: .time).frame.x, 26, "clock's beginning")
        expect(try bar.frame(of: .battery).width, 27.5, "battery")
        expect(try bar.frame(of: .battery).maxX, 1350, "battery's end")
        #expect(bar.frame(.signal) == nil)
        #expect(bar.line(.date)?.text == "Tue Jun 9")
        #expect(bar.line(.charge)?.text == "100%")
        let phone = try #require(layout(list, .iPhone, .iOS26)[.statusBar])
        #expect(phone.line(.date) == nil && phone.line(.charge) == nil)
    }

    @Test("The clock and the date show the moment that specs use as the current time")
    func now() {
        let moment = Date(timeIntervalSince1970: CalendarDate.now.secondsSince1970)
        let english = Locale(identifier: "en_US")
        let time = moment.formatted(Date.FormatStyle(date: .omitted, time: .shortened, locale: english, timeZone: .gmt))
        let date = moment.formatted(Date.FormatStyle(locale: english, timeZone: .gmt).weekday().month().day())
        #expect(time.hasPrefix(StatusBarMetrics.time))
        #expect(date.replacing(",", with: "") == StatusBarMetrics.date)
    }

    @Test(
        "Signal, Wi-Fi and battery are side by side, and mirrored on the other side",
        arguments: PreviewDevice.all
    )
    func signs(device: PreviewDevice) throws {
        let bar = try #require(layout(list, device, .iOS26)[.statusBar])
        let lines = [bar.line(.time), bar.line(.date), bar.line(.charge)].compactMap { $0?.frame }
        let signs = [bar.frame(.signal), bar.frame(.wifi), bar.frame(.battery)].compactMap { $0 } + lines
        #expect(signs.overlapFaults.isEmpty)
        #expect(signs.allSatisfy { bar.frame.contains($0, tolerance: 1) })
        let traits = PreviewTraits(device: device, direction: .rightToLeft)
        let mirrored = try #require(LayoutEngine.layout(list, traits: traits)[.statusBar])
        #expect(mirrored.frame(.battery) == bar.frame(.battery)?.mirrored(in: device.size.width))
    }

    @Test("The shadow of glass is faint and wide")
    func shadow() {
        let glass = Rect(x: 0, y: 0, width: 44, height: 44)
        // The areas are not seen where they are behind the glass.
        func level(_ x: Double, _ y: Double) -> Int {
            let areas = SoftShadow(frame: glass, radius: 22).items.filter { item in
                guard case .rect(let frame, radius: _, .fill) = item else { return false }
                return frame.x <= x && x <= frame.maxX && frame.y <= y && y <= frame.maxY
            }
            return areas.reduce(0xF2) { level, _ in Int((Double(level) * 0.99).rounded()) }
        }
        for (x, y, real) in [
            (22.0, 45.0, 0xE8), (22, 54, 0xEB), (22, 68, 0xEF), (-1, 22, 0xEB), (-20, 22, 0xF1), (22, 75, 0xF2),
        ] {
            #expect(abs(level(x, y) - real) <= 4, "\(x), \(y)")
        }
    }

    @Test("Symbols on glass are 191919, on dark glass F2F2F2, and its rim is 363636")
    func glass() {
        var content = list
        content.rightItems = [BarButtonContent(kind: .image(.symbol("gear")))]
        func picture(_ appearance: Appearance) -> String {
            SVGRenderer.render(content, traits: PreviewTraits(appearance: appearance))
        }
        #expect(picture(.light).contains("stroke=\"#191919\""))
        #expect(picture(.dark).contains("stroke=\"#F2F2F2\""))
        let rim = 0x19 + (0xFF - 0x19) * 31 / 255
        #expect(abs(rim - 0x36) <= 4)
        #expect(picture(.dark).contains("stroke=\"#FFFFFF\" stroke-opacity=\"0.12\""))
    }

    @Test(
        "Symbols have the size of bar symbols",
        arguments: [("gear", 23.7, 23.3), ("gearshape", 23.7, 23.3), ("line.3.horizontal.decrease", 21.7, 12.7)]
    )
    func symbols(name: String, width: Double, height: Double) throws {
        let frame = Rect(x: 0, y: 0, width: BarMetrics.symbolSide, height: BarMetrics.symbolSide)
        let points = SymbolPainter(paint: Paint(0x000000)).symbol(name, in: frame).flatMap { item -> [Point] in
            guard case .path(let steps, _) = item else { return [] }
            return steps.compactMap(\.end)
        }
        let (xs, ys) = (points.map(\.x), points.map(\.y))
        let stroke = SymbolGlyph.lineWidth * BarMetrics.symbolSide / SymbolGlyph.side
        expect((xs.max() ?? 0) - (xs.min() ?? 0) + stroke, width, "width")
        expect((ys.max() ?? 0) - (ys.min() ?? 0) + stroke, height, "height")
    }

    @Test("The magnifying glass in a toolbar is black and 17 wide, the text begins 49.3 after the capsule")
    func searchInToolbar() throws {
        var content = list
        content.searchField = SearchFieldContent()
        let field = try #require(layout(content, .iPhone, .iOS26)[.toolbar]?[.searchField])
        let glyph = 18.6 / SymbolGlyph.side
        expect((field.frame(.image)?.width ?? 0) * glyph, 17, "magnifying glass")
        let bearing = 0.9
        expect((field.lines.first?.frame.x ?? 0) + bearing - field.frame.x, 49.3, "text")
        #expect(SVGRenderer.render(content, traits: PreviewTraits()).contains("stroke=\"#000000\""))
    }

    @Test("With four tabs in iOS 26 each capsule is 98 wide and the first one begins at 25; with six they are 74 wide")
    func tabs() throws {
        func bar(_ count: Int) -> LayoutNode {
            let tabs = (0..<count).map { TabContent(title: "\($0)", image: .symbol("star"), screen: "\($0)") }
            return TabBarLayouter(tabs: tabs, traits: PreviewTraits()).layout(height: 874)
        }
        let four = bar(4)
        expect(four.frame.x, 21, "bar's beginning")
        expect(four.frame.maxX, 381, "bar's end")
        let first = try #require(four.children.first?.frame(.highlight))
        expect(first.width, 98, "lozenge")
        expect(first.height, 54, "lozenge")
        expect(first.x, 25, "first tab")
        expect(first.midX, 74, "middle of the first tab")
        expect(four.children[1].frame(.highlight)?.midX, 158.8, "middle of the second tab")
        expect(bar(6).children[0].frame(.highlight)?.width, 74, "lozenge of six")
        expect(bar(6).frame.maxX, 381, "bar of six")
        let two = bar(2)
        expect(two.children[0].frame(.highlight)?.width, 98, "lozenge of two")
        expect(two.frame.midX, 201, "bar of two")
        #expect(two.frame.width < four.frame.width)
    }

    @Test("A large title of iOS 26 begins 2 points after the margin of a phone 390 wide, and at that of one 440 wide")
    func largeTitles() throws {
        var large = list
        large.largeTitle = .always
        let bearing = 2.0
        expect(try layout(large, device("iPhone 14"), .iOS26).bars.line(.largeTitle)?.frame.x, 20 - bearing, "390")
        expect(layout(large, .iPhoneMax, .iOS26).bars.line(.largeTitle)?.frame.x, 20, "440")
    }

    @Test("A back title begins at 31.7 on a phone 402 wide and at 30.3 on one 393 wide")
    func backTitles() throws {
        let bearing = 1.5
        for (name, system, real) in [("iPhone", SystemVersion.iOS18, 31.7), ("iPhone 15", .iOS17, 30.3)] {
            let traits = try PreviewTraits(device: device(name), system: system, backButtonTitle: "First")
            let line = LayoutEngine.layout(list, traits: traits).bars[.backButton]?.lines.first
            expect((line?.frame.x ?? 0) + bearing, real, "\(name)")
        }
    }

    @Test("A segmented control of three segments has its measured width: 263 in iOS 18, 261 in iOS 26")
    func segments() {
        let width = SegmentedControlPicture(segments: ["Segment A", "Segment B", "Segment C"], selected: 0).naturalWidth
        expect(width, 262, within: 1.5, "width")
    }

    @Test("In iOS 26 the system's Done is a checkmark on tinted glass; before, it is a word")
    func done() {
        var content = list
        content.rightItems = [BarButtonContent(kind: .system(.done))]
        let new = SVGRenderer.render(content, traits: PreviewTraits())
        #expect(!new.contains(">Done<"))
        #expect(new.contains("rx=\"22\" fill=\"#007AFF\"/>"))
        #expect(SVGRenderer.render(content, traits: PreviewTraits(system: .iOS18)).contains(">Done<"))
    }

    @Test("In iOS 26 the system's Cancel is a cross, which VoiceOver still calls Cancel")
    func cancel() {
        var content = list
        content.leftItems = [BarButtonContent(kind: .system(.cancel))]
        #expect(!SVGRenderer.render(content, traits: PreviewTraits()).contains(">Cancel<"))
        #expect(SVGRenderer.render(content, traits: PreviewTraits(system: .iOS18)).contains(">Cancel<"))
        for system in [SystemVersion.iOS18, .iOS26] {
            #expect(BarItemContent(.system(.cancel), isEditing: false, system: system).label == "Cancel")
        }
    }

    @Test("A bar button has its stated color, in its title or in the glass behind a prominent one")
    func tint() {
        func picture(_ kind: BarButtonContent.Kind, _ system: SystemVersion) -> String {
            var content = list
            var button = BarButtonContent(kind: kind)
            button.tintColor = .components(light: ColorComponents(red: 18, green: 52, blue: 86), dark: nil)
            content.rightItems = [button]
            return SVGRenderer.render(content, traits: PreviewTraits(system: system))
        }
        #expect(picture(.title("Save"), .iOS18).contains("fill=\"#123456\">Save<"))
        #expect(picture(.system(.done), .iOS26).contains("rx=\"22\" fill=\"#123456\"/>"))
    }

    @Test("A single picture has the island, the home indicator and the rounded corners of its device")
    func frame() throws {
        let phone = SVGRenderer.render(list, traits: PreviewTraits())
        #expect(phone.contains("<rect x=\"0\" y=\"0\" width=\"402\" height=\"874\" rx=\"62\" fill=\"#FFFFFF\"/>"))
        #expect(phone.contains("<rect x=\"138\" y=\"14\" width=\"126\" height=\"37\" rx=\"18.5\" fill=\"#000000\"/>"))
        #expect(phone.contains("<rect x=\"129.17\" y=\"861\" width=\"143.67\" height=\"5\" rx=\"2.5\""))
        let older = try SVGRenderer.render(list, traits: PreviewTraits(device: device("iPhone 15"), system: .iOS17))
        // Real: island from 11.2 to 48, home indicator 139.7 wide.
        #expect(older.contains("y=\"11\" width=\"126\" height=\"37\""))
        #expect(older.contains("width=\"140.33\" height=\"5\""))
        let small = SVGRenderer.render(list, traits: PreviewTraits(device: .iPhoneSE))
        #expect(!small.contains("mask"))
    }
}

extension PathStep {
    /// Where the step ends.
    fileprivate var end: Point? {
        switch self {
        case .move(let end), .line(let end), .curve(_, _, let end): end
        case .close: nil
        }
    }
}
