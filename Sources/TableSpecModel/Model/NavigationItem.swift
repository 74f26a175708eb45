public import TableSpecDiagnostics

/// What a screen puts into the navigation bar.
public struct NavigationItem: Hashable, Sendable {
    public var largeTitle: Setting<LargeTitleDisplayMode>
    /// The line above the bar's controls.
    public var prompt: TextTemplate?
    /// The buttons at the leading edge, from the edge inwards.
    public var left: [BarButton]
    /// The buttons at the trailing edge, from the edge inwards.
    public var right: [BarButton]

    /// Creates an empty item.
    public init() {
        self.largeTitle = .unset
        self.left = []
        self.right = []
    }
}

/// A button of the navigation bar.
public struct BarButton: Hashable, Sendable {
    /// What the button shows.
    public enum Face: Hashable, Sendable {
        /// The button that toggles between Edit and Done: `UIViewController.editButtonItem`.
        case edit
        case system(SystemItem)
        case title(TextTemplate)
        case image(ImageReference)
        /// Nothing that could be read, which has been diagnosed.
        case invalid
    }

    public var face: Face
    public var trigger: Trigger
    /// When the button reacts, as far as editing is concerned.
    public var enabled: Setting<EditingCondition>
    public var accessibilityLabel: TextTemplate?
    public var range: SourceRange

    /// Creates a button.
    public init(face: Face, trigger: Trigger = .none, at range: SourceRange) {
        self.face = face
        self.trigger = trigger
        self.enabled = .unset
        self.range = range
    }
}
