import HeadlessUIKit
import Testing

@testable import GeneratedTables

/// Tabs and stacks of chapters 4 and 6 of the View Controller Programming Guide.
@Suite("View controller guide, containers")
@MainActor
struct ContainerListingTests {
    // MARK: Chapter 4: tab bar controllers

    @Test("View controller guide, Listing 4-3: Removing the current tab")
    func aTabGoesWhenItsDataIsValid() {
        let code = OneTimeCode()
        let tabs = OneTimeTabTabBarController(screens: code)
        let screen = HeadlessScreen(tabs)
        #expect(tabs.selectedViewController === code.pages["Registration"])
        tabs.state.needsRegistration = false
        #expect(tabs.viewControllers?.contains { $0 === code.pages["Registration"] } == false)
        #expect(tabs.viewControllers?.count == 5)
        #expect(screen.topViewController === code.pages["Home"])
    }

    @Test("View controller guide, Listing 4-4: Preventing the selection of tabs")
    func withoutAValidLoginOnlyTheFirstTabIsChosen() throws {
        let code = LoginGateCode()
        let tabs = LoginGateTabBarController(screens: code)
        let screen = HeadlessScreen(tabs)
        let controllers = try #require(tabs.viewControllers)
        let mayChoose = { controllers.map { tabs.delegate?.tabBarController(tabs, shouldSelect: $0) } }
        #expect(mayChoose() == [true, false, false])
        #expect(!tabs.tapTab(at: 1))
        #expect(screen.topViewController === controllers[0])
        tabs.state.isLoggedIn = true
        #expect(mayChoose() == [true, true, true])
        #expect(tabs.tapTab(at: 1))
        #expect(screen.topViewController === controllers[1])
    }

    @Test("View controller guide, Figure 4-4: Tabs of the Clock app")
    func twoTabsHaveBarsAndTheTimerPresentsAnother() throws {
        let code = ClockCode()
        let tabs = ClockTabBarController(screens: code)
        let screen = HeadlessScreen(tabs)
        #expect(tabs.viewControllers?.map { $0 is UINavigationController } == [true, true, false, false])
        let worldClock = try #require(screen.topViewController as? WorldClockViewController)
        #expect(worldClock.navigationItem.leftBarButtonItem === worldClock.editButtonItem)
        tabs.tapTab(at: 3)
        let timer = try #require(screen.topViewController as? TimerViewController)
        #expect(screen.table.cell(path(0, 1))?.inspection.shownText == "When Timer Ends")
        #expect(screen.table.tapRow(at: path(0, 1)))
        #expect(screen.topViewController is TimerSoundsViewController)
        #expect(timer.presentedViewController is UINavigationController)
    }

    // MARK: Chapter 6: combining view controller interfaces

    @Test("View controller guide, Listing 6-2: Creating a tab bar controller with a navigation controller from scratch")
    func threeScreensAndAStack() throws {
        let code = ExplorerCode()
        let regions = RegionsViewController.Input.sample.regions
        let tabs = TrailExplorerTabBarController(state: .init(regions: regions), screens: code)
        let screen = HeadlessScreen(tabs)
        let controllers = try #require(tabs.viewControllers)
        #expect(controllers.count == 4)
        #expect(controllers.prefix(3).elementsEqual(code.made) { $0 === $1 })
        let stack = try #require(controllers[3] as? UINavigationController)
        #expect(stack.viewControllers.count == 1)
        #expect(stack.topViewController is RegionsViewController)
        #expect(tabs.viewIfLoaded?.window === screen.window)
        #expect(screen.topViewController === code.made.first)
        #expect(tabs.tapTab(at: 3))
        #expect(screen.table.rowTexts == [regions.map(\.name)])
        #expect(tabs.tabBar.items?.map(\.tag) == [1, 2, 3, 4])
    }

    @Test("View controller guide, Listing 6-3: Presenting a navigation controller modally")
    func thePresentedStackBeginsAtItsSecondScreen() throws {
        let presenter = RecipesViewController(state: .sample)
        let code = RecipesCode()
        presenter.actions = code
        let screen = HeadlessScreen(inStack: presenter)
        #expect(screen.table.tapAccessory(at: path(0, 0)))
        let stack = try #require(presenter.presentedViewController as? UINavigationController)
        #expect(stack.viewControllers.count == 2)
        #expect(stack.viewControllers.first is CookbookViewController)
        let page = try #require(stack.viewControllers.last as? RecipePageViewController)
        #expect(screen.topViewController === page)
        #expect(page.input.recipe.name == "Apple Pie")
        presenter.dismiss(animated: true)
        HeadlessClock.finishAnimations()
        #expect(screen.topViewController === presenter)
    }
}

/// Creates controllers in place of screens written by hand.
@MainActor
private func page() -> UIViewController { UIViewController(nibName: nil, bundle: nil) }

private final class OneTimeCode: OneTimeTabScreens {
    private(set) var pages: [String: UIViewController] = [:]

    private func make(_ name: String) -> UIViewController {
        let controller = page()
        pages[name] = controller
        return controller
    }

    func makeRegistration() -> UIViewController { make("Registration") }
    func makeHome() -> UIViewController { make("Home") }
    func makeCataloguePages() -> UIViewController { page() }
    func makeOrders() -> UIViewController { page() }
    func makeFavourites() -> UIViewController { page() }
    func makeHelp() -> UIViewController { page() }
}

private final class LoginGateCode: LoginGateScreens {
    func makeLogIn() -> UIViewController { page() }
    func makeMails() -> UIViewController { page() }
    func makeReports() -> UIViewController { page() }
}

private final class ClockCode: ClockScreens, TimerActions {
    func prepare(_ destination: WorldClockViewController) {}
    func prepare(_ destination: AlarmsViewController) {}
    func prepare(_ destination: TimerViewController) { destination.actions = self }
    func prepare(_ destination: TimerSoundsViewController) {}
    func makeStopwatch() -> UIViewController { page() }
    func makeRunningTimer(minutes: Int) -> UIViewController { page() }
    func didFinish(timerSounds result: TimerSound?) {}
}

private final class ExplorerCode: TrailExplorerScreens {
    private(set) var made: [UIViewController] = []

    private func make() -> UIViewController {
        made.append(page())
        return made[made.count - 1]
    }

    func makeExplorerMap() -> UIViewController { make() }
    func makeExplorerWeather() -> UIViewController { make() }
    func makeExplorerPhotos() -> UIViewController { make() }
    func prepare(_ destination: RegionsViewController) {}
}

private final class RecipesCode: RecipesActions {
    func prepare(_ destination: NewRecipeViewController) {}
    func prepare(_ destination: CookbookViewController) {}
    func prepare(_ destination: RecipePageViewController) {}
    func makeRecipeNotes(recipe: Recipe) -> UIViewController { page() }
    func didFinish(newRecipe result: Recipe?) {}
    func fetchRecipes() {}
}
