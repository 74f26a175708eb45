import HeadlessUIKit
import Testing

@testable import GeneratedTables

/// The ways in which users reach a screen and return to an earlier one.
@Suite("Unwinding")
@MainActor
struct UnwindTests {
    private final class List: UIViewController {}
    private final class Page: UIViewController {}
    private final class Form: UIViewController {}

    /// Shows the screens of a stack.
    private func shown(_ controllers: [UIViewController]) -> (HeadlessScreen, UINavigationController) {
        let stack = UINavigationController(rootViewController: controllers[0])
        for controller in controllers.dropFirst() { stack.pushViewController(controller, animated: false) }
        return (HeadlessScreen(stack), stack)
    }

    @Test func pushedScreensArePopped() {
        let (list, page) = (List(), Page())
        let (screen, stack) = shown([list, Page(), page])
        TableSpec.unwind(from: page, to: List.self)
        HeadlessClock.finishAnimations()
        #expect(stack.viewControllers == [list])
        #expect(screen.topViewController === list)
    }

    @Test func theNearestIsTheOne() {
        let (first, second, form) = (List(), List(), Form())
        let (screen, stack) = shown([first, second, Page(), form])
        TableSpec.unwind(from: form, to: List.self)
        #expect(stack.viewControllers == [first, second])
        #expect(screen.topViewController === second)
    }

    @Test func itselfIsNoEarlierScreen() {
        let (first, second) = (List(), List())
        let (screen, stack) = shown([first, second])
        TableSpec.unwind(from: second, to: List.self)
        #expect(stack.viewControllers == [first])
        TableSpec.unwind(from: first, to: List.self)
        #expect(stack.viewControllers == [first], "there is none before")
        #expect(screen.topViewController === first)
    }

    @Test func presentedScreensAreDismissedWhatLiesBelowIsPopped() {
        let (list, page, form, last) = (List(), Page(), Form(), Page())
        let (screen, stack) = shown([list, page])
        let above = UINavigationController(rootViewController: form)
        page.present(above, animated: false)
        above.pushViewController(last, animated: false)
        TableSpec.unwind(from: last, to: List.self)
        HeadlessClock.finishAnimations()
        #expect(stack.viewControllers == [list])
        #expect(list.presentedViewController == nil)
        #expect(screen.topViewController === list)
    }

    @Test func aScreenInThePresentedStackIsNearer() {
        let (list, inner, form) = (List(), List(), Form())
        let (screen, stack) = shown([list])
        let above = UINavigationController(rootViewController: inner)
        list.present(above, animated: false)
        above.pushViewController(form, animated: false)
        TableSpec.unwind(from: form, to: List.self)
        HeadlessClock.finishAnimations()
        #expect(above.viewControllers == [inner])
        #expect(stack.presentedViewController === above)
        #expect(screen.topViewController === inner)
    }

    @Test func anActiveSearchStaysAsItIs() {
        let (list, form) = (List(), Form())
        let search = UISearchController(searchResultsController: nil)
        list.navigationItem.searchController = search
        list.definesPresentationContext = true
        let (screen, _) = shown([list])
        screen.layOut()
        search.type("A")
        search.present(form, animated: false)
        TableSpec.unwind(from: form, to: List.self)
        HeadlessClock.finishAnimations()
        #expect(search.presentedViewController == nil)
        #expect(list.presentedViewController === search, "the search goes on")
    }

    @Test func severalPresentationsGoTogether() {
        let (list, form, page) = (List(), Form(), Page())
        let tabs = UITabBarController()
        tabs.viewControllers = [UINavigationController(rootViewController: list)]
        let screen = HeadlessScreen(tabs)
        list.present(form, animated: false)
        form.present(page, animated: false)
        TableSpec.unwind(from: page, to: List.self)
        // A second tap, while they are going, changes nothing.
        TableSpec.unwind(from: page, to: List.self)
        HeadlessClock.finishAnimations()
        #expect(screen.topViewController === list)
    }

    @Test func withoutAnEarlierScreenNothingHappens() {
        let (list, page) = (List(), Page())
        let (screen, _) = shown([list, page])
        TableSpec.unwind(from: page, to: Form.self)
        #expect(screen.topViewController === page)
    }
}
