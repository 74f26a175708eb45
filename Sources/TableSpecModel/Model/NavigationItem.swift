public import TableSpecDiagnostics

/// What a screen puts into the navigation bar.
public struct NavigationItem: Hashable, Sendable {
    public var largeTitle: Setting<LargeTitleDisplayMode>
    /// The line above the bar's controls.
    public var prompt: TextTemplate?
    /// What stands in the middle of the bar in place of the title.
    public var titleView: ScreenView?
    /// The search field.
    public var search: SearchField?
    /// What the back button says on the screens that this one leads to.
    public var backButtonTitle: TextTemplate?
    public var backButtonDisplayMode: Setting<BackButtonDisplayMode>
    public var hidesBackButton: Setting<Bool>
    /// The buttons at the leading edge, from the edge inwards.
    public var left: [BarButton]
    /// The buttons at the trailing edge, from the edge inwards.
    public var right: [BarButton]

    /// Creates an empty item.
    public init() {
        self.largeTitle = .unset
        self.backButtonDisplayMode = .unset
        self.hidesBackButton = .unset
        self.left = []
        self.right = []
    }
}

/// A button of the navigation bar or the toolbar.
public struct BarButton: Hashable, Sendable {
    /// What the button shows.
    public enum Face: Hashable, Sendable {
        /// The button that toggles between Edit and Done: `UIViewController.editButtonItem`.
        case edit
        case system(SystemItem)
        case title(TextTemplate)
        case image(ImageReference)
        /// A view that reacts by itself.
        case view(ScreenView)
        /// Nothing that could be read, which has been diagnosed.
        case invalid
    }

    public var face: Face
    public var trigger: Trigger
    /// When the button reacts, as far as editing is concerned.
    public var enabled: Setting<EditingCondition>
    /// The emphasis of a title or an image.
    public var style: Setting<BarButtonStyle>
    public var tintColor: Setting<ColorReference>
    /// The width of a fixed space in points.
    public var width: Setting<Double>
    public var accessibilityLabel: TextTemplate?
    public var range: SourceRange

    /// Creates a button.
    public init(face: Face, trigger: Trigger = .none, at range: SourceRange) {
        self.face = face
        self.trigger = trigger
        self.enabled = .unset
        self.style = .unset
        self.tintColor = .unset
        self.width = .unset
        self.range = range
    }
}
