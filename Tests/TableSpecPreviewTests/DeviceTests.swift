import TableSpecModel
import Testing

@testable import TableSpecPreview

@Suite("Devices and releases of iOS")
struct DeviceTests {
    @Test("Every device has a unique name, size and position, with the island or notch if it has one")
    func known() throws {
        let devices = PreviewDevice.known
        #expect(Set(devices.map(\.name)).count == devices.count)
        #expect(Set(devices.map { "\($0.size)" }).count == devices.count)
        #expect(PreviewDevice.all.allSatisfy(devices.contains))
        for device in devices where !device.hasCompactHeight {
            let picture = SVGRenderer.render(ScreenContent(name: "Test"), traits: PreviewTraits(device: device))
            let bar = StatusBarLayouter(traits: PreviewTraits(device: device)).layout()
            let (time, battery) = (try bar.line(of: .time), try bar.frame(of: .battery))
            #expect(picture.contains("9:41"))
            #expect(!(device.hasIsland && device.hasNotch))
            #expect(time.frame.maxX < device.size.width / 2 || !device.hasIsland && !device.hasNotch)
            if device.hasNotch {
                #expect(time.frame.maxX < (device.size.width - ScreenFrame.notch.width) / 2)
            }
            #expect(time.baseline < bar.frame.maxY && battery.maxX < device.size.width)
        }
        // The status bar of phones in landscape is hidden.
        for device in devices where device.hasCompactHeight {
            let picture = SVGRenderer.render(ScreenContent(name: "Test"), traits: PreviewTraits(device: device))
            #expect(!picture.contains("9:41"))
        }
    }

    @Test(
        "The bar of phones with an island begins above the end of the status area, depending on the release",
        arguments: [
            (SystemVersion.iOS15, 6.0), (.iOS16, 6), (.iOS17, 16 / 3), (.iOS18, 17 / 3), (.iOS26, 0),
        ]
    )
    func bars(system: SystemVersion, overlap: Double) {
        #expect(BarMetrics(traits: PreviewTraits(system: system)).statusOverlap == overlap)
        #expect(BarMetrics(traits: PreviewTraits(device: .iPhoneSE, system: system)).statusOverlap == 0)
    }

    @Test("Tables of iOS 15 to 17 match those of iOS 18")
    func releases() {
        let content = ScreenContent(
            name: "Test",
            style: .insetGrouped,
            sections: [SectionContent(id: "s", header: "Near", rows: [RowContent(id: "r", text: "Dunes")])]
        )
        let pictures = SystemVersion.allCases.dropLast().map {
            SVGRenderer.render(content, traits: PreviewTraits(device: .iPhoneSE, system: $0))
        }
        #expect(Set(pictures).count == 1)
    }
}
