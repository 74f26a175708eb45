import HeadlessUIKit
import Testing

/// What waits for the end of a push or a pop.
@MainActor struct TransitionTests {
    private let root = UIViewController()
    private let navigation: UINavigationController
    private let screen: HeadlessScreen

    init() {
        navigation = UINavigationController(rootViewController: root)
        screen = HeadlessScreen(navigation)
    }

    @Test func anAnimatedPopHasACoordinatorUntilItEnds() throws {
        navigation.pushViewController(UIViewController(), animated: false)
        #expect(navigation.transitionCoordinator == nil)
        navigation.popViewController(animated: true)
        #expect(navigation.viewControllers == [root], "the stack changes at once")
        let coordinator = try #require(root.transitionCoordinator)
        var calls: [String] = []
        coordinator.animate(
            alongsideTransition: { _ in calls.append("along") },
            completion: { calls.append($0.isCancelled ? "cancelled" : "ended") }
        )
        #expect(calls == ["along"])
        HeadlessClock.finishAnimations()
        #expect(calls == ["along", "ended"])
        #expect(navigation.transitionCoordinator == nil)
    }

    @Test func nothingWaitsOffTheScreen() {
        let stack = UINavigationController(rootViewController: UIViewController())
        stack.pushViewController(UIViewController(), animated: true)
        #expect(stack.transitionCoordinator == nil)
    }
}
