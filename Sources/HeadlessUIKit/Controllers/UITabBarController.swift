public import Foundation

/// A container that shows one of several controllers, chosen by a tab.
@MainActor open class UITabBarController: UIViewController {
    /// The bar with the tabs.
    public let tabBar = UITabBar()
    /// The delegate.
    open weak var delegate: (any UITabBarControllerDelegate)?
    private var tabs: [UIViewController] = []
    private var selection: UIViewController?
    /// The tabs that the user can rearrange. `nil` or an empty array means no tabs.
    open var customizableViewControllers: [UIViewController]?
    /// The navigation controller behind *More*, which lists the tabs that don't fit. A bar with more than five tabs
    /// shows *More* in fifth place.
    open var moreNavigationController: UINavigationController { ownMoreController }
    private lazy var ownMoreController = UINavigationController(rootViewController: MoreController(self))

    /// The maximum number of tabs in a bar on iPhone, including *More* (View Controller Programming Guide, chapter 4).
    static let visibleTabs = 5

    /// Creates a controller without tabs. HeadlessUIKit has no nibs.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Creates a controller without tabs; HeadlessUIKit doesn't read archives.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// The controllers of the tabs, or `nil` if there are none.
    open var viewControllers: [UIViewController]? {
        get { tabs.isEmpty ? nil : tabs }
        set { setViewControllers(newValue, animated: false) }
    }

    /// Replaces the tabs. The selected tab stays selected if it's still there; otherwise the tab in its place is
    /// selected, or else the first (documentation of `setViewControllers(_:animated:)`).
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        let new = viewControllers ?? []
        let removed = tabs.filter { !new.contains($0) }
        let added = new.filter { !tabs.contains($0) }
        let place = selection.flatMap { tabs.firstIndex(of: $0) } ?? 0
        let selected = selection.flatMap { new.contains($0) ? $0 : nil } ?? new.dropFirst(place).first ?? new.first
        added.forEach(adopt)
        tabs = new
        customizableViewControllers = new
        select(selected)
        removed.forEach(release)
        updateBar()
    }

    /// Puts the same tabs into another order, as the user does.
    final func rearrange(_ order: [UIViewController]) {
        tabs = order
        updateBar()
    }

    /// The controller of the selected tab. Setting a controller without a tab has no effect.
    open var selectedViewController: UIViewController? {
        get { selection }
        set {
            guard let newValue, tabs.contains(newValue) || (overflows && newValue === moreNavigationController) else {
                return
            }
            select(newValue)
        }
    }

    /// The index of the selected tab, or `NSNotFound` if no tab is selected.
    open var selectedIndex: Int {
        get { selection.flatMap { tabs.firstIndex(of: $0) } ?? NSNotFound }
        set {
            guard tabs.indices.contains(newValue) else { return }
            select(tabs[newValue])
        }
    }

    override var shownChild: UIViewController? { selection }

    override var appearingChildren: [UIViewController] { selection.map { [$0] } ?? [] }

    open override func loadView() {
        super.loadView()
        install(selection, removing: nil)
    }

    /// Whether *More* is needed.
    final var overflows: Bool { tabs.count > UITabBarController.visibleTabs }

    /// The tabs that only *More* shows.
    final var hiddenTabs: [UIViewController] {
        overflows ? Array(tabs.dropFirst(UITabBarController.visibleTabs - 1)) : []
    }

    private func select(_ new: UIViewController?) {
        let old = selection
        guard old !== new else { return }
        if let new, new.parent == nil { adopt(new) }
        selection = new
        if isOnScreen {
            old?.beginAppearanceTransition(false, animated: false)
            new?.beginAppearanceTransition(true, animated: false)
        }
        if isViewLoaded { install(new, removing: old) }
        if isOnScreen {
            old?.endAppearanceTransition()
            new?.endAppearanceTransition()
        }
        selectItem()
    }

    /// Selects the tab, or *More* for a tab that only *More* shows.
    private func selectItem() {
        let isHidden = selection.map(hiddenTabs.contains) ?? false
        tabBar.selectedItem = isHidden ? moreNavigationController.tabBarItem : selection?.tabBarItem
    }

    private func install(_ new: UIViewController?, removing old: UIViewController?) {
        old?.storedView?.removeFromSuperview()
        guard let storedView, let newView = new?.view else { return }
        storedView.fill(with: newView)
    }

    private func updateBar() {
        let shown = overflows ? Array(tabs.prefix(UITabBarController.visibleTabs - 1)) : tabs
        var items = shown.compactMap { $0.tabBarItem }
        if overflows { items.append(moreNavigationController.tabBarItem) }
        tabBar.items = items
        selectItem()
    }
}

/// The delegate of a tab bar controller. Every method is optional, as in UIKit.
@MainActor public protocol UITabBarControllerDelegate: NSObjectProtocol {
    /// Returns whether the user may select a tab.
    func tabBarController(
        _ tabBarController: UITabBarController,
        shouldSelect viewController: UIViewController
    ) -> Bool
    /// Called after the user has selected a tab.
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
    /// Called before the user rearranges tabs.
    func tabBarController(
        _ tabBarController: UITabBarController,
        willBeginCustomizing viewControllers: [UIViewController]
    )
    /// Called before rearranging ends.
    func tabBarController(
        _ tabBarController: UITabBarController,
        willEndCustomizing viewControllers: [UIViewController],
        changed: Bool
    )
    /// Called after rearranging has ended.
    func tabBarController(
        _ tabBarController: UITabBarController,
        didEndCustomizing viewControllers: [UIViewController],
        changed: Bool
    )
}

extension UITabBarControllerDelegate {
    /// Returns `true`.
    public func tabBarController(
        _ tabBarController: UITabBarController,
        shouldSelect viewController: UIViewController
    ) -> Bool { true }
    /// Does nothing.
    public func tabBarController(
        _ tabBarController: UITabBarController,
        didSelect viewController: UIViewController
    ) {}
    /// Does nothing.
    public func tabBarController(
        _ tabBarController: UITabBarController,
        willBeginCustomizing viewControllers: [UIViewController]
    ) {}
    /// Does nothing.
    public func tabBarController(
        _ tabBarController: UITabBarController,
        willEndCustomizing viewControllers: [UIViewController],
        changed: Bool
    ) {}
    /// Does nothing.
    public func tabBarController(
        _ tabBarController: UITabBarController,
        didEndCustomizing viewControllers: [UIViewController],
        changed: Bool
    ) {}
}
