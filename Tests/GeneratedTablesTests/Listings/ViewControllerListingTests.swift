import Foundation
import HeadlessUIKit
import Testing

@testable import GeneratedTables

/// The listings of the View Controller Programming Guide.
@Suite("View controller guide")
@MainActor
struct ViewControllerListingTests {
    // MARK: Chapter 2: custom view controllers

    @Test("View controller guide, Listing 2-1: Creating a view controller in code")
    func aControllerIsMadeAndPresented() {
        let presenter = UIViewController()
        let screen = HeadlessScreen(presenter)
        let form = NewGroceryViewController()
        #expect(form.viewIfLoaded == nil, "the view is made when it is shown")
        presenter.present(form, animated: true)
        #expect(screen.topViewController === form)
        #expect(form.viewIfLoaded != nil)
    }

    @Test("View controller guide, Listing 2-2: Declaring a custom view controller class")
    func controlsAreOutletsAndTellTheirActions() {
        final class Code: StaticFormActions {
            var hellos = 0
            func logHello() { hellos += 1 }
        }
        let controller = StaticFormViewController()
        let code = Code()
        controller.actions = code
        let screen = HeadlessScreen(inStack: controller)
        screen.layOut()
        #expect(controller.greetingButton.tap())
        #expect(code.hellos == 1)
    }

    @Test("View controller guide, Listing 2-3: Creating a view in code")
    func viewsBesideATableAreMadeInCode() {
        let controller = FinderViewController(state: .sample)
        let screen = HeadlessScreen(inStack: controller)
        screen.layOut()
        let views: [UIView] = [
            controller.aboveHintLabel, controller.aboveKindSegmentedControl, controller.belowButton,
        ]
        #expect(views.allSatisfy { $0.window === screen.window })
    }

    @Test("View controller guide, Listing 2-4: The orientations that a view controller supports")
    func portraitAndLandscapeLeft() {
        #expect(FocusedMessageViewController().supportedInterfaceOrientations == [.portrait, .landscapeLeft])
    }

    @Test("View controller guide, Listing 2-5: Presenting the landscape view controller")
    func oneScreenServesBothOrientations() throws {
        let controller = StatementViewController(input: .sample)
        let screen = HeadlessScreen(inStack: controller)
        screen.layOut()
        let cell = try #require(screen.table.cell(path(0, 0)))
        let size = screen.window.frame.size
        screen.resize(to: CGSize(width: size.height, height: size.width))
        screen.layOut()
        #expect(screen.topViewController === controller)
        #expect(controller.presentedViewController == nil, "no second controller comes")
        #expect(screen.table.cell(path(0, 0)) === cell)
        #expect(cell.frame.width == size.height)
        #expect(controller.supportedInterfaceOrientations == .allButUpsideDown)
    }

    @Test("View controller guide, Listing 2-6: Adding the view of a view controller to a window")
    func theViewFillsTheWindow() {
        let controller = SoundEffectsViewController()
        let screen = HeadlessScreen(controller)
        screen.layOut()
        #expect(controller.viewIfLoaded?.window === screen.window)
        #expect(controller.viewIfLoaded?.frame.size == screen.window.frame.size)
    }

    // MARK: Chapter 3: navigation controllers

    @Test("View controller guide, Listing 3-1: Creating a navigation controller in code")
    func theRootIsOnTheStackAndCannotBePopped() throws {
        final class Code: TrailGuideScreens {
            func prepare(_ destination: RegionsViewController) {}
        }
        let app = TrailGuideApp(state: .init(regions: RegionsViewController.Input.sample.regions), screens: Code())
        let screen = HeadlessScreen(app.rootViewController)
        let stack = try #require(app.rootViewController as? UINavigationController)
        #expect(stack.viewControllers.count == 1)
        #expect(screen.topViewController is RegionsViewController)
        #expect(stack.inspection.shownBackButtonTitle == nil)
        #expect(stack.popViewController(animated: false) == nil)
    }

    // MARK: Chapter 4: tab bar controllers

    @Test("View controller guide, Listing 4-1: Creating a tab bar controller from scratch")
    func eachTabHasItsController() {
        let tabs = ClockTabBarController(screens: ClockCode())
        #expect(tabs.viewControllers?.count == 4)
    }

    @Test("View controller guide, Listing 4-2: Creating the tab bar item of a view controller")
    func eachTabHasATitleAndAnImage() {
        let tabs = ClockTabBarController(screens: ClockCode())
        let items = (tabs.viewControllers ?? []).map(\.tabBarItem)
        #expect(items.map { $0?.title } == ["World Clock", "Alarms", "Stopwatch", "Timer"])
        #expect(items.allSatisfy { $0?.image != nil })
    }

    // MARK: Chapter 5: modal view controllers

    @Test("View controller guide, Listing 5-1: Presenting a view controller modally")
    func theFormHasAStackWithCancelAndSave() throws {
        let (groceries, screen, code) = shownGroceries()
        defer { withExtendedLifetime((screen, code)) {} }
        groceries.navigationItem.rightBarButtonItem?.tap()
        let stack = try #require(groceries.presentedViewController as? UINavigationController)
        #expect(stack.topViewController is NewGroceryViewController)
        #expect(stack.topViewController?.navigationItem.leftBarButtonItem?.inspection.systemItem == .cancel)
        #expect(stack.topViewController?.navigationItem.rightBarButtonItem?.inspection.systemItem == .save)
    }

    @Test("View controller guide, Listing 5-2: The delegate protocol for dismissing a modal view controller")
    func nilMeansCanceled() throws {
        let (groceries, screen, code) = shownGroceries()
        defer { withExtendedLifetime((screen, code)) {} }
        groceries.navigationItem.rightBarButtonItem?.tap()
        let form = try #require(screen.topViewController as? NewGroceryViewController)
        var results: [Grocery?] = []
        form.onFinish = { results.append($0) }
        form.navigationItem.leftBarButtonItem?.tap()
        form.nameTextField.type("Butter")
        form.navigationItem.rightBarButtonItem?.tap()
        #expect(results == [nil, Grocery(id: "Butter", name: "Butter")])
        #expect(groceries.presentedViewController != nil, "the form does not dismiss itself")
    }

    @Test("View controller guide, Listing 5-3: Dismissing a modal view controller through its delegate")
    func thePresenterAppendsAndDismisses() throws {
        let (groceries, screen, code) = shownGroceries()
        defer { withExtendedLifetime(code) {} }
        groceries.navigationItem.rightBarButtonItem?.tap()
        let form = try #require(screen.topViewController as? NewGroceryViewController)
        form.nameTextField.type("Butter")
        form.navigationItem.rightBarButtonItem?.tap()
        #expect(groceries.presentedViewController == nil)
        #expect(screen.table.rowTexts == [["Bread", "Butter", "Add a grocery"]])
    }

    private func shownGroceries() -> (GroceriesViewController, HeadlessScreen, GroceriesCode) {
        let controller = GroceriesViewController(state: .init(groceries: [Grocery(id: "Bread", name: "Bread")]))
        let code = GroceriesCode()
        controller.actions = code
        let screen = HeadlessScreen(inStack: controller)
        screen.layOut()
        return (controller, screen, code)
    }

    // MARK: Chapter 6: combining view controller interfaces

    @Test("View controller guide, Listing 6-1: Installing the combined interface in the window")
    func theWindowShowsTheTabs() {
        let tabs = ClockTabBarController(screens: ClockCode())
        let screen = HeadlessScreen(tabs)
        #expect(tabs.viewIfLoaded?.window === screen.window)
        #expect(screen.topViewController is WorldClockViewController)
    }

    @Test("View controller guide, Listing 6-4: Navigating data with a table view")
    func aTapPushesTheNextLevelWithItsData() throws {
        final class Code: RegionsActions {
            func prepare(_ destination: TrailsViewController) {}
        }
        let regions = RegionsViewController(input: .sample)
        let code = Code()
        regions.actions = code
        let screen = HeadlessScreen(inStack: regions)
        screen.table.tapRow(at: path(0, 2))
        let trails = try #require(screen.topViewController as? TrailsViewController)
        #expect(trails.title == "Bay")
        #expect(screen.table.rowTexts == [["Windy Hill"]])
    }
}

private final class ClockCode: ClockScreens {
    func prepare(_ destination: WorldClockViewController) {}

    func prepare(_ destination: AlarmsViewController) {}

    func prepare(_ destination: TimerViewController) {}

    func makeStopwatch() -> UIViewController { UIViewController(nibName: nil, bundle: nil) }
}

/// Gets the form ready, and the new groceries their ids.
private final class GroceriesCode: GroceriesActions, NewGroceryActions {
    func prepare(_ destination: NewGroceryViewController) { destination.actions = self }

    func makeGrocery(from state: NewGroceryViewController.State) -> Grocery? {
        Grocery(id: state.name, name: state.name)
    }
}
