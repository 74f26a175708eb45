internal import UIKit

#if (dismissing || unwinding) && !presenting
#error("dismissing, unwinding need presenting")
#endif

#if popping && !dismissing
#error("popping needs dismissing")
#endif

#if presenting
extension UIViewController {
    /// The screen, or its active search controller, because only that can present during a search.
    var searchOrSelf: UIViewController { presentedViewController as? UISearchController ?? self }
}
#endif

#if dismissing
extension UIViewController {
    /// Dismisses the presented screen, if any, before calling a closure.
    func dismissPresented(then next: @escaping () -> Void) {
        guard let presented = searchOrSelf.presentedViewController else { return next() }
        // Ignores a second tap during the transition.
        if !presented.isBeingDismissed { searchOrSelf.dismiss(animated: true, completion: next) }
    }
}
#endif

#if popping
extension UIViewController {
    /// Pops the screens above this one before calling a closure.
    ///
    /// Without a navigation stack, `show` presents screens, so the presented screen is dismissed.
    func popPushed(then next: @escaping () -> Void) {
        guard let navigationController else { return dismissPresented(then: next) }
        // Either the screen or its container is in the stack.
        let place = sequence(first: self, next: \.parent).first { $0.parent === navigationController }
        guard let place, navigationController.topViewController !== place else { return next() }
        navigationController.popToViewController(place, animated: true)
        guard let coordinator = navigationController.transitionCoordinator else { return next() }
        coordinator.animate(alongsideTransition: nil) { _ in next() }
    }
}
#endif

#if unwinding
extension UIViewController {
    /// Goes back to the nearest earlier screen of a class, as an unwind segue does.
    ///
    /// Screens that were pushed or presented since then are removed.
    func unwind<Screen: UIViewController>(to _: Screen.Type, animated: Bool = true) {
        guard let screen = earlierScreens.first(where: { $0 is Screen }) else { return }
        // Keeps an active search and dismisses the screen that it presents.
        let presenter = screen.searchOrSelf
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

    /// The screens that led to this one, nearest first.
    private var earlierScreens: [UIViewController] {
        if let stack = parent as? UINavigationController {
            let below = stack.viewControllers.prefix { $0 !== self }.reversed()
            return below.flatMap(\.shownScreens) + stack.earlierScreens
        }
        if let parent { return [parent] + parent.earlierScreens }
        guard let presenter = presentingViewController else { return [] }
        return presenter.shownScreens + presenter.earlierScreens
    }

    /// The screens in a container, frontmost first, or the screen itself and its children.
    private var shownScreens: [UIViewController] {
        if let stack = self as? UINavigationController {
            return stack.viewControllers.reversed().flatMap(\.shownScreens)
        }
        if let tabs = self as? UITabBarController { return tabs.selectedViewController?.shownScreens ?? [] }
        return [self] + children.flatMap(\.shownScreens)
    }
}
#endif
