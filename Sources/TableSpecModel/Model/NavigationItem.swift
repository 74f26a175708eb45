package import TableSpecDiagnostics

/// A screen's items in the navigation bar: `UINavigationItem`.
package struct NavigationItem: Hashable, Sendable {
    package var largeTitle: Setting<LargeTitleDisplayMode>
    /// The line above the bar's controls.
    package var prompt: TextTemplate?
    /// The view in the middle of the bar that replaces the title.
    @BoxedIfPresent package var titleView: ScreenView?
    /// The search field.
    @BoxedIfPresent package var search: SearchField?
    /// The title of the back button on the screens that this one leads to.
    package var backButtonTitle: TextTemplate?
    package var backButtonDisplayMode: Setting<BackButtonDisplayMode>
    package var hidesBackButton: Setting<Bool>
    /// Whether the left buttons appear after the back button instead of replacing it.
    package var leftItemsSupplementBackButton: Setting<Bool>
    /// The buttons at the leading edge, from the edge inwards.
    package var left: [BarButton]
    /// The buttons at the trailing edge, from the edge inwards.
    package var right: [BarButton]

    /// Creates an empty item.
    package init() {
        self.largeTitle = .unset
        self.backButtonDisplayMode = .unset
        self.hidesBackButton = .unset
        self.leftItemsSupplementBackButton = .unset
        self.left = []
        self.right = []
    }
}

/// A button of the navigation bar or the toolbar.
package struct BarButton: Hashable, Sendable {
    /// The content of the button, which lies apart so that buttons are cheap to copy and to compare.
    package indirect enum Kind: Hashable, Sendable {
        /// The button that toggles between Edit and Done: `UIViewController.editButtonItem`.
        case edit
        case system(SystemItem)
        case title(TextTemplate)
        case image(ImageReference)
        /// A view that reacts by itself.
        case view(ScreenView)
        /// A value that could not be read, which has been diagnosed.
        case invalid
    }

    package var kind: Kind
    /// The title of a button that shows an image: what VoiceOver says, and what the system's lists of buttons show.
    package var hiddenTitle: TextTemplate?
    package var trigger: Trigger
    /// The menu that the button shows: at a tap, or where a tap does something, at a long press.
    package var menu: [MenuItem] = []
    /// The question before a tap has its effect.
    package var confirmation: TextTemplate?
    /// Whether a part of the button could not be read, which has been diagnosed.
    var isPartUnread = false
    /// The keys of a hardware keyboard that do what a tap does.
    package var keyboardShortcut: KeyboardShortcut?
    /// When the button reacts, as far as editing is concerned.
    package var enabled: Setting<EditingCondition>
    /// The condition on the data under which the button reacts.
    package var enabledCondition: Condition?
    /// The emphasis of a title or an image.
    package var style: Setting<BarButtonStyle>
    package var tintColor: Setting<ColorReference>
    /// The width of a fixed space in points.
    package var width: Setting<Double>
    package var accessibilityLabel: TextTemplate?
    package var range: SourceRange

    /// Creates a button.
    package init(kind: Kind, trigger: Trigger = .none, at range: SourceRange) {
        self.kind = kind
        self.trigger = trigger
        self.enabled = .unset
        self.style = .unset
        self.tintColor = .unset
        self.width = .unset
        self.range = range
    }

    /// The title, whether it is seen or not.
    package var title: TextTemplate? {
        if case .title(let title) = kind { return title }
        return hiddenTitle
    }
}
