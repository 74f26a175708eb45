/// What a screen says about itself as a view controller, besides its title and its bar.
public struct ScreenSettings: Hashable, Sendable {
    /// The buttons of the toolbar, from the leading edge.
    public var toolbar: [BarButton]
    /// Whether the toolbar is hidden at first.
    public var isToolbarHidden: Setting<Bool>
    /// Whether the navigation bar is hidden while the screen is shown.
    public var isNavigationBarHidden: Setting<Bool>
    /// Whether the bar at the bottom goes while the screen is pushed.
    public var hidesBottomBarWhenPushed: Setting<Bool>
    /// Whether the sheet in which the screen is presented refuses to be dragged down; by default where it has a button
    /// that cancels.
    public var isModalInPresentation: Setting<Bool>
    /// Whether the selection is cleared when the screen appears.
    public var clearsSelection: Setting<Bool>
    /// The views above the table, from the top; with them the table is one of several views.
    public var viewsAbove: [ScreenView]
    /// The views below the table, from the top.
    public var viewsBelow: [ScreenView]
    /// The orientations that the screen supports; empty for the system's own.
    public var orientations: [Located<InterfaceOrientation>]

    /// Creates settings that state nothing.
    public init() {
        toolbar = []
        isToolbarHidden = .unset
        isNavigationBarHidden = .unset
        hidesBottomBarWhenPushed = .unset
        isModalInPresentation = .unset
        clearsSelection = .unset
        viewsAbove = []
        viewsBelow = []
        orientations = []
    }
}

/// How a segue presents its destination.
public struct Presentation: Hashable, Sendable {
    public var style: Setting<ModalPresentationStyle>
    public var transition: Setting<ModalTransitionStyle>
    /// The heights at which the sheet rests; empty for the system's own.
    public var detents: [Located<SheetDetent>]
    /// Whether the sheet shows a grabber.
    public var prefersGrabberVisible: Setting<Bool>
    /// Where the arrow of a popover may point; empty for everywhere.
    public var arrowDirections: [Located<PopoverArrowDirection>]
    /// Whether the screen gets a navigation bar of its own; by default where it is generated.
    public var wrapsInNavigation: Setting<Bool>
    /// Whether the screen comes with an animation.
    public var isAnimated: Setting<Bool>

    /// Creates a presentation that states nothing.
    public init() {
        style = .unset
        transition = .unset
        detents = []
        prefersGrabberVisible = .unset
        arrowDirections = []
        wrapsInNavigation = .unset
        isAnimated = .unset
    }
}

extension Screen {
    /// Whether the table is one of several views of the screen.
    public var isComposite: Bool { !settings.viewsAbove.isEmpty || !settings.viewsBelow.isEmpty }

    /// All buttons of the bars.
    public var barButtons: [BarButton] { navigationItem.left + navigationItem.right + settings.toolbar }

    /// Whether a button of the screen ends it with a result action.
    public func finishes(_ kind: FinishKind) -> Bool {
        barButtons.contains {
            if case .finish(let stated) = $0.trigger { return stated.value == kind }
            return false
        }
    }

    /// Whether the sheet in which the screen is presented refuses to be dragged down.
    public var isModalInPresentation: Bool { settings.isModalInPresentation.value ?? finishes(.cancel) }
}
