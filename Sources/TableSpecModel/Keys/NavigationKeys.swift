/// The keys of a navigation item.
package enum NavigationItemKey: String, DeclaredKeyTable {
    case largeTitle, prompt, titleView, search, left, right, backButtonTitle, backButtonDisplayMode, hidesBackButton
    case leftItemsSupplementBackButton

    package static let object = ObjectDescription("navigation item", "The items of the screen in the navigation bar.")

    package var declaration: KeyDeclaration<NavigationItem> {
        switch self {
        case .largeTitle:
            .init(\.largeTitle, .word(), default: "automatic", "How the title is shown.")
        case .prompt:
            .init(\.prompt, .text(.prompt), "A line above the bar's controls.")
        case .titleView:
            .init(
                at: Place({ $0.titleView }, { $0.titleView = $1 }),
                .view(at: .titleView),
                default: "the title",
                "A view in the middle of the bar."
            )
        case .search:
            .init(
                at: Place({ $0.search }, { $0.search = $1 }),
                .search,
                "The screen's search field: `UISearchController`, which shows its results in the screen's own table."
            )
        case .left:
            .init(
                \.left,
                .barButtons(in: .navigationBar),
                default: "the back button",
                "The button or buttons at the leading edge."
            )
        case .right:
            .init(\.right, .barButtons(in: .navigationBar), "The button or buttons at the trailing edge.")
        case .backButtonTitle:
            .init(
                \.backButtonTitle,
                .text(.backButtonTitle),
                default: "the title",
                "The title of the back button on the screens that this one leads to."
            )
        case .backButtonDisplayMode:
            .init(
                \.backButtonDisplayMode,
                .word(),
                default: "default",
                "The display mode of the back button on the screens that this one leads to."
            )
        case .hidesBackButton:
            .init(\.hidesBackButton, .boolean, default: "false", "Whether the screen has no back button.")
        case .leftItemsSupplementBackButton:
            .init(
                \.leftItemsSupplementBackButton,
                .boolean,
                default: "false",
                "Whether the buttons on the `left` stand after the back button instead of taking its place."
            )
        }
    }
}

/// The keys of a search field.
package enum SearchFieldKey: String, DeclaredKeyTable {
    case text, placeholder, scopeButtonTitles, selectedScopeButtonIndex, action
    case preferredSearchBarPlacement, hidesSearchBarWhenScrolling, hidesNavigationBarDuringPresentation

    package static let object = ObjectDescription("search field", "The search field of the navigation bar.")

    static let noun = "a text of the state"

    package var declaration: KeyDeclaration<SearchField> {
        switch self {
        case .text:
            .init(\.field.value, .binding(to: Self.noun), isRequired: true, "The text that a person searches for.")
        case .placeholder:
            .init(
                \.field.placeholder,
                .text(.placeholder),
                default: "the system's",
                "The text that the empty field shows."
            )
        case .scopeButtonTitles:
            .scope(
                \.titles,
                .texts { .segment($0) },
                "Where one may search: buttons below the field while a person searches."
            )
        case .selectedScopeButtonIndex:
            .scope(\.value, .binding(to: "a whole number of the state"), "Which of these buttons is chosen, from 0.")
        case .action:
            .init(\.field.action, .identifier("method"), "The method of the app that is called after a change.")
        case .preferredSearchBarPlacement:
            .init(
                \.placement,
                .word(),
                default: "automatic",
                """
                Where the field is: `stacked` keeps it below the title, `automatic` has it there, too, but at the bottom of a \
                phone with iOS 26. From iOS 16 on.
                """
            )
        case .hidesSearchBarWhenScrolling:
            .init(
                \.hidesWhenScrolling,
                .boolean,
                default: "true",
                "Whether the field goes while the table is scrolled."
            )
        case .hidesNavigationBarDuringPresentation:
            .init(
                \.hidesNavigationBar,
                .boolean,
                default: "true",
                "Whether the title and the buttons go while a person searches."
            )
        }
    }
}

/// The keys of a bar button, besides what a tap does.
package enum BarButtonKey: String, DeclaredKeyTable {
    case systemItem, title, image, view, width, menu, confirm, finish, keyboardShortcut, enabled, style, tintColor
    case accessibilityLabel

    package static let object = ObjectDescription("bar button", "A button of the navigation bar or the toolbar.")

    package var declaration: KeyDeclaration<BarButton> {
        switch self {
        case .systemItem:
            .init(at: .kind({ $0.systemItem }, BarButton.Kind.system), .word(), "One of the system's buttons.")
        case .title:
            .init(
                at: .title,
                .text(.barButtonTitle),
                """
                The button's title. Beside `image` it is not seen, as UIKit shows the image: VoiceOver reads it, and it stands \
                where the system lists the button.
                """
            )
        case .image:
            .init(
                at: .image,
                .image,
                "The button's image."
            )
        case .view:
            .init(
                at: .kind({ if case .view(let view) = $0 { view } else { nil } }, BarButton.Kind.view),
                .viewInButton,
                "A view in place of a button; it reacts by itself."
            )
        case .width: .init(\.width, .points, default: "0", "The width of `fixedSpace`.")
        case .menu:
            .init(\.menu, .menu, "The menu that a tap shows, or a long press on a button that does something at a tap.")
        case .confirm:
            .init(
                \.confirmation,
                .text(.confirmation("tap")),
                """
                A question before a tap has its effect, in a sheet that points at the button, with a button that is called as \
                this one is and one that cancels.
                """
            )
        case .finish:
            .init(
                at: .finish,
                .finish,
                "Ends the screen, which has a `result`: hands it back, or nothing; the screen is dismissed or popped."
            )
        case .keyboardShortcut:
            .init(
                \.keyboardShortcut,
                .keyboardShortcut,
                """
                The keys of a hardware keyboard that do what a tap does, while the button reacts: a key that is pressed with \
                Command (`n`), several keys (`shift+command+n`), or a mapping. The list of shortcuts, which is seen while \
                Command is held, calls it by the title of the button.
                """
            )
        case .enabled:
            .init(
                \.reaction,
                .reaction,
                default: "always",
                "When the button reacts: in editing mode, out of it, or while a condition on the data holds."
            )
        case .style: .init(\.style, .word(), default: "the item's", "The emphasis of a title or an image.")
        case .tintColor: .init(\.tintColor, .color, default: "the bar's", "The colour of the button.")
        case .accessibilityLabel:
            .init(
                \.accessibilityLabel,
                .text(.accessibilityLabel),
                "The label that VoiceOver reads instead of the title."
            )
        }
    }
}

/// The keys that say what a tap does.
package enum TriggerKey: String, DeclaredKeyTable {
    case segue, action, toggle, unwind

    package static let object = ObjectDescription("trigger", "The effect of a tap.")

    package var declaration: KeyDeclaration<Trigger> {
        switch self {
        case .segue:
            .init(
                at: .trigger(\.leadsToScreen),
                .segue,
                "The screen that a tap shows, or `of:` an enumeration or a Boolean and a screen for each of its values."
            )
        case .action: .init(at: .trigger(\.callsMethod), .action, "The method of the app that a tap calls.")
        case .unwind: .init(at: .trigger(\.isUnwind), .unwind, "The earlier screen to which a tap leads back.")
        case .toggle:
            .init(
                at: .trigger(\.isToggle),
                .toggle,
                "A Boolean of the state that a tap flips, for example to show and hide the rows that are `visible` by it."
            )
        }
    }
}

/// The keys of a segue.
package enum SegueKey: String, DeclaredKeyTable {
    case to, kind, pass, stack, modalPresentationStyle, modalTransitionStyle, detents, prefersGrabberVisible
    case permittedArrowDirections, wrapInNavigation, animated

    package static let object = ObjectDescription("segue", "A transition to another screen.")

    package var declaration: KeyDeclaration<Segue> {
        switch self {
        case .to: .init(\.destination, .name(of: "screen"), isRequired: true, "The screen that is shown.")
        case .kind:
            .init(
                \.kind,
                .word(),
                shown: { .set($0.kind.value ?? .show, $0.range) },
                default: "show",
                "How the screen is shown."
            )
        case .pass:
            .init(\.pass, .passedValues, "The values of the destination's input, by name.")
        case .stack:
            .init(
                \.stack,
                .stackedScreens,
                "The screens above the destination in its navigation stack, in order; for `presentModally`."
            )
        case .modalPresentationStyle:
            .init(
                \.presentation.style,
                .word(),
                default: "automatic",
                "Where and how large the screen is presented; for `presentModally`, as are the following keys. A `popover` "
                    + "points at the row or the bar button that was tapped."
            )
        case .modalTransitionStyle:
            .init(\.presentation.transition, .word(), default: "coverVertical", "How the screen comes and goes.")
        case .detents:
            .init(
                \.presentation.detents,
                .words("a list of sheet detents"),
                default: "[large]",
                "The heights at which a sheet rests, the smallest first."
            )
        case .prefersGrabberVisible:
            .init(
                \.presentation.prefersGrabberVisible,
                .boolean,
                default: "false",
                "Whether a sheet shows a grabber at its top."
            )
        case .permittedArrowDirections:
            .init(
                \.presentation.arrowDirections,
                .words("a list of arrow directions"),
                default: "all of them",
                "Where the arrow of a popover may point; it points from the bubble to the row, its button or the bar button."
            )
        case .wrapInNavigation:
            .init(
                \.presentation.wrapsInNavigation,
                .boolean,
                default: "true for screens that a spec describes",
                "Whether the presented screen gets a navigation bar of its own."
            )
        case .animated:
            .init(\.presentation.isAnimated, .boolean, default: "true", "Whether the screen comes with an animation.")
        }
    }
}
