public import UIKit

#if (dismissing || unwinding) && !presenting
#error("dismissing, unwinding need presenting")
#endif

#if popping && !dismissing
#error("popping needs dismissing")
#endif

#if presenting
@MainActor
extension TableSpec {
    /// Returns a screen, or its active search controller, because only that can present during a search.
    public static func presenter(of screen: UIViewController) -> UIViewController {
        screen.presentedViewController as? UISearchController ?? screen
    }
}
#endif

#if navigation
@MainActor
extension TableSpec {
    /// Returns a navigation controller for a screen, which decides about swiping down the sheet that shows them.
    public static func navigationController(
        for screen: UIViewController,
        largeTitles: Bool = false
    ) -> UINavigationController {
        let navigationController = UINavigationController(rootViewController: screen)
        navigationController.navigationBar.prefersLargeTitles = largeTitles
        navigationController.presentationController?.delegate = screen as? any UIAdaptivePresentationControllerDelegate
        return navigationController
    }
}
#endif

#if dismissing
@MainActor
extension TableSpec {
    /// Dismisses the screen that another one presents, if any, before calling a closure.
    public static func dismissPresented(by screen: UIViewController?, then next: @escaping () -> Void) {
        guard let screen else { return }
        let presenter = presenter(of: screen)
        guard let presented = presenter.presentedViewController else { return next() }
        // Ignores a second tap during the transition.
        if !presented.isBeingDismissed { presenter.dismiss(animated: true, completion: next) }
    }
}
#endif

#if popping
@MainActor
extension TableSpec {
    /// Pops the screens above another one before calling a closure.
    ///
    /// Without a navigation stack, `show` presents screens, so the presented screen is dismissed.
    public static func popPushed(above screen: UIViewController?, then next: @escaping () -> Void) {
        guard let screen else { return }
        guard let stack = screen.navigationController else { return dismissPresented(by: screen, then: next) }
        // Either the screen or its container is in the stack.
        let place = sequence(first: screen, next: \.parent).first { $0.parent === stack }
        guard let place, stack.topViewController !== place else { return next() }
        stack.popToViewController(place, animated: true)
        guard let coordinator = stack.transitionCoordinator else { return next() }
        coordinator.animate(alongsideTransition: nil) { _ in next() }
    }
}
#endif

#if unwinding
@MainActor
extension TableSpec {
    /// Goes back from a screen to the nearest earlier screen of a class, as an unwind segue does.
    ///
    /// Screens that were pushed or presented since then are removed.
    public static func unwind<Screen: UIViewController>(
        from current: UIViewController?,
        to _: Screen.Type,
        animated: Bool = true
    ) {
        guard let current, let screen = screens(before: current).first(where: { $0 is Screen }) else { return }
        // Keeps an active search and dismisses the screen that it presents.
        let presenter = presenter(of: screen)
        let presented = presenter.presentedViewController
        if let stack = screen.navigationController,
            let place = sequence(first: screen, next: \.parent).first(where: { $0.parent === stack })
        {
            // The presented screen covers the stack, so no animation is needed.
            stack.popToViewController(place, animated: animated && presented == nil)
        }
        // Ignores a second tap during the transition.
        if let presented, !presented.isBeingDismissed { presenter.dismiss(animated: animated) }
    }

    /// Returns the screens that led to a screen, nearest first.
    private static func screens(before screen: UIViewController) -> [UIViewController] {
        if let stack = screen.parent as? UINavigationController {
            let below = stack.viewControllers.prefix { $0 !== screen }.reversed()
            return below.flatMap(screens(in:)) + screens(before: stack)
        }
        if let parent = screen.parent { return [parent] + screens(before: parent) }
        guard let presenter = screen.presentingViewController else { return [] }
        return screens(in: presenter) + screens(before: presenter)
    }

    /// Returns the screens in a container, frontmost first, or the screen itself and its children.
    private static func screens(in container: UIViewController) -> [UIViewController] {
        if let stack = container as? UINavigationController {
            return stack.viewControllers.reversed().flatMap(screens(in:))
        }
        if let tabs = container as? UITabBarController { return tabs.selectedViewController.map(screens(in:)) ?? [] }
        return [container] + container.children.flatMap(screens(in:))
    }
}
#endif
