import Foundation

/// The bar above a navigation controller's stack.
@MainActor open class UINavigationBar: UIView {
    /// The items of the stack, from the root to the top.
    open var items: [UINavigationItem]?
    /// Whether titles are large.
    open var prefersLargeTitles = false
    /// The background color.
    open var barTintColor: UIColor?
    /// Whether the bar is translucent.
    open var isTranslucent = true

    /// The item of the top controller.
    open var topItem: UINavigationItem? { items?.last }
    /// The item below the top item.
    open var backItem: UINavigationItem? { items.flatMap { $0.dropLast().last } }

    /// Replaces the items.
    open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
        self.items = items
    }
}

/// A bar of buttons at the bottom.
@MainActor open class UIToolbar: UIView {
    /// The items of the bar.
    open var items: [UIBarButtonItem]?
    /// The background color.
    open var barTintColor: UIColor?
    /// Whether the bar is translucent.
    open var isTranslucent = true

    /// Replaces the items.
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        self.items = items
    }
}

/// The bar of a tab bar controller.
@MainActor open class UITabBar: UIView {
    /// The tabs.
    open var items: [UITabBarItem]?
    /// The selected tab.
    open weak var selectedItem: UITabBarItem?
    /// The background color.
    open var barTintColor: UIColor?
    /// The tint color of tabs that aren't selected.
    open var unselectedItemTintColor: UIColor?
    /// Whether the bar is translucent.
    open var isTranslucent = true

    /// Replaces the items.
    open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
        self.items = items
    }
}
