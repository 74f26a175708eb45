/// The settings of a screen as a view controller, except its title and its bar.
package struct ScreenSettings: Equatable, Sendable {
    /// The buttons of the toolbar, from the leading edge.
    package var toolbar: [BarButton] = []
    /// Whether the toolbar is initially hidden.
    package var isToolbarHidden = Setting<Bool>.unset
    /// Whether the navigation bar is hidden while the screen is shown.
    package var isNavigationBarHidden = Setting<Bool>.unset
    /// Whether the bar at the bottom is hidden while the screen is pushed.
    package var hidesBottomBarWhenPushed = Setting<Bool>.unset
    /// Whether the user can't dismiss the screen's sheet by dragging it down. By default, true if it has a cancel
    /// button.
    package var isModalInPresentation = Setting<Bool>.unset
    /// Whether the selection is cleared when the screen appears.
    package var clearsSelection = Setting<Bool>.unset
    /// The views above the table, from the top. With them, the table is one of several views.
    package var viewsAbove: [ScreenView] = []
    /// The views below the table, from the top.
    package var viewsBelow: [ScreenView] = []
    /// The views that float over the table, the last one in front.
    package var viewsOver: [ContentView] = []
    /// The space around the views on one side of the table. `left` is the leading edge.
    package var columnMargins = Setting<EdgeInsets>.unset
    /// The space around the table. `left` is the leading edge.
    package var tableMargins = Setting<EdgeInsets>.unset
    /// The color around the table.
    package var backgroundColor = Setting<ColorReference>.unset
    /// The orientations that the screen supports; empty for the system's default.
    package var orientations: [Located<InterfaceOrientation>] = []

    /// Creates settings with no values set.
    package init() {}
}

/// How a segue presents its destination.
package struct Presentation: Hashable, Sendable {
    package var style = Setting<ModalPresentationStyle>.unset
    package var transition = Setting<ModalTransitionStyle>.unset
    /// The heights at which the sheet rests; empty for the system's default.
    package var detents: [Located<SheetDetent>] = []
    /// Whether the sheet shows a grabber.
    package var prefersGrabberVisible = Setting<Bool>.unset
    /// The possible directions of a popover's arrow; empty for all directions.
    package var arrowDirections: [Located<PopoverArrowDirection>] = []
    /// Whether the screen gets its own navigation bar. By default, generated screens do.
    package var wrapsInNavigation = Setting<Bool>.unset
    /// Whether the presentation is animated.
    package var isAnimated = Setting<Bool>.unset

    /// Creates a presentation with no values set.
    package init() {}
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
