import Foundation
import TableSpecModel
import Testing

@testable import TableSpecPreview

@Suite("Tab bars")
struct TabBarTests {
    private let app = GallerySamples.app

    private func layout(_ traits: PreviewTraits, tabs: [TabContent]? = nil) -> TabBarLayout {
        TabBarLayouter(tabs: tabs ?? app.tabs, traits: traits).layout()
    }

    @Test("Up to iOS 18: 49 high above the home indicator, labels of 10 points 45.3 below its top")
    func measures() throws {
        let bar = layout(PreviewTraits(device: .iPhone, look: .iOS18))
        #expect(bar.frame == Rect(x: 0, y: 874 - 83, width: 402, height: 83))
        let line = try #require(bar.items[0].titleLine)
        #expect(line.font.size == 10)
        #expect(abs(line.baseline - (bar.frame.y + 45.3)) < 0.5)
    }

    @Test("The parts of a tab lie in its frame, tabs beside each other, and a badge takes what room there is")
    func parts() {
        let long = TabContent(
            title: "A title that is too long",
            image: .symbol("star"),
            badge: "a long badge",
            screen: "A"
        )
        for tabs in [app.tabs, Array(repeating: long, count: 5), [long]] {
            for device in PreviewDevice.all {
                for look in SystemLook.allCases {
                    for direction in LayoutDirection.allCases {
                        let traits = PreviewTraits(device: device, look: look, direction: direction)
                        let bar = layout(traits, tabs: tabs)
                        for item in bar.items {
                            #expect(bar.frame.contains(item.frame, tolerance: 0.01))
                            let parts = [item.symbolFrame, item.titleLine?.frame, item.badgeFrame].compactMap { $0 }
                            #expect(parts.allSatisfy { item.frame.contains($0, tolerance: 0.01) })
                            if let badge = item.badgeFrame, let line = item.badgeLine {
                                #expect(badge.contains(line.frame, tolerance: 0.5))
                            }
                        }
                        for (item, next) in zip(bar.items, bar.items.dropFirst()) {
                            #expect(!item.frame.intersects(next.frame))
                        }
                    }
                }
            }
        }
    }

    @Test("Of more than five tabs the fifth place leads to a list of those that have none")
    func more() throws {
        let tabs = (1...7).map { TabContent(title: "Tab \($0)", screen: "Screen \($0)") }
        let gallery = GalleryTabs(app: AppContent(name: "App", tabs: tabs), options: GalleryOptions())
        let more = try #require(gallery.more)
        #expect(more.content.sections[0].rows.map(\.text) == ["Tab 5", "Tab 6", "Tab 7"])
        #expect(more.content.sections[0].rows[0].segue == SegueContent(destination: "Screen 5", kind: .show))
        let page = GalleryRenderer.files([], app: AppContent(name: "App", tabs: tabs))[0].text
        #expect(page.contains("data-to=\"More\" aria-label=\"More\""))
        #expect(!page.contains("class=\"tab\" href=\"#/\" data-to=\"Screen 5\""))
        #expect(GalleryTabs(app: app, options: GalleryOptions()).more == nil)
    }

    @Test("Hostile text in tabs stays text")
    func hostile() {
        let tab = TabContent(title: Samples.hostile, badge: Samples.hostile, screen: Samples.hostile)
        let page = GalleryRenderer.files([], app: AppContent(name: Samples.hostile, tabs: [tab]))[0].text
        #expect(page.components(separatedBy: "<script>").count == 2)
    }
}
