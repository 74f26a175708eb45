import Foundation
import HeadlessUIKit
import Testing

@testable import GeneratedTables

/// Taps that open URLs, in all places that can be tapped, and images at the ends of a slider.
@Suite("App info")
@MainActor
struct AppInfoTests {
    private let controller = AppInfoViewController(input: .sample)
    private let screen: HeadlessScreen

    init() {
        screen = HeadlessScreen(inStack: controller)
        screen.layOut()
    }

    /// The URLs that are opened meanwhile.
    private func opened(_ act: () throws -> Void) rethrows -> [String] {
        let earlier = HeadlessScreen.openedURLs.count
        try act()
        return HeadlessScreen.openedURLs.dropFirst(earlier).map(\.absoluteString)
    }

    private var sheet: UIAlertController? { controller.presentedViewController as? UIAlertController }

    @Test func rowsOpenURLs() {
        #expect(opened { screen.table.tapRow(at: path(1, 0)) } == ["mailto:help@example.com"])
        #expect(opened { screen.table.tapRow(at: path(1, 2)) } == [UIApplication.openSettingsURLString])
        #expect(opened { screen.table.tapRow(at: path(2, 1)) } == ["https://example.com/columns"])
        #expect(screen.table.indexPathForSelectedRow == nil)
    }

    @Test func aRowAsksFirst() throws {
        #expect(opened { screen.table.tapRow(at: path(1, 1)) } == [])
        let sheet = try #require(sheet)
        #expect(opened { sheet.tapAction("Rate This App") } == ["https://example.com"])
    }

    @Test func aMissingURLOpensNothing() throws {
        controller.input.website = nil
        screen.table.tapRow(at: path(1, 1))
        let sheet = try #require(sheet)
        #expect(opened { sheet.tapAction("Rate This App") } == [])
        #expect(screen.table.swipe(at: path(2, 1)) == ["Donate"])
        #expect(opened { screen.table.tapSwipeAction("Donate", at: path(2, 1)) } == [])
    }

    @Test func buttonsAndViewsOpenURLs() throws {
        let bar = try #require(controller.navigationItem.rightBarButtonItem)
        #expect(opened { bar.tap() } == ["https://example.com/help"])
        #expect(opened { controller.privacyReadButton.tap() } == ["https://example.com/privacy"])
        #expect(opened { controller.imprintButton.tap() } == ["https://example.com/imprint"])
        #expect(opened { controller.termsOurTermsHttpsExampleLabel.tapView() } == ["https://example.com/terms"])
    }

    @Test func swipesAndMenusOpenURLs() throws {
        #expect(screen.table.swipe(at: path(2, 0)) == ["Donate"])
        #expect(opened { screen.table.tapSwipeAction("Donate", at: path(2, 0)) } == ["https://example.com/give"])
        let menu = try #require(screen.table.longPressRow(at: path(2, 0)))
        #expect(opened { menu.choose("Website") } == ["https://example.com/rows"])
        try #require(screen.table.longPressRow(at: path(2, 0))).choose("Donate")
        let sheet = try #require(sheet)
        #expect(opened { sheet.tapAction("Donate") } == ["https://example.com/give"])
    }

    @Test func theSliderHasImagesAtItsEnds() {
        let slider = controller.brightnessSlider
        #expect(slider.minimumValueImage?.inspection.name == "sun.min")
        #expect(slider.maximumValueImage?.inspection.name == "sun.max.fill")
        slider.slide(to: 0.75)
        #expect(controller.state.brightness == 0.75)
    }
}
