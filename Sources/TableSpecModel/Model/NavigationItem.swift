package import TableSpecDiagnostics

/// A screen's items in the navigation bar: `UINavigationItem`.
package struct NavigationItem: Equatable, Sendable {
    package var largeTitle = Setting<LargeTitleDisplayMode>.unset
    /// The prompt above the bar's controls.
    package var prompt: TextTemplate?
    /// The title view, which replaces the title.
    @BoxedIfPresent package var titleView: ScreenView?
    /// The search field.
    @BoxedIfPresent package var search: SearchField?
    /// The title of the back button on the screens that this one pushes.
    package var backButtonTitle: TextTemplate?
    package var backButtonDisplayMode = Setting<BackButtonDisplayMode>.unset
    package var hidesBackButton = Setting<Bool>.unset
    /// Whether the left buttons appear after the back button instead of replacing it.
    package var leftItemsSupplementBackButton = Setting<Bool>.unset
    /// The buttons at the leading edge, from the edge inwards.
    package var left: [BarButton] = []
    /// The buttons at the trailing edge, from the edge inwards.
    package var right: [BarButton] = []

    /// Creates an empty item.
    package init() {}
}

/// A button of the navigation bar or the toolbar.
package struct BarButton: Equatable, Sendable {
    /// The content of the button, which is stored separately so that buttons are cheap to copy and to compare.
    package indirect enum Kind: Hashable, Sendable {
        /// The button that toggles between Edit and Done: `UIViewController.editButtonItem`.
        case edit
        case system(SystemItem)
        case title(TextTemplate)
        case image(ImageReference)
        /// A view that handles touches itself.
        case view(ScreenView)
        /// A value that could not be read, which has been diagnosed.
        case invalid
    }

    package var kind: Kind
    /// The title of a button with an image, which VoiceOver and the system's lists of buttons use.
    package var hiddenTitle: TextTemplate?
    package var trigger: Trigger
    /// The menu of the button, which appears after a tap or, if a tap has another effect, after a long press.
    package var menu: [MenuItem] = []
    /// The confirmation question for a tap.
    package var confirmation: TextTemplate?
    /// Whether a part of the button couldn't be decoded, which has been diagnosed.
    var isPartUnread = false
    /// The keyboard shortcut with the effect of a tap.
    package var keyboardShortcut: KeyboardShortcut?
    /// When the button is enabled, with regard to editing mode.
    package var enabled = Setting<EditingCondition>.unset
    /// The condition under which the button is enabled.
    package var enabledCondition: Condition?
    /// The emphasis of a title or an image.
    package var style = Setting<BarButtonStyle>.unset
    package var tintColor = Setting<ColorReference>.unset
    /// The width of a fixed space in points.
    package var width = Setting<Double>.unset
    package var accessibilityLabel: TextTemplate?
    package var range: SourceRange

    /// Creates a button.
    package init(kind: Kind, trigger: Trigger = .none, at range: SourceRange) {
        self.kind = kind
        self.trigger = trigger
        self.range = range
    }

    /// The title, even if an image hides it.
    package var title: TextTemplate? {
        if case .title(let title) = kind { return title }
        return hiddenTitle
    }
}
