import Foundation

/// A person's touches of bars and containers. Not part of UIKit.
extension UIBarButtonItem {
    /// Shows the menu of the button, at a tap or else at a long press, and chooses the first enabled action with a title.
    ///
    /// - Returns: `false` where the button is disabled or hidden, or its menu has no such action.
    @discardableResult
    public func choose(_ title: String) -> Bool {
        guard isEnabled, !isHidden, let menu else { return false }
        return menu.choose(title)
    }

    /// Taps the button.
    ///
    /// - Returns: `false` where it is disabled, hidden or has nothing to do.
    @discardableResult
    public func tap() -> Bool {
        HeadlessClock.touch {
            guard isEnabled, !isHidden else { return false }
            if let control = customView as? UIButton { return control.tap() }
            // Without an action of its own a button shows its menu (Apple's documentation of `UIBarButtonItem.menu`).
            if primaryAction == nil, menu != nil { return true }
            guard let primaryAction, !primaryAction.attributes.contains(.disabled) else { return false }
            if changesSelectionAsPrimaryAction { isSelected.toggle() }
            primaryAction.perform(from: self)
            return true
        }
    }
}

extension UIViewController {
    /// Taps the Edit or Done button that the controller shows.
    ///
    /// - Returns: `false` where no bar shows it.
    @discardableResult
    public func tapEdit() -> Bool {
        HeadlessClock.touch {
            let items = (navigationItem.leftBarButtonItems ?? []) + (navigationItem.rightBarButtonItems ?? [])
            guard let item = (items + (toolbarItems ?? [])).first(where: { $0 === storedEditButton }) else {
                return false
            }
            return item.tap()
        }
    }

    /// Swipes the sheet down that this controller is shown in, and tells the presentation's delegate.
    ///
    /// - Returns: `false` where the controller is in no sheet or the sheet does not let itself be dismissed so.
    @discardableResult
    public func swipeDown() -> Bool {
        HeadlessClock.touch {
            guard let presenter = presentingViewController, let shown = presenter.presentedViewController,
                let sheet = shown.sheetPresentationController
            else {
                return false
            }
            let delegate = sheet.delegate
            // The top of a navigation stack speaks for the stack (Apple's sample "Disabling the pulling down of a sheet").
            let top = (shown as? UINavigationController)?.topViewController ?? shown
            let staysOpen = shown.isModalInPresentation || top.isModalInPresentation
            guard !staysOpen, delegate?.presentationControllerShouldDismiss(sheet) ?? true else {
                delegate?.presentationControllerDidAttemptToDismiss(sheet)
                return false
            }
            delegate?.presentationControllerWillDismiss(sheet)
            presenter.dismiss(animated: true) { delegate?.presentationControllerDidDismiss(sheet) }
            return true
        }
    }
}

extension UINavigationController {
    /// The word on the back button of the top controller; `nil` where there is none.
    ///
    /// It is the previous item's back button title, else its title (View Controller Programming Guide, chapter 3).
    public var shownBackButtonTitle: String? {
        guard viewControllers.count > 1, let top = topViewController?.navigationItem, !top.hidesBackButton else {
            return nil
        }
        if top.leftBarButtonItems?.isEmpty == false, !top.leftItemsSupplementBackButton { return nil }
        let previous = viewControllers[viewControllers.count - 2]
        let item = previous.navigationItem
        return item.backBarButtonItem?.title ?? item.backButtonTitle ?? item.title ?? previous.title ?? "Back"
    }

    /// Taps the back button.
    @discardableResult
    public func tapBack() -> Bool {
        HeadlessClock.touch {
            guard shownBackButtonTitle != nil else { return false }
            return popViewController(animated: true) != nil
        }
    }
}

extension UITabBarController {
    /// Taps a tab of the bar, of which the fifth is *More* where there are more than five; the delegate may refuse. A tap
    /// on the selected tab of a stack goes back to the stack's root.
    @discardableResult
    public func tapTab(at index: Int) -> Bool {
        HeadlessClock.touch {
            guard let viewControllers, viewControllers.indices.contains(index) else { return false }
            let isMore = overflows && index == UITabBarController.visibleTabs - 1
            guard !overflows || index < UITabBarController.visibleTabs else { return false }
            let tapped = isMore ? moreNavigationController : viewControllers[index]
            guard delegate?.tabBarController(self, shouldSelect: tapped) ?? true else { return false }
            if tapped === selectedViewController {
                (tapped as? UINavigationController)?.popToRootViewController(animated: true)
            }
            selectedViewController = tapped
            delegate?.tabBarController(self, didSelect: tapped)
            return true
        }
    }
}

extension UITabBarController {
    /// Moves tabs with the Edit button of *More*.
    ///
    /// - Parameter order: The tabs as they lie in the end, first tab first.
    /// - Returns: `false` where there is no *More*, where the tabs are others, or where one that is not customizable would
    ///   leave its place.
    @discardableResult
    public func customizeTabs(_ order: [UIViewController]) -> Bool {
        HeadlessClock.touch {
            let old = viewControllers ?? []
            let customizable = customizableViewControllers ?? []
            guard overflows, !customizable.isEmpty, order.count == old.count, Set(order) == Set(old) else {
                return false
            }
            guard zip(old, order).allSatisfy({ $0 === $1 || (customizable.contains($0) && customizable.contains($1)) })
            else { return false }
            let isChanged = order != old
            delegate?.tabBarController(self, willBeginCustomizing: customizable)
            delegate?.tabBarController(self, willEndCustomizing: order, changed: isChanged)
            rearrange(order)
            delegate?.tabBarController(self, didEndCustomizing: order, changed: isChanged)
            return true
        }
    }
}

extension UIAlertController {
    /// Taps a choice: the alert goes, then the choice's handler runs.
    ///
    /// - Returns: `false` where there is no such choice, where it is disabled, and where the alert is just going. A tap on an
    ///   alert that is not shown is a failure.
    @discardableResult
    public func tapAction(_ title: String) -> Bool {
        HeadlessClock.touch {
            guard let presenter = presentingViewController else {
                HeadlessFailure.report(.fault, "\(shortName) is not shown, so nobody can tap “\(title)”")
                return false
            }
            guard let action = actions.first(where: { $0.title == title }), action.isEnabled, !isBeingDismissed else {
                return false
            }
            presenter.dismiss(animated: true) { action.handler?(action) }
            return true
        }
    }
}
