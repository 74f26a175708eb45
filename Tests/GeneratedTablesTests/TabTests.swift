import HeadlessUIKit
import Testing

@testable import GeneratedTables

/// Controllers in place of screens written by hand.
@MainActor
private final class Pages {
    private(set) var made: [(name: String, controller: UIViewController)] = []

    func make(_ name: String) -> UIViewController {
        let controller = UIViewController(nibName: nil, bundle: nil)
        made.append((name, controller))
        return controller
    }

    func name(of controller: UIViewController?) -> String? { made.first { $0.controller === controller }?.name }
}

/// Listing 4-4 of the View Controller Programming Guide: disallowing the selection of tabs.
@Suite("Tabs that can be chosen after logging in")
@MainActor
struct LoginGateTests {
    private let app = LoginGateCode()
    private let tabs: LoginGateTabBarController
    private let screen: HeadlessScreen

    init() {
        tabs = LoginGateTabBarController(screens: app)
        tabs.actions = app
        screen = HeadlessScreen(tabs)
    }

    @Test func beforeLoggingInOnlyTheFirstTabIsChosen() {
        #expect(!tabs.tapTab(at: 1))
        #expect(!tabs.tapTab(at: 2))
        #expect(tabs.selectedIndex == 0)
        #expect(app.chosen.isEmpty)
    }

    @Test func afterLoggingInAllTabsAreChosenAndTheAppIsNotified() {
        tabs.state.isLoggedIn = true
        #expect(tabs.tapTab(at: 2))
        #expect(tabs.tapTab(at: 0))
        #expect(app.chosen == ["Reports", "LogIn"])
    }

    @Test func aTabThatIsShownStaysAfterLoggingOut() {
        tabs.state.isLoggedIn = true
        tabs.tapTab(at: 1)
        tabs.state.isLoggedIn = false
        #expect(tabs.selectedIndex == 1)
        #expect(tabs.tapTab(at: 0))
        #expect(!tabs.tapTab(at: 1))
    }

    @Test func theBadgeOfAGuardedTabFollowsTheState() {
        tabs.state.unreadCount = 4
        #expect(tabs.tabBar.items?.map(\.badgeValue) == [nil, "4", nil])
    }
}

private final class LoginGateCode: LoginGateScreens, LoginGateActions {
    private let pages = Pages()
    private(set) var chosen: [String] = []

    func makeLogIn() -> UIViewController { pages.make("LogIn") }
    func makeMails() -> UIViewController { pages.make("Inbox") }
    func makeReports() -> UIViewController { pages.make("Reports") }

    func tabChosen(_ viewController: UIViewController) { chosen.append(pages.name(of: viewController) ?? "?") }
}

/// Listing 4-3 of the View Controller Programming Guide: removing the current tab.
@Suite("A tab that removes itself")
@MainActor
struct OneTimeTabTests {
    private let tabs = OneTimeTabTabBarController(screens: OneTimeCode())
    private var titles: [String?] { tabs.viewControllers?.map { $0.tabBarItem.title } ?? [] }

    @Test func theTabGoesWithTheState() {
        let screen = HeadlessScreen(tabs)
        #expect(titles == ["Register", "Home", "Catalogue", "Orders", "Favourites", "Help"])
        #expect(tabs.tabBar.items?.count == 5, "four tabs and More")
        tabs.state.needsRegistration = false
        #expect(titles == ["Home", "Catalogue", "Orders", "Favourites", "Help"])
        #expect(tabs.selectedViewController?.tabBarItem.title == "Home", "the tab in the place of the one that went")
        #expect(tabs.tabBar.items?.map(\.title) == titles)
        withExtendedLifetime(screen) {}
    }

    @Test func theTabComesBack() {
        tabs.state.needsRegistration = false
        tabs.state.needsRegistration = true
        #expect(titles.first == "Register")
    }

    @Test func newTabsDoNotMakeItCustomizable() {
        let customizable = { tabs.customizableViewControllers?.map { $0.tabBarItem.title } ?? [] }
        #expect(customizable() == ["Home", "Catalogue", "Orders", "Favourites", "Help"])
        tabs.state.needsRegistration = false
        tabs.state.needsRegistration = true
        #expect(customizable() == ["Home", "Catalogue", "Orders", "Favourites", "Help"])
    }

    @Test func itIsNotThereForARegisteredUser() {
        let tabs = OneTimeTabTabBarController(state: .init(needsRegistration: false), screens: OneTimeCode())
        #expect(tabs.viewControllers?.count == 5)
    }
}

private final class OneTimeCode: OneTimeTabScreens {
    private let pages = Pages()

    func makeRegistration() -> UIViewController { pages.make("Registration") }
    func makeHome() -> UIViewController { pages.make("Home") }
    func makeCataloguePages() -> UIViewController { pages.make("CataloguePages") }
    func makeOrders() -> UIViewController { pages.make("Orders") }
    func makeFavourites() -> UIViewController { pages.make("Favourites") }
    func makeHelp() -> UIViewController { pages.make("Help") }
}

/// Figures 4-3 and 4-6 of the View Controller Programming Guide: the tabs of the iPod app.
@Suite("More tabs than fit")
@MainActor
struct MusicPlayerTests {
    private let app = MusicPlayerCode()
    private let tabs: MusicPlayerTabBarController
    private let screen: HeadlessScreen

    init() {
        tabs = MusicPlayerTabBarController(screens: app)
        tabs.actions = app
        screen = HeadlessScreen(tabs)
    }

    @Test func theBarShowsFourTabsAndMore() {
        #expect(tabs.tabBar.items?.count == 5)
        #expect(tabs.tabBar.items?.prefix(4).map(\.title) == ["Playlists", "Artists", "Songs", "Videos"])
    }

    @Test func moreListsTheOthersAndShowsThem() {
        #expect(tabs.tapTab(at: 4))
        #expect(
            screen.table.rowTexts == [["Albums", "Audiobooks", "Compilations", "Composers", "Genres", "Podcasts"]]
        )
        screen.table.tapRow(at: path(0, 4))
        #expect(tabs.selectedViewController?.tabBarItem.title == "Genres")
    }

    @Test func aUserArrangesTabsAndTheAppIsNotified() throws {
        var order = try #require(tabs.viewControllers)
        order.swapAt(1, 9)
        #expect(tabs.dragTabs(into: order))
        #expect(tabs.tabBar.items?.prefix(4).map(\.title) == ["Playlists", "Podcasts", "Songs", "Videos"])
        let under = "Albums Audiobooks Compilations Composers Genres Artists"
        #expect(app.arranged == ["Playlists Podcasts Songs Videos \(under)"])
    }

    @Test func theFirstTabStaysInItsPlace() throws {
        var order = try #require(tabs.viewControllers)
        order.swapAt(0, 9)
        #expect(!tabs.dragTabs(into: order))
        #expect(app.arranged.isEmpty)
    }
}

private final class MusicPlayerCode: MusicPlayerScreens, MusicPlayerActions {
    private let pages = Pages()
    private(set) var arranged: [String] = []

    func makePlaylists() -> UIViewController { pages.make("Playlists") }
    func makeArtists() -> UIViewController { pages.make("Artists") }
    func makeSongs() -> UIViewController { pages.make("Songs") }
    func makeVideos() -> UIViewController { pages.make("Videos") }
    func makeAlbums() -> UIViewController { pages.make("Albums") }
    func makeAudiobooks() -> UIViewController { pages.make("Audiobooks") }
    func makeCompilations() -> UIViewController { pages.make("Compilations") }
    func makeComposers() -> UIViewController { pages.make("Composers") }
    func makeGenres() -> UIViewController { pages.make("Genres") }
    func makePodcasts() -> UIViewController { pages.make("Podcasts") }

    func tabsArranged(_ viewControllers: [UIViewController], changed: Bool) {
        if changed { arranged.append(viewControllers.compactMap { pages.name(of: $0) }.joined(separator: " ")) }
    }
}

/// Figure 4-7 of the View Controller Programming Guide: badges of the Phone app.
@Suite("The tabs of a telephone")
@MainActor
struct PhoneTests {
    @Test func badgesCountWhatIsNew() {
        let tabs = PhoneTabBarController(screens: PhoneCode())
        let badges = { tabs.tabBar.items?.map(\.badgeValue) }
        #expect(badges() == [nil, "2", nil, nil, "1"])
        tabs.state.missedCalls = 0
        #expect(badges() == [nil, nil, nil, nil, "1"])
        #expect(tabs.tabBar.items?.map(\.inspection.systemItem) == [.favorites, .recents, .contacts, nil, nil])
    }
}

private final class PhoneCode: PhoneScreens {
    private let pages = Pages()

    func makeFavoriteNumbers() -> UIViewController { pages.make("FavoriteNumbers") }
    func makeRecentCalls() -> UIViewController { pages.make("RecentCalls") }
    func makePhoneContacts() -> UIViewController { pages.make("PhoneContacts") }
    func makeKeypad() -> UIViewController { pages.make("Keypad") }
    func makeVoicemail() -> UIViewController { pages.make("Voicemail") }
}

/// Listing 6-2 of the View Controller Programming Guide: three tabs with a screen each, and one with a stack.
@Suite("Tabs with numbers")
@MainActor
struct TrailExplorerTests {
    @Test func theCodeKnowsATabByItsTag() {
        let tabs = TrailExplorerTabBarController(screens: TrailExplorerCode())
        let tagged = tabs.viewControllers?.first { $0.tabBarItem.tag == 4 }
        #expect(tagged?.tabBarItem.title == "Trails")
        #expect(tagged is UINavigationController)
    }
}

private final class TrailExplorerCode: TrailExplorerScreens {
    private let pages = Pages()

    func makeExplorerMap() -> UIViewController { pages.make("Map") }
    func makeExplorerWeather() -> UIViewController { pages.make("Weather") }
    func makeExplorerPhotos() -> UIViewController { pages.make("Photos") }
    func prepare(_ destination: RegionsViewController) {}
}

/// Table 3-1 of the View Controller Programming Guide: restoring the stack of an earlier launch.
@Suite("An app that starts with a stack")
@MainActor
struct RestoredStackTests {
    @Test func theStackIsThereBeforeItIsShown() throws {
        let code = RestoredMailCode()
        let app = RestoredMailApp(screens: code)
        let stack = try #require(app.rootViewController as? UINavigationController)
        #expect(stack.viewControllers.map { code.pages.name(of: $0) } == ["Accounts", "Mailboxes", "Letters of Inbox"])
        let screen = HeadlessScreen(stack)
        #expect(stack.tapBack())
        #expect(code.pages.name(of: stack.topViewController) == "Mailboxes")
        withExtendedLifetime(screen) {}
    }
}

private final class RestoredMailCode: RestoredMailScreens {
    let pages = Pages()

    func makeAccounts() -> UIViewController { pages.make("Accounts") }
    func makeMailboxes() -> UIViewController { pages.make("Mailboxes") }
    func makeLetters(mailbox: String) -> UIViewController { pages.make("Letters of \(mailbox)") }
}
