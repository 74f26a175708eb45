public import Foundation

/// A controller that owns the view of one screen and is notified when the view appears and disappears.
///
/// An animated dismissal takes time (``HeadlessClock``). Pushes and presentations, including their completions, are
/// finished when the call returns.
@MainActor open class UIViewController: UIResponder {
    final var storedView: UIView?
    final var storedTabBarItem: UITabBarItem?
    final var storedEditButton: UIBarButtonItem?
    final var appearance = Appearance.disappeared
    final var appearsAnimated = false
    final var ownPresented: UIViewController?
    final weak var ownPresenting: UIViewController?
    final var storedPresentation: UIPresentationController?

    /// The name of the nib. HeadlessUIKit stores it and loads no nib.
    public let nibName: String?
    /// The bundle of the nib. HeadlessUIKit stores it and loads no nib.
    public let nibBundle: Bundle?
    /// The title of the screen. Bars and tabs show it too.
    open var title: String? {
        didSet { titleDidChange(from: oldValue) }
    }
    /// The content of the navigation bar while this controller is at the top of the stack.
    open var navigationItem: UINavigationItem { ownNavigationItem }
    private lazy var ownNavigationItem: UINavigationItem = {
        let item = UINavigationItem(title: title ?? "")
        item.controller = self
        return item
    }()
    /// The buttons of the toolbar while this controller is at the top of the stack.
    open var toolbarItems: [UIBarButtonItem]?
    /// Whether pushing the controller hides the bottom bar. It has no effect, because bars take up no space in
    /// HeadlessUIKit.
    open var hidesBottomBarWhenPushed = false
    /// The child controllers.
    open internal(set) var children: [UIViewController] = []
    /// The container of this controller.
    open internal(set) weak var parent: UIViewController?
    private var storedEditing = false
    private var addedKeyCommands: [UIKeyCommand] = []

    /// The position and size of the controller when it's presented.
    open var modalPresentationStyle: UIModalPresentationStyle = .automatic
    /// The transition of the controller when it's presented. It doesn't affect how long the transition takes.
    open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical
    /// Whether the user can't dismiss the sheet by swiping it down.
    open var isModalInPresentation = false
    /// Whether controllers with a style that covers the current context are presented over this controller.
    open var definesPresentationContext = false
    /// Whether this controller's transition style applies to controllers presented in its context.
    open var providesPresentationContextTransitionStyle = false
    /// The preferred size of the view, in points.
    open var preferredContentSize: CGSize = .zero
    /// The insets added to the safe area, in points.
    open var additionalSafeAreaInsets: UIEdgeInsets = .zero
    /// The edges at which the view extends below bars.
    open var edgesForExtendedLayout: UIRectEdge = .all
    /// Whether the view extends below opaque bars.
    open var extendedLayoutIncludesOpaqueBars = false
    /// The interface style of the view and its subviews: light, dark or inherited.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
        didSet { storedView?.overrideUserInterfaceStyle = overrideUserInterfaceStyle }
    }
    /// The identifier for restoring the state of the app.
    open var restorationIdentifier: String?
    /// The orientations that the controller supports. HeadlessUIKit never turns the device by itself.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
    /// The transition in progress, or `nil`. A navigation controller has one while it pushes or pops.
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { parent?.transitionCoordinator }
    /// Whether the controller is being presented.
    open internal(set) var isBeingPresented = false
    /// Whether the controller is being dismissed.
    open internal(set) var isBeingDismissed = false
    /// Whether the controller is being added to a container.
    open internal(set) var isMovingToParent = false
    /// Whether the controller is being removed from a container.
    open internal(set) var isMovingFromParent = false

    /// Creates a controller. HeadlessUIKit stores the names and loads no nib.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        nibName = nibNameOrNil
        nibBundle = nibBundleOrNil
        super.init()
    }

    public override convenience init() {
        self.init(nibName: nil, bundle: nil)
    }

    /// Creates a controller without a nib; HeadlessUIKit has no storyboards.
    public required init?(coder: NSCoder) {
        nibName = nil
        nibBundle = nil
        super.init()
    }

    // MARK: View

    /// The view. Reading it loads the view.
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return storedView
        }
        set {
            storedView = newValue
            newValue?.controller = self
            if overrideUserInterfaceStyle != .unspecified {
                newValue?.overrideUserInterfaceStyle = overrideUserInterfaceStyle
            }
        }
    }

    /// The configuration shown instead of the content, from iOS 17.
    @available(iOS 17.0, *)
    open var contentUnavailableConfiguration: (any UIContentConfiguration)?

    private var contentScrollViews: [Int: UIScrollView] = [:]

    /// Sets the scroll view that bars at all edges observe
    /// (https://developer.apple.com/documentation/uikit/uiviewcontroller/setcontentscrollview(_:)).
    open func setContentScrollView(_ scrollView: UIScrollView?) {
        setContentScrollView(scrollView, for: .all)
    }

    /// Sets the scroll view that the bars at some edges observe.
    open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
        for side in [NSDirectionalRectEdge.top, .leading, .bottom, .trailing] where edge.contains(side) {
            contentScrollViews[Int(side.rawValue)] = scrollView
        }
    }

    /// Returns the scroll view that the bar at an edge observes, or `nil` if none was set. UIKit then finds one.
    open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        contentScrollViews[Int(edge.rawValue)]
    }

    /// The view, or `nil` if it isn't loaded.
    open var viewIfLoaded: UIView? { storedView }
    /// Whether the view is loaded.
    open var isViewLoaded: Bool { storedView != nil }

    /// Creates the view, which is empty by default. Overrides don't call `super`.
    open func loadView() {
        view = UIView(frame: CGRect(origin: .zero, size: HeadlessScreen.standardSize))
    }

    /// Loads the view if it isn't loaded.
    open func loadViewIfNeeded() {
        guard storedView == nil else { return }
        loadView()
        viewDidLoad()
    }

    /// Starts to show or hide the controller, on behalf of a container.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        beginTransition(isAppearing, animated: animated)
    }

    /// Ends the transition that `beginAppearanceTransition(_:animated:)` started.
    open func endAppearanceTransition() {
        endTransition()
    }

    /// Called after the view is loaded.
    open func viewDidLoad() {}
    /// Called before the view appears.
    open func viewWillAppear(_ animated: Bool) {}
    /// Called when the view is in the hierarchy and has its size, before it is laid out.
    open func viewIsAppearing(_ animated: Bool) {}
    /// Called after the view has appeared.
    open func viewDidAppear(_ animated: Bool) {}
    /// Called before the view disappears or is covered.
    open func viewWillDisappear(_ animated: Bool) {}
    /// Called after the view has disappeared or is covered.
    open func viewDidDisappear(_ animated: Bool) {}
    /// Called before the view is laid out.
    open func viewWillLayoutSubviews() {}
    /// Called after the view was laid out.
    open func viewDidLayoutSubviews() {}
    /// Never called, because HeadlessUIKit doesn't solve constraints in passes.
    open func updateViewConstraints() {}
    /// Never called by HeadlessUIKit, which has no memory warnings.
    open func didReceiveMemoryWarning() {}
    /// Called before the parent changes.
    open func willMove(toParent parent: UIViewController?) {}
    /// Called after the parent has changed.
    open func didMove(toParent parent: UIViewController?) {}

    open override var next: UIResponder? { storedView?.superview ?? parent }

    /// The key commands that were added. Subclasses can return others.
    open override var keyCommands: [UIKeyCommand]? { addedKeyCommands.isEmpty ? nil : addedKeyCommands }

    /// Adds a key command, which is available while the controller is in the responder chain.
    open func addKeyCommand(_ keyCommand: UIKeyCommand) {
        addedKeyCommands.append(keyCommand)
    }

    /// Removes a key command.
    open func removeKeyCommand(_ keyCommand: UIKeyCommand) {
        addedKeyCommands.removeAll { $0 === keyCommand }
    }

    /// The traits of the view.
    open var traitCollection: UITraitCollection { storedView?.traitCollection ?? .standard }

    // MARK: Editing

    /// Whether the user can edit the content. Setting it calls `setEditing(_:animated:)`.
    open var isEditing: Bool {
        get { storedEditing }
        set { setEditing(newValue, animated: false) }
    }

    /// Starts or ends editing. Overrides call `super`.
    open func setEditing(_ editing: Bool, animated: Bool) {
        storedEditing = editing
        updateEditButton()
    }

    // MARK: Presentation, in UIViewController+Presentation.swift

    /// The controller that this controller or its nearest container presents.
    open var presentedViewController: UIViewController? {
        ownPresented ?? parent?.presentedViewController
    }

    /// The controller that presents this controller or its nearest container.
    open var presentingViewController: UIViewController? {
        ownPresenting ?? parent?.presentingViewController
    }

    /// The sheet presentation of the controller, if its style is a sheet.
    open var sheetPresentationController: UISheetPresentationController? {
        makePresentationController() as? UISheetPresentationController
    }

    /// The popover presentation of the controller, if its style is a popover.
    open var popoverPresentationController: UIPopoverPresentationController? {
        makePresentationController() as? UIPopoverPresentationController
    }

    /// The object that manages the presentation of this controller or of its nearest presented container.
    open var presentationController: UIPresentationController? {
        if ownPresenting == nil, let parent { return parent.presentationController }
        return makePresentationController()
    }

    /// Presents a controller from this controller's outermost container.
    ///
    /// Reports a fault if the view isn't in a window, or if a presentation or dismissal is already in progress. Reports
    /// an invalid argument for a controller that is already presented, and for a popover without a source view or bar
    /// button.
    open func present(
        _ viewControllerToPresent: UIViewController,
        animated flag: Bool,
        completion: (() -> Void)? = nil
    ) {
        presentNow(viewControllerToPresent, animated: flag, completion: completion)
    }

    /// Dismisses the controller that this one presents and all controllers above it. If there's none, asks the
    /// presenting controller to dismiss this one. Reports a fault if the controller is already being dismissed.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        dismissNow(animated: flag, completion: completion)
    }

    /// Shows a controller as the nearest container does: a navigation controller pushes it, otherwise it's presented.
    open func show(_ vc: UIViewController, sender: Any?) {
        if let container = parent {
            container.show(vc, sender: sender)
        } else {
            present(vc, animated: true)
        }
    }

    /// Presents a controller. HeadlessUIKit has no split views.
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        present(vc, animated: true)
    }

    // MARK: Containers

    /// Adds a child controller. The caller then adds its view and calls `didMove(toParent:)`.
    open func addChild(_ childController: UIViewController) {
        beginContaining(childController)
    }

    /// Removes the controller from its parent. The caller calls `willMove(toParent: nil)` first.
    open func removeFromParent() {
        endContainment()
    }

    /// Called when the dismissal of the controller has ended.
    func dismissalDidEnd() {}

    /// The nearest navigation controller that contains this controller.
    open var navigationController: UINavigationController? { enclosing() }

    /// The nearest tab bar controller that contains this controller.
    open var tabBarController: UITabBarController? { enclosing() }

    /// The button that starts and ends editing. Its title is *Edit*, and *Done* during editing.
    open var editButtonItem: UIBarButtonItem { makeEditButton() }

    /// The child whose view is visible. Containers that show one child at a time override it.
    var shownChild: UIViewController? { nil }

    /// Forwards to the visible children. Containers override it.
    var appearingChildren: [UIViewController] { children.filter { $0.storedView?.superview != nil } }

    /// Replaces the buttons of the toolbar.
    open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
        self.toolbarItems = toolbarItems
    }

    /// The tab of the controller.
    open var tabBarItem: UITabBarItem! {
        get {
            if let storedTabBarItem { return storedTabBarItem }
            let item = UITabBarItem(title: title, image: nil, selectedImage: nil)
            storedTabBarItem = item
            return item
        }
        set { storedTabBarItem = newValue }
    }

    /// The title also applies to the navigation item and the tab, as UIKit documents.
    private func titleDidChange(from oldValue: String?) {
        navigationItem.title = title
        storedTabBarItem?.title = title
        if let navigation = parent as? UINavigationController, navigation.viewControllers.first === self {
            navigation.storedTabBarItem?.title = title
        }
    }
}
