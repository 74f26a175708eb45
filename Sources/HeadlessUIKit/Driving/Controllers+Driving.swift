import Foundation

/// Touches of bars and containers. Not part of UIKit.
extension UIBarButtonItem {
    /// Opens the menu of the button, with a tap or else a long press, and chooses the first enabled action with a
    /// title.
    ///
    /// - Returns: `false` if the button is disabled or hidden, or its menu has no such action.
    @discardableResult
    public func choose(_ title: String) -> Bool {
        guard isEnabled, !isHidden, let menu else { return false }
        return menu.choose(title)
    }

    /// Taps the button.
    ///
    /// - Returns: `false` if the button is disabled or hidden, or has no effect.
    @discardableResult
    public func tap() -> Bool {
        HeadlessClock.touch {
            guard isEnabled, !isHidden else { return false }
            if let control = customView as? UIButton { return control.tap() }
            // A button without an action shows its menu (Apple's documentation of `UIBarButtonItem.menu`).
            if primaryAction == nil, menu != nil { return true }
            guard let primaryAction, !primaryAction.attributes.contains(.disabled) else { return false }
            if changesSelectionAsPrimaryAction { isSelected.toggle() }
            primaryAction.perform(from: self)
            return true
        }
    }
}

extension UIViewController {
    /// Taps the Edit or Done button of the controller.
    ///
    /// - Returns: `false` if no bar shows the button.
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

    /// Swipes down the sheet that shows the controller, and calls the delegate of the presentation.
    ///
    /// - Returns: `false` if the controller isn't in a sheet, or the sheet can't be dismissed with a swipe.
    @discardableResult
    public func swipeDown() -> Bool {
        HeadlessClock.touch {
            guard let presenter = presentingViewController, let shown = presenter.presentedViewController,
                let sheet = shown.sheetPresentationController
            else {
                return false
            }
            let delegate = sheet.delegate
            // The top controller of a navigation stack decides for the stack (Apple's sample "Disabling the pulling
            // down of a sheet").
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
    /// The title of the top controller's back button, or `nil` if there's no back button.
    ///
    /// The title is the back button title of the previous item, or else its title (View Controller Programming Guide,
    /// chapter 3).
    var drawnBackButtonTitle: String? {
        guard viewControllers.count > 1, let top = topViewController?.navigationItem, !top.hidesBackButton else {
            return nil
        }
        if top.leftBarButtonItems?.isEmpty == false, !top.leftItemsSupplementBackButton { return nil }
        let previous = viewControllers[viewControllers.count - 2]
        let item = previous.navigationItem
        return item.backBarButtonItem?.title ?? item.backButtonTitle ?? item.title ?? previous.title ?? "Back"
    }

    /// Taps the back button.
    ///
    /// - Returns: `false` if there's no back button.
    @discardableResult
    public func tapBack() -> Bool {
        HeadlessClock.touch {
            guard drawnBackButtonTitle != nil else { return false }
            return popViewController(animated: true) != nil
        }
    }
}

extension UITabBarController {
    /// Taps a tab. A bar with more than five tabs shows *More* in fifth place. The delegate can refuse the tap. Tapping
    /// the selected tab of a navigation controller pops to its root.
    ///
    /// - Returns: `false` if there's no such tab, or the delegate refuses the tap.
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
    /// Drags tabs into another order after a tap on the Edit button of *More*.
    ///
    /// - Parameter order: The rearranged tabs, from first to last.
    /// - Returns: `false` if there's no *More*, if the tabs aren't the same, or if a tab that isn't customizable would
    ///   move.
    @discardableResult
    public func dragTabs(into order: [UIViewController]) -> Bool {
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
    /// Taps an action. The alert disappears, and then the action's handler runs. Reports a fault if the alert isn't
    /// presented.
    ///
    /// - Returns: `false` if there's no such action, if it's disabled, or if the alert is being dismissed or isn't
    ///   presented.
    @discardableResult
    public func tapAction(_ title: String) -> Bool {
        HeadlessClock.touch {
            guard let presenter = presentingViewController else {
                HeadlessFailure.report(.fault, "“\(title)” can't be tapped because \(shortName) isn't presented")
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

@available(iOS 17.0, *)
extension UIContentUnavailableConfiguration {
    /// Taps the first or the second button. Not part of UIKit.
    ///
    /// - Returns: `false` if the button has no action or is disabled.
    @MainActor @discardableResult
    public func tapButton(isSecond: Bool = false) -> Bool {
        let properties = isSecond ? secondaryButtonProperties : buttonProperties
        guard properties.isEnabled, let action = properties.primaryAction else { return false }
        HeadlessClock.touch { action.perform(from: nil) }
        return true
    }
}
