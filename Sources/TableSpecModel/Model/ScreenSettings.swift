/// The settings of a screen as a view controller, besides its title and its bar.
package struct ScreenSettings: Hashable, Sendable {
    /// The buttons of the toolbar, from the leading edge.
    package var toolbar: [BarButton]
    /// Whether the toolbar is hidden at first.
    package var isToolbarHidden: Setting<Bool>
    /// Whether the navigation bar is hidden while the screen is shown.
    package var isNavigationBarHidden: Setting<Bool>
    /// Whether the bar at the bottom goes while the screen is pushed.
    package var hidesBottomBarWhenPushed: Setting<Bool>
    /// Whether the sheet in which the screen is presented refuses to be dragged down; by default where it has a button
    /// that cancels.
    package var isModalInPresentation: Setting<Bool>
    /// Whether the selection is cleared when the screen appears.
    package var clearsSelection: Setting<Bool>
    /// The views above the table, from the top; with them the table is one of several views.
    package var viewsAbove: [ScreenView]
    /// The views below the table, from the top.
    package var viewsBelow: [ScreenView]
    /// The views that float over the table, the last one in front.
    package var viewsOver: [ContentView]
    /// The space around the views on one side of the table; `left` is the leading one.
    package var columnMargins: Setting<EdgeInsets>
    /// The space around the table; `left` is the leading one.
    package var tableMargins: Setting<EdgeInsets>
    /// The orientations that the screen supports; empty for the system's own.
    package var orientations: [Located<InterfaceOrientation>]

    /// Creates settings that state nothing.
    package init() {
        toolbar = []
        isToolbarHidden = .unset
        isNavigationBarHidden = .unset
        hidesBottomBarWhenPushed = .unset
        isModalInPresentation = .unset
        clearsSelection = .unset
        viewsAbove = []
        viewsBelow = []
        viewsOver = []
        columnMargins = .unset
        tableMargins = .unset
        orientations = []
    }
}

/// How a segue presents its destination.
package struct Presentation: Hashable, Sendable {
    package var style: Setting<ModalPresentationStyle>
    package var transition: Setting<ModalTransitionStyle>
    /// The heights at which the sheet rests; empty for the system's own.
    package var detents: [Located<SheetDetent>]
    /// Whether the sheet shows a grabber.
    package var prefersGrabberVisible: Setting<Bool>
    /// Where the arrow of a popover may point; empty for everywhere.
    package var arrowDirections: [Located<PopoverArrowDirection>]
    /// Whether the screen gets a navigation bar of its own; by default where it is generated.
    package var wrapsInNavigation: Setting<Bool>
    /// Whether the screen comes with an animation.
    package var isAnimated: Setting<Bool>

    /// Creates a presentation that states nothing.
    package init() {
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
    package var isComposite: Bool {
        !settings.viewsAbove.isEmpty || !settings.viewsBelow.isEmpty || !settings.viewsOver.isEmpty
            || settings.tableMargins.value != nil
    }

    /// All buttons of the bars.
    package var barButtons: [BarButton] { navigationItem.left + navigationItem.right + settings.toolbar }

    /// Whether a button of the screen ends it with a result action.
    package func finishes(_ kind: FinishKind) -> Bool {
        barButtons.contains {
            if case .finish(let stated) = $0.trigger { return stated.value == kind }
            return false
        }
    }

    /// Whether dragging down the sheet in which the screen is presented asks before it discards changes.
    package var asksBeforeDiscarding: Bool {
        settings.isModalInPresentation.value == nil && finishes(.cancel) && !state.isEmpty
    }
}
