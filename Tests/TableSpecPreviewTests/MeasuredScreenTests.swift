import TableSpecModel
import Testing

@testable import TableSpecPreview

/// What was measured on screenshots of real phones and simulators, in points, beside what pictures show.
@Suite("Measured on real screens")
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
        expect(old.titleLine?.baseline, 84.3, "inline title, iOS 18, 402")
        expect(layout(list, .iPhoneSE, .iOS18).bars.frame.y, 20, "phone without an island")
        expect(layout(list, .iPad, .iOS18).bars.frame.y, 24, "tablet")
        expect(layout(list, .iPhone, .iOS26).bars.frame.y, 62, "iOS 26")
        var large = list
        large.largeTitle = .always
        let title = layout(large, .iPhoneMax, .iOS18).bars.largeTitleLine
        expect(title?.baseline, 62 + 74.67, within: 0.7, "large title below the status area (measured on iOS 16, 430)")
    }

    @Test("Rows with content configurations follow each other at 53 points on iOS 26 and 44.33 on iOS 18")
    func rowPitch() {
        for (system, pitch, baseline) in [(SystemVersion.iOS26, 53.0, 32.67), (.iOS18, 44.33, 28.33)] {
            let rows = layout(list, .iPhone, system).sections[0].rows
            expect(rows[1].frame.y - rows[0].frame.y, pitch, within: 0.01, "pitch, iOS \(system.rawValue)")
            expect((rows[0].textLines.first?.baseline ?? 0) - rows[0].frame.y, baseline, "baseline, \(system.rawValue)")
        }
    }

    @Test("The toolbar of iOS 26: glass of 48 points, 28 from the sides and the bottom; the search field 12 from it")
    func toolbar() throws {
        var content = list
        content.toolbarItems = [BarButtonContent(kind: .system(.add))]
        content.searchField = SearchFieldContent()
        let screen = layout(content, .iPhone, .iOS26)
        let toolbar = try #require(screen.bars.toolbar)
        let button = try #require(toolbar.items.first).frame
        #expect(button == Rect(x: 28, y: screen.size.height - 28 - 48, width: 48, height: 48))
        let field = try #require(toolbar.searchField).frame
        #expect(field.height == 48)
        #expect(field.x - button.maxX == 12)
    }

    @Test("The chevron in a card of iOS 26 ends 20 points before the card does")
    func chevron() throws {
        var content = list
        content.style = .insetGrouped
        content.sections[0].rows[0].accessory = .type(.disclosureIndicator)
        let chevron = try #require(layout(content, .iPhone, .iOS26).sections[0].rows[0].accessories.first).frame
        expect(chevron.maxX, 361.8, "right edge")
        expect(chevron.x, 355.1, "left edge")
    }

    @Test("The status bar: clock and battery in their places; 32 points high on iPads with iOS 26")
    func statusBar() throws {
        let phone = try #require(layout(list, .iPhone, .iOS26).bars.statusBar)
        expect(phone.timeLine.frame.midX, 73.1, within: 0.01, "clock, 402")
        expect(phone.batteryFrame.maxX, 367.3, within: 0.01, "battery with its nub, 402")
        let wide = try #require(layout(list, .iPhoneMax, .iOS18).bars.statusBar)
        expect(wide.timeLine.frame.midX, 83.8, within: 0.01, "clock, 440")
        expect(wide.timeLine.baseline, 39, within: 0.01, "clock's baseline, 440")
        #expect(wide.timeLine.font.size == 18)
        expect(wide.batteryFrame.maxX, 399.3, within: 0.01, "battery with its nub, 440")
        let tablet = try #require(layout(list, .iPad, .iOS26).bars.statusBar)
        expect(tablet.frame.height, 32, within: 0.01, "tablet, iOS 26 (measured on 13 inches)")
        expect(tablet.timeLine.baseline, 21.2, "tablet's clock, iOS 26")
        #expect(tablet.signalFrame == nil)
    }

    @Test(
        "Signal, Wi-Fi and battery stand beside each other, and mirrored on the other side",
        arguments: PreviewDevice.all
    )
    func signs(device: PreviewDevice) throws {
        let bar = try #require(layout(list, device, .iOS26).bars.statusBar)
        let signs = [bar.signalFrame, bar.wifiFrame, bar.batteryFrame].compactMap { $0 } + [bar.timeLine.frame]
        #expect(signs.overlapFaults.isEmpty)
        #expect(signs.allSatisfy { bar.frame.contains($0, tolerance: 1) })
        let traits = PreviewTraits(device: device, direction: .rightToLeft)
        let mirrored = try #require(LayoutEngine.layout(list, traits: traits).bars.statusBar)
        #expect(mirrored.batteryFrame == bar.batteryFrame.mirrored(in: device.size.width))
    }

    @Test("A segmented control of three segments is as wide as it was measured: 263 on iOS 18, 261 on iOS 26")
    func segments() {
        let width = SegmentedControlPicture(segments: ["Segment A", "Segment B", "Segment C"], selected: 0).naturalWidth
        expect(width, 262, within: 1.5, "width")
    }

    @Test("On iOS 26 the system's Done is a checkmark on tinted glass; before, it is a word")
    func done() {
        var content = list
        content.rightItems = [BarButtonContent(kind: .system(.done))]
        let new = SVGRenderer.render(content, traits: PreviewTraits())
        #expect(!new.contains(">Done<"))
        #expect(new.contains("rx=\"22\" fill=\"#007AFF\"/>"))
        #expect(SVGRenderer.render(content, traits: PreviewTraits(system: .iOS18)).contains(">Done<"))
    }

    @Test("On iOS 26 the system's Cancel is a cross, which VoiceOver calls Cancel all the same")
    func cancel() {
        var content = list
        content.leftItems = [BarButtonContent(kind: .system(.cancel))]
        #expect(!SVGRenderer.render(content, traits: PreviewTraits()).contains(">Cancel<"))
        #expect(SVGRenderer.render(content, traits: PreviewTraits(system: .iOS18)).contains(">Cancel<"))
        for system in [SystemVersion.iOS18, .iOS26] {
            #expect(BarItemContent(.system(.cancel), isEditing: false, system: system).label == "Cancel")
        }
    }

    @Test("A bar button has the colour that it states, as its words or as the glass behind a prominent one")
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
        #expect(phone.contains("<rect x=\"129\" y=\"861\" width=\"144\" height=\"5\" rx=\"2.5\" fill=\"#000000\"/>"))
        let small = SVGRenderer.render(list, traits: PreviewTraits(device: .iPhoneSE))
        #expect(!small.contains("mask"))
    }
}
