public import Foundation

/// One screen: owns a view, and is told when it appears and disappears.
///
/// A dismissal with an animation takes its time (``HeadlessClock``); a push and a presentation are complete, completion
/// included, when the call returns.
@MainActor open class UIViewController: UIResponder {
    final var storedView: UIView?
    final var storedTabBarItem: UITabBarItem?
    final var storedEditButton: UIBarButtonItem?
    final var appearance = Appearance.disappeared
    final var appearsAnimated = false
    final var ownPresented: UIViewController?
    final weak var ownPresenting: UIViewController?
    final var storedPresentation: UIPresentationController?

    public let nibName: String?
    public let nibBundle: Bundle?
    /// The title of the screen, also in bars and tabs.
    open var title: String? {
        didSet { titleDidChange(from: oldValue) }
    }
    /// The content of the navigation bar while this controller is on top.
    open var navigationItem: UINavigationItem { ownNavigationItem }
    private lazy var ownNavigationItem: UINavigationItem = {
        let item = UINavigationItem(title: title ?? "")
        item.controller = self
        return item
    }()
    /// The buttons of the toolbar while the controller is on top.
    open var toolbarItems: [UIBarButtonItem]?
    /// Kept; bars take no room.
    open var hidesBottomBarWhenPushed = false
    /// The controllers inside this one.
    open internal(set) var children: [UIViewController] = []
    /// The container of the controller.
    open internal(set) weak var parent: UIViewController?
    private var storedEditing = false
    private var addedKeyCommands: [UIKeyCommand] = []

    /// Where and how large the controller is presented.
    open var modalPresentationStyle: UIModalPresentationStyle = .automatic
    /// How the controller comes and goes; time does not pass.
    open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical
    /// Whether a sheet refuses to be swiped down.
    open var isModalInPresentation = false
    open var definesPresentationContext = false
    open var providesPresentationContextTransitionStyle = false
    open var preferredContentSize: CGSize = .zero
    open var additionalSafeAreaInsets: UIEdgeInsets = .zero
    open var edgesForExtendedLayout: UIRectEdge = .all
    open var extendedLayoutIncludesOpaqueBars = false
    /// Light or dark for the view and all below it.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
        didSet { storedView?.overrideUserInterfaceStyle = overrideUserInterfaceStyle }
    }
    open var restorationIdentifier: String?
    /// The orientations that the controller supports; the device is not turned by itself.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
    /// The transition that is under way; `nil` where none is. A navigation controller has one while it pushes or pops.
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { parent?.transitionCoordinator }
    /// Whether a presentation of the controller is under way.
    open internal(set) var isBeingPresented = false
    /// Whether a dismissal of the controller is under way.
    open internal(set) var isBeingDismissed = false
    /// Whether the controller is being added to a container.
    open internal(set) var isMovingToParent = false
    /// Whether the controller is being removed from a container.
    open internal(set) var isMovingFromParent = false

    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        nibName = nibNameOrNil
        nibBundle = nibBundleOrNil
        super.init()
    }

    public override convenience init() {
        self.init(nibName: nil, bundle: nil)
    }

    /// A controller without archive: there are no storyboards in memory.
    public required init?(coder: NSCoder) {
        nibName = nil
        nibBundle = nil
        super.init()
    }

    // MARK: View

    /// The view; asking for it loads it.
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

    /// The configuration shown in place of the content, from iOS 17 on.
    open var contentUnavailableConfiguration: (any UIContentConfiguration)?

    private var contentScrollViews: [Int: UIScrollView] = [:]

    /// Says at which scroll view bars look at all edges
    /// (https://developer.apple.com/documentation/uikit/uiviewcontroller/setcontentscrollview(_:)).
    open func setContentScrollView(_ scrollView: UIScrollView?) {
        setContentScrollView(scrollView, for: .all)
    }

    /// Says at which scroll view the bars at some edges look.
    open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
        for side in [NSDirectionalRectEdge.top, .leading, .bottom, .trailing] where edge.contains(side) {
            contentScrollViews[Int(side.rawValue)] = scrollView
        }
    }

    /// The scroll view at which the bar at an edge looks; `nil` where UIKit finds one by itself.
    open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        contentScrollViews[Int(edge.rawValue)]
    }

    /// The view, where it has been loaded.
    open var viewIfLoaded: UIView? { storedView }
    /// Whether the view has been loaded.
    open var isViewLoaded: Bool { storedView != nil }

    /// Makes the view; the default is an empty one. Overrides do not call `super`.
    open func loadView() {
        view = UIView(frame: CGRect(origin: .zero, size: UIWindow.standardSize))
    }

    /// Loads the view unless that has happened.
    open func loadViewIfNeeded() {
        guard storedView == nil else { return }
        loadView()
        viewDidLoad()
    }

    /// Tells the controller that a container begins to show or hide it.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        beginTransition(isAppearing, animated: animated)
    }

    /// Tells the controller that the transition which was begun has ended.
    open func endAppearanceTransition() {
        endTransition()
    }

    /// The view has been loaded.
    open func viewDidLoad() {}
    /// The view is about to be shown.
    open func viewWillAppear(_ animated: Bool) {}
    /// The view is in the hierarchy and has its size, before it is laid out.
    open func viewIsAppearing(_ animated: Bool) {}
    /// The view is shown.
    open func viewDidAppear(_ animated: Bool) {}
    /// The view is about to go or to be covered.
    open func viewWillDisappear(_ animated: Bool) {}
    /// The view has gone or is covered.
    open func viewDidDisappear(_ animated: Bool) {}
    /// The view is about to be laid out.
    open func viewWillLayoutSubviews() {}
    /// The view has been laid out.
    open func viewDidLayoutSubviews() {}
    /// Never called: constraints are not solved in passes.
    open func updateViewConstraints() {}
    /// Never called by itself: there are no memory warnings.
    open func didReceiveMemoryWarning() {}
    /// The controller is about to get or lose a parent.
    open func willMove(toParent parent: UIViewController?) {}
    /// The controller has got or lost a parent.
    open func didMove(toParent parent: UIViewController?) {}

    open override var next: UIResponder? { storedView?.superview ?? parent }

    /// Those that were added, unless a subclass knows others.
    open override var keyCommands: [UIKeyCommand]? { addedKeyCommands.isEmpty ? nil : addedKeyCommands }

    /// Adds what keys do while the controller is in the responder chain.
    open func addKeyCommand(_ keyCommand: UIKeyCommand) {
        addedKeyCommands.append(keyCommand)
    }

    /// Takes back what keys do.
    open func removeKeyCommand(_ keyCommand: UIKeyCommand) {
        addedKeyCommands.removeAll { $0 === keyCommand }
    }

    open var traitCollection: UITraitCollection { storedView?.traitCollection ?? .standard }

    // MARK: Editing

    /// Whether the controller lets the person edit; setting it calls `setEditing(_:animated:)`.
    open var isEditing: Bool {
        get { storedEditing }
        set { setEditing(newValue, animated: false) }
    }

    /// Switches editing on or off; overrides call `super`.
    open func setEditing(_ editing: Bool, animated: Bool) {
        storedEditing = editing
        updateEditButton()
    }

    // MARK: Presentation, in UIViewController+Presentation.swift

    /// The controller that this one or its nearest container presents.
    open var presentedViewController: UIViewController? {
        ownPresented ?? parent?.presentedViewController
    }

    /// The controller that presents this one or its nearest container.
    open var presentingViewController: UIViewController? {
        ownPresenting ?? parent?.presentingViewController
    }

    /// The sheet of a controller that is presented as one.
    open var sheetPresentationController: UISheetPresentationController? {
        makePresentationController() as? UISheetPresentationController
    }

    /// The bubble of a controller that is presented as one.
    open var popoverPresentationController: UIPopoverPresentationController? {
        makePresentationController() as? UIPopoverPresentationController
    }

    /// The object that manages the presentation of this controller, or of its nearest container that is presented.
    open var presentationController: UIPresentationController? {
        if ownPresenting == nil, let parent { return parent.presentationController }
        return makePresentationController()
    }

    /// Shows a controller over this one, or over its outermost container.
    open func present(
        _ viewControllerToPresent: UIViewController,
        animated flag: Bool,
        completion: (() -> Void)? = nil
    ) {
        presentNow(viewControllerToPresent, animated: flag, completion: completion)
    }

    /// Takes down what this controller presents with all above it, else asks its presenter to take this one down.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        dismissNow(animated: flag, completion: completion)
    }

    /// Shows the controller in the way of the nearest container: a push in a navigation controller, else modally.
    open func show(_ vc: UIViewController, sender: Any?) {
        if let container = parent {
            container.show(vc, sender: sender)
        } else {
            present(vc, animated: true)
        }
    }

    /// Presents the controller: there are no split views.
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        present(vc, animated: true)
    }

    // MARK: Containers

    /// Makes a controller a child; the caller adds its view and then calls `didMove(toParent:)`.
    open func addChild(_ childController: UIViewController) {
        beginContaining(childController)
    }

    /// Ends being a child; the caller has called `willMove(toParent: nil)` before.
    open func removeFromParent() {
        endContainment()
    }

    /// The dismissal of the controller has ended.
    func dismissalDidEnd() {}

    /// The nearest navigation controller around this controller.
    open var navigationController: UINavigationController? { enclosing() }

    /// The nearest tab bar controller around this controller.
    open var tabBarController: UITabBarController? { enclosing() }

    /// The button that switches editing on and off: *Edit*, and *Done* while editing.
    open var editButtonItem: UIBarButtonItem { makeEditButton() }

    /// The child whose view is seen; containers that show one child at a time answer it.
    var shownChild: UIViewController? { nil }

    /// Forwards to the children which are seen; containers override it.
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

    /// A title is also that of navigation item and tab, as UIKit documents.
    private func titleDidChange(from oldValue: String?) {
        navigationItem.title = title
        storedTabBarItem?.title = title
        if let navigation = parent as? UINavigationController, navigation.viewControllers.first === self {
            navigation.storedTabBarItem?.title = title
        }
    }
}
