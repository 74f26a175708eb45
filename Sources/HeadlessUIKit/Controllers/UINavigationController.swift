public import Foundation

/// A container that shows the top controller of a stack.
@MainActor open class UINavigationController: UIViewController {
    /// The kind of a transition.
    public enum Operation: Int, Sendable {
        case none, push, pop
    }

    /// The bar above the stack.
    open private(set) var navigationBar = UINavigationBar()
    private let ownToolbar = UIToolbar()
    /// The delegate.
    open weak var delegate: (any UINavigationControllerDelegate)?
    private var stack: [UIViewController] = []
    private var transition: HeadlessTransition?
    /// Whether the navigation bar is hidden.
    open var isNavigationBarHidden = false
    /// Whether the toolbar is hidden.
    open var isToolbarHidden = true
    /// Whether a swipe hides the bars.
    open var hidesBarsOnSwipe = false
    /// Whether a tap hides the bars.
    open var hidesBarsOnTap = false

    /// Creates a controller with an empty stack. HeadlessUIKit has no nibs.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Creates a controller whose stack contains a root controller.
    public init(rootViewController: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        replaceStack([rootViewController])
    }

    /// Creates a controller with an empty stack; HeadlessUIKit doesn't read archives.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// The controllers of the stack, from the root to the top.
    open var viewControllers: [UIViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }

    /// The controller at the top of the stack.
    open var topViewController: UIViewController? { stack.last }

    /// The controller presented over the stack, or else the top of the stack.
    open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }

    /// The bar with the toolbar items of the top controller.
    open var toolbar: UIToolbar! {
        ownToolbar.items = topViewController?.toolbarItems
        return ownToolbar
    }

    open override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        transition ?? super.transitionCoordinator
    }

    override var shownChild: UIViewController? { topViewController }

    override var appearingChildren: [UIViewController] { topViewController.map { [$0] } ?? [] }

    /// A stack has the tab of its root until its own tab is set, as in UIKit.
    open override var tabBarItem: UITabBarItem! {
        get { storedTabBarItem ?? stack.first?.tabBarItem ?? super.tabBarItem }
        set { super.tabBarItem = newValue }
    }

    open override func loadView() {
        super.loadView()
        installTop()
    }

    /// Pushes a controller. Reports an invalid argument if the controller is already in the stack or is a navigation
    /// controller
    /// (https://developer.apple.com/documentation/uikit/uinavigationcontroller/pushviewcontroller(_:animated:)).
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        guard !stack.contains(viewController) else {
            HeadlessFailure.report(
                .invalidArgument,
                "\(shortName) is pushing the same view controller instance (\(viewController.shortName)) more than once "
                    + "which is not supported and is most likely an error in the application"
            )
            return
        }
        guard !(viewController is UINavigationController) else {
            HeadlessFailure.report(.invalidArgument, "Pushing a navigation controller is not supported")
            return
        }
        change(animated: animated) { stack.append(viewController) }
    }

    /// Removes the top controller and returns it. The root controller can't be popped.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        guard stack.count > 1, let top = stack.last else { return nil }
        change(animated: animated) { stack.removeLast() }
        return top
    }

    /// Removes all controllers except the root and returns them.
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        stack.first.flatMap { popToViewController($0, animated: animated) }
    }

    /// Removes the controllers above a controller and returns them. Reports an invalid argument if the controller isn't
    /// in the stack.
    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        guard let index = stack.firstIndex(of: viewController) else {
            HeadlessFailure.report(.invalidArgument, "Tried to pop to a view controller that doesn't exist.")
            return nil
        }
        let popped = Array(stack[(index + 1)...])
        guard !popped.isEmpty else { return [] }
        change(animated: animated) { stack.removeSubrange((index + 1)...) }
        return popped
    }

    /// Replaces all controllers of the stack.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        change(animated: animated) { stack = viewControllers }
    }

    /// Hides or shows the navigation bar. It takes up no space in HeadlessUIKit.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        isNavigationBarHidden = hidden
    }

    /// Hides or shows the toolbar. It takes up no space in HeadlessUIKit.
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
        isToolbarHidden = hidden
    }

    open override func show(_ vc: UIViewController, sender: Any?) {
        pushViewController(vc, animated: true)
    }

    private func replaceStack(_ controllers: [UIViewController]) {
        change(animated: false) { stack = controllers }
    }

    /// Changes the stack, updates children and bar, and notifies the two controllers and the delegate.
    private func change(animated: Bool, _ body: () -> Void) {
        let before = stack
        body()
        let (old, new) = (before.last, stack.last)
        for child in stack where !before.contains(child) {
            child.isMovingToParent = true
            adopt(child)
        }
        let removed = before.filter { !stack.contains($0) }
        for child in removed { child.isMovingFromParent = true }
        navigationBar.items = stack.map(\.navigationItem)
        if old !== new { transition(from: old, to: new, animated: animated) }
        for child in stack { child.isMovingToParent = false }
        for child in removed {
            child.isMovingFromParent = false
            release(child)
        }
    }

    private func transition(from old: UIViewController?, to new: UIViewController?, animated: Bool) {
        guard isOnScreen else {
            if isViewLoaded { installTop(removing: old) }
            return
        }
        if animated, UIView.areAnimationsEnabled { beginTransition() }
        new?.loadViewIfNeeded()
        if let new { delegate?.navigationController(self, willShow: new, animated: animated) }
        old?.beginAppearanceTransition(false, animated: animated)
        new?.beginAppearanceTransition(true, animated: animated)
        installTop(removing: old)
        old?.endAppearanceTransition()
        new?.endAppearanceTransition()
        if let new { delegate?.navigationController(self, didShow: new, animated: animated) }
    }

    /// The controllers change immediately. Completions run when the animation ends.
    private func beginTransition() {
        let transition = HeadlessTransition { [weak self] ended in
            if self?.transition === ended { self?.transition = nil }
        }
        self.transition = transition
    }

    private func installTop(removing old: UIViewController? = nil) {
        old?.storedView?.removeFromSuperview()
        guard let storedView, let top = topViewController, let topView = top.view else { return }
        storedView.fill(with: topView)
    }
}

/// The delegate of a navigation controller. Every method is optional, as in UIKit.
@MainActor public protocol UINavigationControllerDelegate: NSObjectProtocol {
    /// Called before a controller appears.
    func navigationController(
        _ navigationController: UINavigationController,
        willShow viewController: UIViewController,
        animated: Bool
    )
    /// Called after a controller has appeared.
    func navigationController(
        _ navigationController: UINavigationController,
        didShow viewController: UIViewController,
        animated: Bool
    )
}

extension UINavigationControllerDelegate {
    /// Does nothing.
    public func navigationController(
        _ navigationController: UINavigationController,
        willShow viewController: UIViewController,
        animated: Bool
    ) {}
    /// Does nothing.
    public func navigationController(
        _ navigationController: UINavigationController,
        didShow viewController: UIViewController,
        animated: Bool
    ) {}
}
