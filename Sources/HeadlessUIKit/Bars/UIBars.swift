import Foundation

/// The bar above a navigation controller's stack.
@MainActor open class UINavigationBar: UIView {
    open var items: [UINavigationItem]?
    open var prefersLargeTitles = false
    open var barTintColor: UIColor?
    open var isTranslucent = true

    open var topItem: UINavigationItem? { items?.last }
    open var backItem: UINavigationItem? { items.flatMap { $0.dropLast().last } }

    /// Replaces the items.
    open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
        self.items = items
    }
}

/// A bar of buttons at the bottom.
@MainActor open class UIToolbar: UIView {
    open var items: [UIBarButtonItem]?
    open var barTintColor: UIColor?
    open var isTranslucent = true

    /// Replaces the items.
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        self.items = items
    }
}

/// The bar of a tab bar controller.
@MainActor open class UITabBar: UIView {
    open var items: [UITabBarItem]?
    open weak var selectedItem: UITabBarItem?
    open var barTintColor: UIColor?
    open var unselectedItemTintColor: UIColor?
    open var isTranslucent = true

    /// Replaces the items.
    open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
        self.items = items
    }
}
