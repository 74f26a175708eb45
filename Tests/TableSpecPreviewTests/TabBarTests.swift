import Foundation
import TableSpecModel
import TableSpecTestSupport
import Testing

@testable import TableSpecPreview

@Suite("Tab bars")
struct TabBarTests {
    private let app = GallerySamples.app

    private func layout(_ traits: PreviewTraits, tabs: [TabContent]? = nil) -> LayoutNode {
        let layout = TabBarLayouter(tabs: tabs ?? app.tabs, traits: traits).layout(height: traits.device.size.height)
        return traits.direction == .rightToLeft ? layout.mirrored(in: traits.device.size.width) : layout
    }

    @Test("Up to iOS 18: 49 high above the home indicator, labels of 10 points 45.3 below its top")
    func measures() throws {
        let bar = layout(PreviewTraits(device: .iPhone, system: .iOS18))
        #expect(bar.frame == Rect(x: 0, y: 874 - 83, width: 402, height: 83))
        let line = try #require(bar.children[0].lines.first)
        #expect(line.font.size == 10)
        #expect(abs(line.baseline - (bar.frame.y + 45.3)) < 0.5)
    }

    @Test("The parts of a tab are in its frame, tabs are side by side, and a badge uses the available width")
    func parts() {
        let long = TabContent(
            title: "A title that is too long",
            image: .symbol("star"),
            badge: "a long badge",
            screen: "A"
        )
        for tabs in [app.tabs, Array(repeating: long, count: 5), [long]] {
            for device in PreviewDevice.all {
                for system in Samples.systems {
                    for direction in LayoutDirection.allCases {
                        let traits = PreviewTraits(device: device, system: system, direction: direction)
                        let bar = layout(traits, tabs: tabs)
                        #expect(bar.faults.isEmpty)
                        #expect(bar.children.count == tabs.count)
                    }
                }
            }
        }
    }

    @Test("With more than five tabs the fifth leads to a list of the others")
    func more() throws {
        let tabs = (1...7).map { TabContent(title: "Tab \($0)", screen: "Screen \($0)") }
        let gallery = GalleryTabs(app: AppContent(name: "App", tabs: tabs), options: GalleryOptions())
        let others = try #require(gallery.more).content.sections[0].rows
        #expect(others.map(\.text) == ["Tab 5", "Tab 6", "Tab 7"])
        #expect(others[0].segue == SegueContent(destination: "Screen 5", kind: .show))
        func page(_ device: PreviewDevice) throws -> String {
            let options = GalleryOptions(devices: [device])
            let files = GalleryRenderer.files([], apps: [AppContent(name: "App", tabs: tabs)], options: options)
            return try GalleryMarkup(files[0].text).text
        }
        let more = "class=\"tab\" href=\"#/\" data-to=\"More\" aria-label=\"More\""
        let fifth = "class=\"tab\" href=\"#/\" data-to=\"Screen 5\""
        let (phone, pad) = (try page(.iPhone), try page(.iPad))
        #expect(phone.contains(more) && !phone.contains(fifth))
        #expect(pad.contains(fifth) && !pad.contains(more))
        #expect(GalleryTabs(app: app, options: GalleryOptions()).more == nil)
    }

    /// A screen of the app in its tab bar, with and without bar buttons, title and large title.
    private static let screens: [ScreenContent] = {
        var large = GallerySamples.regions
        large.largeTitle = .always
        var prompted = GallerySamples.groceries
        prompted.prompt = "What we need"
        prompted.toolbarItems = [BarButtonContent(kind: .title("Sort"))]
        var hidden = GallerySamples.trails
        hidden.isNavigationBarHidden = true
        return [large, prompted, hidden, GallerySamples.trails, ScreenContent(name: "Empty")]
    }()

    @Test("A screen ends above a phone's tab bar and begins below a tablet's, with its buttons next to it")
    func screens() throws {
        for content in Self.screens {
            for device in PreviewDevice.all {
                for system in Samples.systems {
                    for direction in LayoutDirection.allCases {
                        var traits = PreviewTraits(device: device, system: system, direction: direction)
                        traits.tabBar = TabBarContext(tabs: app.tabs, selected: "Trails")
                        let layout = LayoutEngine.layout(content, traits: traits)
                        #expect(layout.faults(of: content, traits).isEmpty, "\(content.name) \(traits.name)")
                        #expect(layout[.tabBar]?.children.count == 3)
                        traits.isSheet = true
                        #expect(LayoutEngine.layout(content, traits: traits)[.tabBar] == nil)
                    }
                }
            }
        }
    }

    @Test("A tablet's bar has only titles, at the top; the screen's title moves below it")
    func tablet() throws {
        var traits = PreviewTraits(device: .iPad)
        let plain = LayoutEngine.layout(GallerySamples.trails, traits: traits)
        traits.tabBar = TabBarContext(tabs: app.tabs, selected: "Trails")
        let tabbed = LayoutEngine.layout(GallerySamples.trails, traits: traits)
        let bar = try #require(tabbed[.tabBar])
        #expect(bar.children.allSatisfy { $0.frame(.image) == nil && $0.lines.first?.isTruncated == false })
        #expect(bar.children[1].line(.badge)?.text == "3")
        #expect(bar.frame.maxY < (try #require(tabbed.bars.line(.title))).frame.y)
        #expect(tabbed.bars.frame.height > plain.bars.frame.height)
    }

    @Test("The tab of the screen is selected; a tab that doesn't fit is selected under More")
    func selection() {
        let tabs = (1...7).map { TabContent(title: "Tab \($0)", screen: "Screen \($0)") }
        let bar = TabBarContext(tabs: tabs, selected: "Screen 2")
        #expect(bar.selectedPlace(on: .iPhone) == 1)
        let other = TabBarContext(tabs: tabs, selected: "Screen 6")
        #expect(other.selectedPlace(on: .iPhone) == 4)
        #expect(other.selectedPlace(on: .iPad) == 5)
        #expect(TabBarContext(tabs: tabs, selected: "Elsewhere").selectedPlace(on: .iPhone) == nil)
    }

    @Test("Hostile text in tabs is shown as text")
    func hostile() throws {
        let tab = TabContent(title: Samples.hostile, badge: Samples.hostile, screen: Samples.hostile)
        let page = GalleryRenderer.files([], apps: [AppContent(name: Samples.hostile, tabs: [tab])])[0].text
        #expect(try GalleryMarkup(page).text.components(separatedBy: "<script>").count == 2)
        #expect(page.components(separatedBy: "<script>").count == 2)
    }
}
