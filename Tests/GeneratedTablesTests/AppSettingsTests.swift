import Foundation
import HeadlessUIKit
import Testing

@testable import GeneratedTables

/// The settings of two apps, row by row, as their public sources have them.
@Suite("Settings of real apps")
@MainActor
struct AppSettingsTests {
    /// https://github.com/wordpress-mobile/WordPress-iOS/blob/a7ed31a5ec5b1c42d3eee43372f02b798efc7bf6/WordPress/Classes/ViewRelated/Me/App%20Settings/AppSettingsViewController.swift
    @Suite("WordPress: app settings")
    @MainActor
    struct WordPress {
        private let controller = AppSettingsViewController(input: .sample, state: .sample)
        private let app = AppSettingsApp()
        private let screen: HeadlessScreen

        init() {
            controller.actions = app
            screen = HeadlessScreen(inStack: controller)
            screen.layOut()
        }

        @Test func allRowsAreThere() {
            #expect(
                screen.table.rowTexts == [
                    ["", "Max Video Upload Size", "Media Cache Size", "Clear Device Media Cache"],
                    [
                        "Privacy Settings", "Clear Spotlight Index", "Clear Siri Shortcut Suggestions",
                        "Remove Location From Media",
                    ],
                    [
                        "Appearance", "App Icon", "Open Device Settings", "About WordPress for iOS", "Debug",
                        "What's New in WordPress",
                    ],
                ]
            )
            #expect(controller.imageSizeSlider.window != nil, "the first row has views of its own")
            #expect(screen.table.accessibilityIdentifier == "appSettingsTable")
            #expect(screen.table.style == .grouped)
        }

        @Test func rowsDependOnTheApp() {
            controller.input = .init(offersIcons: false, showsAbout: false, isDebugging: false, hasNews: false)
            #expect(screen.table.rowTexts[2] == ["Appearance", "Open Device Settings"])
        }

        @Test func sizesAreChosen() {
            controller.imageSizeSlider.slide(to: 1000)
            #expect(controller.imageSizePxLabel.text == "1,000 px")
            controller.imageSizeSlider.slide(to: 3000)
            #expect(controller.imageSizePxLabel.isHidden)
            #expect(controller.imageSizeOriginalLabel.isHidden == false)
            #expect(app.saved == ["imageSize 1000.0", "imageSize 3000.0"])
            #expect(screen.table.cell(path(0, 1))?.inspection.shownDetailText == "Original")
            screen.table.tapRow(at: path(0, 1))
            screen.table.tapRow(at: path(0, 2))
            #expect(controller.state.videoSize == .size1920x1080)
            #expect(app.saved.last == "videoSize size1920x1080")
        }

        @Test func theCacheIsCleared() throws {
            #expect(app.appearances == 1)
            #expect(screen.table.cell(path(0, 2))?.inspection.shownDetailText == "24.6 MB")
            let button = try #require(screen.table.cell(path(0, 3)))
            #expect(button.accessibilityIdentifier == "mediaClearCacheButton")
            screen.table.tapRow(at: path(0, 3))
            #expect(app.called == ["clearMediaCache"])
            #expect(screen.table.cell(path(0, 2))?.inspection.shownDetailText == "Clearing…")
        }

        @Test func privacyRowsAct() {
            screen.table.tapRow(at: path(1, 1))
            screen.table.tapRow(at: path(1, 2))
            #expect(app.called == ["clearSpotlightIndex", "clearSiriSuggestions"])
            controller.removesLocationSwitch.tap()
            #expect(app.saved == ["removesLocation true"])
            screen.table.tapRow(at: path(1, 0))
            #expect(screen.topViewController?.title == "Privacy Settings")
        }

        @Test(arguments: [(1, "App Icon"), (3, "About"), (4, "Debug")])
        func otherRowsShowScreens(_ row: Int, _ title: String) {
            screen.table.tapRow(at: path(2, row))
            #expect(screen.topViewController?.title == title)
        }

        @Test func otherRowsAct() {
            screen.table.tapRow(at: path(2, 2))
            #expect(HeadlessScreen.openedURLs.last?.absoluteString == UIApplication.openSettingsURLString)
            screen.table.tapRow(at: path(2, 5))
            #expect(app.called == ["presentWhatIsNew"])
            #expect(screen.table.cell(path(2, 0))?.inspection.shownDetailText == "System default")
            screen.table.tapRow(at: path(2, 0))
            screen.table.tapRow(at: path(0, 2))
            #expect(app.saved == ["appearance dark"])
        }
    }

    /// https://github.com/signalapp/Signal-iOS/blob/064346e45a355a3c1b260a3d67bbe8446168a9ba/Signal/src/ViewControllers/AppSettings/Notifications/NotificationSettingsViewController.swift
    @Suite("Signal: notification settings")
    @MainActor
    struct Signal {
        private let controller = NotificationSettingsViewController()
        private let app = NotificationSettingsApp()
        private let screen: HeadlessScreen

        init() {
            controller.actions = app
            screen = HeadlessScreen(inStack: controller)
            screen.layOut()
        }

        @Test func allRowsAreThere() {
            #expect(
                screen.table.rowTexts == [
                    ["Message Sound", "Play While App Is Open"], ["Show"], ["Include Muted Chats"],
                    ["Contact Joined Signal"], ["Re-register for Push Notifications"],
                ]
            )
        }

        @Test func switchesAreSaved() {
            controller.playWhileAppIsOpenSwitch.tap()
            controller.includeMutedChatsSwitch.tap()
            controller.contactJoinedSignalSwitch.tap()
            #expect(
                app.saved == ["playsInForeground false", "includesMutedChats true", "notifiesOfContacts false"]
            )
        }

        @Test func rowsAct() {
            #expect(screen.table.cell(path(1, 0))?.inspection.shownDetailText == "Name, Content, and Actions")
            screen.table.tapRow(at: path(1, 0))
            screen.table.tapRow(at: path(0, 1))
            #expect(app.saved == ["content nameOnly"])
            #expect(screen.table.cell(path(1, 0))?.inspection.shownDetailText == "Name Only")
            screen.table.tapRow(at: path(4, 0))
            #expect(app.called == ["registerForPush"])
        }

        @Test func theSoundIsPresented() {
            #expect(screen.table.cell(path(0, 0))?.inspection.shownDetailText == "Note")
            screen.table.tapRow(at: path(0, 0))
            #expect(controller.presentedViewController is UINavigationController)
            #expect(screen.topViewController?.title == "Message Sound")
        }
    }
}

@MainActor
private func titled(_ title: String) -> UIViewController {
    let controller = UIViewController()
    controller.title = title
    return controller
}

@MainActor
private final class AppSettingsApp: AppSettingsActions {
    private(set) var called: [String] = []
    private(set) var saved: [String] = []
    private(set) var appearances = 0
    private weak var controller: AppSettingsViewController?

    func clearMediaCache() {
        called.append("clearMediaCache")
        controller?.state.cacheSize = "Clearing…"
    }

    func clearSpotlightIndex() { called.append("clearSpotlightIndex") }
    func clearSiriSuggestions() { called.append("clearSiriSuggestions") }
    func presentWhatIsNew() { called.append("presentWhatIsNew") }

    func makePrivacySettings() -> UIViewController { titled("Privacy Settings") }
    func makeAppIcon() -> UIViewController { titled("App Icon") }
    func makeAbout() -> UIViewController { titled("About") }
    func makeDebugMenu() -> UIViewController { titled("Debug") }

    func saveImageSize(imageSize: Double, oldValue: Double) { saved.append("imageSize \(imageSize)") }

    func saveVideoSize(
        videoSize: AppSettingsViewController.VideoSize,
        oldValue: AppSettingsViewController.VideoSize
    ) { saved.append("videoSize \(videoSize)") }

    func saveLocation(removesLocation: Bool, oldValue: Bool) { saved.append("removesLocation \(removesLocation)") }

    func applyAppearance(
        appearance: AppSettingsViewController.Appearance,
        oldValue: AppSettingsViewController.Appearance
    ) { saved.append("appearance \(appearance)") }

    func viewWillAppear(_ viewController: AppSettingsViewController, animated: Bool) {
        appearances += 1
        controller = viewController
    }
}

@MainActor
private final class NotificationSettingsApp: NotificationSettingsActions {
    private(set) var called: [String] = []
    private(set) var saved: [String] = []

    func makeNotificationSound() -> UIViewController { titled("Message Sound") }
    func registerForPush() { called.append("registerForPush") }

    func savePlaysInForeground(playsInForeground: Bool, oldValue: Bool) {
        saved.append("playsInForeground \(playsInForeground)")
    }

    func saveContent(
        content: NotificationSettingsViewController.Content,
        oldValue: NotificationSettingsViewController.Content
    ) { saved.append("content \(content)") }

    func saveIncludesMutedChats(includesMutedChats: Bool, oldValue: Bool) {
        saved.append("includesMutedChats \(includesMutedChats)")
    }

    func saveNotifiesOfContacts(notifiesOfContacts: Bool, oldValue: Bool) {
        saved.append("notifiesOfContacts \(notifiesOfContacts)")
    }
}
