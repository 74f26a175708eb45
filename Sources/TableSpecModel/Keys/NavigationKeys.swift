/// The keys of a navigation item.
public enum NavigationItemKey: String, SpelledKeyTable {
    case largeTitle, prompt, titleView, search, left, right, backButtonTitle, backButtonDisplayMode, hidesBackButton

    public static let object = ObjectDescription("navigation item", "What the screen puts into the navigation bar.")

    package static let lookup = KeyLookup<Self>()

    public var entry: KeyDescription {
        switch self {
        case .largeTitle:
            .init(.word(LargeTitleDisplayMode.self), default: "automatic", "How the title is shown.")
        case .prompt:
            .init(.text, "A line above the bar's controls.")
        case .titleView:
            .init(.object("view"), default: "the title", "A view in the middle of the bar.")
        case .search:
            .init(
                .either([.binding(to: SearchFieldKey.noun), .object("search field")]),
                "The screen's search field: `UISearchController`, which shows its results in the screen's own table."
            )
        case .left:
            .init(Self.buttons, default: "the back button", "The button or buttons at the leading edge.")
        case .right:
            .init(Self.buttons, "The button or buttons at the trailing edge.")
        case .backButtonTitle:
            .init(.text, default: "the title", "What the back button says on the screens that this one leads to.")
        case .backButtonDisplayMode:
            .init(
                .word(BackButtonDisplayMode.self),
                default: "default",
                "What the back button shows on the screens that this one leads to."
            )
        case .hidesBackButton:
            .init(.boolean, default: "false", "Whether the screen has no back button.")
        }
    }

    static let buttons = ValueDescription.either([
        .word(noun: "bar button", ["edit"]), .object("bar button"), .list(of: .object("bar button")),
    ])
}

/// The keys of a search field.
public enum SearchFieldKey: String, SpelledKeyTable {
    case text, placeholder, scopeButtonTitles, selectedScopeButtonIndex, action
    case preferredSearchBarPlacement, hidesSearchBarWhenScrolling, hidesNavigationBarDuringPresentation

    public static let object = ObjectDescription("search field", "The search field of the navigation bar.")

    package static let lookup = KeyLookup<Self>()

    static let noun = "a text of the state"

    public var entry: KeyDescription {
        switch self {
        case .text: .init(.binding(to: Self.noun), isRequired: true, "What a person searches for.")
        case .placeholder: .init(.text, default: "the system's", "What the empty field shows.")
        case .scopeButtonTitles:
            .init(.list(of: .text), "Where one may search: buttons below the field while a person searches.")
        case .selectedScopeButtonIndex:
            .init(.binding(to: "a whole number of the state"), "Which of these buttons is chosen, from 0.")
        case .action: .init(.identifier, "The method of the app that is called after a change.")
        case .preferredSearchBarPlacement:
            .init(
                .word(SearchBarPlacement.self),
                default: "automatic",
                """
                Where the field is: `stacked` keeps it below the title, `automatic` has it there, too, but at the bottom of a \
                phone with iOS 26. From iOS 16 on.
                """
            )
        case .hidesSearchBarWhenScrolling:
            .init(.boolean, default: "true", "Whether the field goes while the table is scrolled.")
        case .hidesNavigationBarDuringPresentation:
            .init(.boolean, default: "true", "Whether the title and the buttons go while a person searches.")
        }
    }
}

/// The keys of a bar button, besides what a tap does.
public enum BarButtonKey: String, SpelledKeyTable {
    case systemItem, title, image, view, width, finish, enabled, style, tintColor, accessibilityLabel

    public static let object = ObjectDescription("bar button", "A button of the navigation bar or the toolbar.")

    package static let lookup = KeyLookup<Self>()

    public var entry: KeyDescription {
        switch self {
        case .systemItem: .init(.word(SystemItem.self), "One of the system's buttons.")
        case .title: .init(.text, "The button's title.")
        case .image: .init(.image, "The button's image.")
        case .view:
            .init(.excluding(key: "class", .object("view")), "A view in place of a button; it reacts by itself.")
        case .width: .init(.points, default: "0", "The width of `fixedSpace`.")
        case .finish:
            .init(.word(FinishKind.self), "Ends the screen, which has a `result`: hands it back, or nothing.")
        case .enabled: .init(.word(EditingCondition.self), "When the button reacts; always, if absent.")
        case .style: .init(.word(BarButtonStyle.self), default: "the face's", "The emphasis of a title or an image.")
        case .tintColor: .init(.color, default: "the bar's", "The colour of the button.")
        case .accessibilityLabel: .init(.text, "What VoiceOver says instead of the title.")
        }
    }
}

/// The keys that say what a tap does.
public enum TriggerKey: String, SpelledKeyTable {
    case segue, action

    public static let object = ObjectDescription("trigger", "What a tap does.")

    package static let lookup = KeyLookup<Self>()

    public var entry: KeyDescription {
        switch self {
        case .segue:
            .init(
                .either([
                    .name(of: "screen"), .object("segue"),
                    .tableWith(key: "of", .path, others: .either([.name(of: "screen"), .object("segue")])),
                ]),
                "The screen that a tap shows, or `of:` an enumeration and a screen for each of its words."
            )
        case .action: .init(.identifier, "The method of the app that a tap calls.")
        }
    }
}

/// The keys of a segue.
public enum SegueKey: String, SpelledKeyTable {
    case to, kind, pass, stack, modalPresentationStyle, modalTransitionStyle, detents, prefersGrabberVisible
    case permittedArrowDirections, wrapInNavigation, animated

    public static let object = ObjectDescription("segue", "A way to another screen.")

    package static let lookup = KeyLookup<Self>()

    public var entry: KeyDescription {
        switch self {
        case .to: .init(.name(of: "screen"), isRequired: true, "The screen that is shown.")
        case .kind: .init(.word(SegueKind.self), default: "show", "How the screen is shown.")
        case .pass: .init(.table(of: .text), "The values of the destination's input, by name.")
        case .stack:
            .init(
                FileKey.stackDescription,
                "The screens above the destination in its navigation stack, in order; for `presentModally`."
            )
        case .modalPresentationStyle:
            .init(
                .word(ModalPresentationStyle.self),
                default: "automatic",
                "Where and how large the screen is presented; for `presentModally`, as are the following keys. A `popover` "
                    + "points at the row or the bar button that was tapped."
            )
        case .modalTransitionStyle:
            .init(.word(ModalTransitionStyle.self), default: "coverVertical", "How the screen comes and goes.")
        case .detents:
            .init(
                .list(of: .word(SheetDetent.self)),
                default: "[large]",
                "The heights at which a sheet rests, the smallest first."
            )
        case .prefersGrabberVisible:
            .init(.boolean, default: "false", "Whether a sheet shows a grabber at its top.")
        case .permittedArrowDirections:
            .init(
                .list(of: .word(PopoverArrowDirection.self)),
                default: "all of them",
                "Where the arrow of a popover may point; it points from the bubble to the row, its button or the bar button."
            )
        case .wrapInNavigation:
            .init(
                .boolean,
                default: "true for screens that a spec describes",
                "Whether the presented screen gets a navigation bar of its own."
            )
        case .animated: .init(.boolean, default: "true", "Whether the screen comes with an animation.")
        }
    }
}
