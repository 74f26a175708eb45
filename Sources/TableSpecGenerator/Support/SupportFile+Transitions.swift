extension SupportFile {
    /// Presenting, dismissing, popping and unwinding.
    static let transitions = #"""
        //: presenting

        extension UIViewController {
            /// The screen, or its active search: UIKit presents that over the screen, so only the search can present then.
            var searchOrSelf: UIViewController { presentedViewController as? UISearchController ?? self }
        }
        //: .
        //: dismissing

        extension UIViewController {
            /// Dismisses what is presented, and goes on when it has gone.
            func dismissPresented(then next: @escaping () -> Void) {
                guard let presented = searchOrSelf.presentedViewController else { return next() }
                // A second tap, while it is going, changes nothing.
                if !presented.isBeingDismissed { searchOrSelf.dismiss(animated: true, completion: next) }
            }
        }
        //: popping

        extension UIViewController {
            /// Pops what is pushed above the screen, and goes on when it has gone. Without a stack `show` has presented it.
            func popPushed(then next: @escaping () -> Void) {
                guard let navigationController else { return dismissPresented(then: next) }
                // The screen lies in the stack, or a container that holds it.
                let place = sequence(first: self, next: \.parent).first { $0.parent === navigationController }
                guard let place, navigationController.topViewController !== place else { return next() }
                navigationController.popToViewController(place, animated: true)
                guard let coordinator = navigationController.transitionCoordinator else { return next() }
                coordinator.animate(alongsideTransition: nil) { _ in next() }
            }
        }
        //: unwinding

        extension UIViewController {
            /// Goes back to the nearest earlier screen of a class, as an unwind segue does: what has been pushed and presented
            /// since goes.
            func unwind<Screen: UIViewController>(to _: Screen.Type, animated: Bool = true) {
                guard let screen = earlierScreens.first(where: { $0 is Screen }) else { return }
                // An active search stays: what it presents for the screen goes.
                let presenter = screen.searchOrSelf
                let presented = presenter.presentedViewController
                if let stack = screen.navigationController,
                    let place = sequence(first: screen, next: \.parent).first(where: { $0.parent === stack })
                {
                    // Below a presented screen nobody sees the stack change.
                    stack.popToViewController(place, animated: animated && presented == nil)
                }
                // A second tap, while it is going, changes nothing.
                if let presented, !presented.isBeingDismissed { presenter.dismiss(animated: animated) }
            }

            /// The screens through which a person has come to this one, the nearest first.
            private var earlierScreens: [UIViewController] {
                if let stack = parent as? UINavigationController {
                    let below = stack.viewControllers.prefix { $0 !== self }.reversed()
                    return below.flatMap(\.shownScreens) + stack.earlierScreens
                }
                if let parent { return [parent] + parent.earlierScreens }
                guard let presenter = presentingViewController else { return [] }
                return presenter.shownScreens + presenter.earlierScreens
            }

            /// The screens in a container, the foremost first; else the screen itself, and those in its views.
            private var shownScreens: [UIViewController] {
                if let stack = self as? UINavigationController {
                    return stack.viewControllers.reversed().flatMap(\.shownScreens)
                }
                if let tabs = self as? UITabBarController { return tabs.selectedViewController?.shownScreens ?? [] }
                return [self] + children.flatMap(\.shownScreens)
            }
        }
        """#
}
