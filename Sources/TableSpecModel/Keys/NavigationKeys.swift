/// The keys of a navigation item.
package enum NavigationItemKey: String, DeclaredKeyTable {
    case largeTitle, prompt, titleView, search, left, right, backButtonTitle, backButtonDisplayMode, hidesBackButton
    case leftItemsSupplementBackButton

    package static let object = ObjectDescription("navigation item", "The screen's items in the navigation bar.")

    package var declaration: KeyDeclaration<NavigationItem> {
        switch self {
        case .largeTitle:
            .init(\.largeTitle, .choice(), default: "automatic", "When the title is large.")
        case .prompt:
            .init(\.prompt, .text(.prompt), "A line of text above the bar's controls.")
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
                "The title of the back button on the screens that this one shows."
            )
        case .backButtonDisplayMode:
            .init(
                \.backButtonDisplayMode,
                .choice(),
                default: "default",
                "The display mode of the back button on the screens that this one shows."
            )
        case .hidesBackButton:
            .init(\.hidesBackButton, .boolean, default: "false", "Whether the screen has no back button.")
        case .leftItemsSupplementBackButton:
            .init(
                \.leftItemsSupplementBackButton,
                .boolean,
                default: "false",
                "Whether the buttons on the `left` appear after the back button instead of replacing it."
            )
        }
    }
}

/// The keys of a search field.
package enum SearchFieldKey: String, DeclaredKeyTable {
    case text, placeholder, scopeButtonTitles, selectedScopeButtonIndex, action
    case preferredSearchBarPlacement, hidesSearchBarWhenScrolling, hidesNavigationBarDuringPresentation

    package static let object = ObjectDescription("search field", "The search field of the navigation bar.")

    static let noun = "a string in the state"

    package var declaration: KeyDeclaration<SearchField> {
        switch self {
        case .text:
            .init(\.field.value, .binding(to: Self.noun), isRequired: true, "The text that the user searches for.")
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
                "The titles of the scope buttons, which appear below the field while the user searches."
            )
        case .selectedScopeButtonIndex:
            .scope(
                \.value,
                .binding(to: "a whole number in the state"),
                "The index of the selected scope button, from 0."
            )
        case .action:
            .init(\.field.action, .identifier("method"), "The app's method to call after a change.")
        case .preferredSearchBarPlacement:
            .init(
                \.placement,
                .choice(),
                default: "automatic",
                """
                The position of the field. `stacked` places it below the title. `automatic` does the same, but places \
                it at the bottom on iPhone with iOS 26. From iOS 16.
                """
            )
        case .hidesSearchBarWhenScrolling:
            .init(
                \.hidesWhenScrolling,
                .boolean,
                default: "true",
                "Whether the field is hidden while the table scrolls."
            )
        case .hidesNavigationBarDuringPresentation:
            .init(
                \.hidesNavigationBar,
                .boolean,
                default: "true",
                "Whether the title and the buttons are hidden while the user searches."
            )
        }
    }
}

/// The keys of a bar button, in addition to the effect of a tap.
package enum BarButtonKey: String, DeclaredKeyTable {
    case systemItem, title, image, view, width, menu, confirm, finish, keyboardShortcut, enabled, style, tintColor
    case accessibilityLabel

    package static let object = ObjectDescription("bar button", "A button of the navigation bar or the toolbar.")

    package var declaration: KeyDeclaration<BarButton> {
        switch self {
        case .systemItem:
            .init(at: .kind({ $0.systemItem }, BarButton.Kind.system), .choice(), "One of the system's buttons.")
        case .title:
            .init(
                at: .title,
                .text(.barButtonTitle),
                """
                The button's title. If there's an `image`, UIKit shows the image instead. VoiceOver reads the title, \
                and it appears where the system lists the button.
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
                "A view in place of a button. It handles taps itself."
            )
        case .width: .init(\.width, .points, default: "0", "The width of `fixedSpace` in points.")
        case .menu:
            .init(\.menu, .menu, "The menu that a tap shows, or a long press if a tap has another effect.")
        case .confirm:
            .init(
                \.confirmation,
                .text(.confirmation("tap")),
                """
                A question to confirm a tap before it takes effect. The sheet points at the button, and has a button \
                with its name and a button that cancels.
                """
            )
        case .finish:
            .init(
                at: .finish,
                .finish,
                "Ends a screen that has a `result`: returns the result or nothing, and dismisses or pops the screen."
            )
        case .keyboardShortcut:
            .init(
                \.keyboardShortcut,
                .keyboardShortcut,
                """
                The keyboard shortcut that does the same as a tap while the button is enabled: a key to press with \
                Command (`n`), several keys (`shift+command+n`), or a mapping. The list of shortcuts, which appears \
                while Command is held, shows the button's title.
                """
            )
        case .enabled:
            .init(
                \.reaction,
                .reaction,
                default: "always",
                "When the button is enabled: in editing mode, outside of it, or while a condition on the data is true."
            )
        case .style: .init(\.style, .choice(), default: "the item's", "The emphasis of a title or an image.")
        case .tintColor: .init(\.tintColor, .color, default: "the bar's", "The color of the button.")
        case .accessibilityLabel:
            .init(
                \.accessibilityLabel,
                .text(.accessibilityLabel),
                "The label that VoiceOver reads instead of the title."
            )
        }
    }
}

/// The keys for the effect of a tap.
package enum TriggerKey: String, DeclaredKeyTable {
    case segue, action, toggle, unwind, openURL

    package static let object = ObjectDescription("trigger", "The effect of a tap.")

    package var declaration: KeyDeclaration<Trigger> {
        switch self {
        case .segue:
            .init(
                at: .trigger(\.leadsToScreen),
                .segue,
                """
                The screen that a tap shows; or `of:` with an enumeration or a Boolean, and a screen for each of its \
                values.
                """
            )
        case .action: .init(at: .trigger(\.callsMethod), .action, "The app's method to call after a tap.")
        case .unwind: .init(at: .trigger(\.isUnwind), .unwind, "The earlier screen that a tap returns to.")
        case .openURL:
            .init(
                at: .trigger(\.opensURL),
                .openedURL,
                """
                The URL that a tap opens in the app that handles it, such as a web page, or `settings` for the app's \
                page in the Settings app. A tap does nothing while the URL of a binding is `nil`.
                """
            )
        case .toggle:
            .init(
                at: .trigger(\.isToggle),
                .toggle,
                """
                A Boolean in the state that a tap toggles, for example to show and hide rows whose `visible` depends \
                on it. An entry of a menu has a checkmark while it's true.
                """
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
                .choice(),
                shown: { .set($0.kind.value ?? .show, $0.range) },
                default: "show",
                "How the screen is shown."
            )
        case .pass:
            .init(\.pass, .passedValues, "Values for the destination's input, by name.")
        case .stack:
            .init(
                \.stack,
                .stackedScreens,
                "The screens above the destination in its navigation stack, in order; only for `presentModally`."
            )
        case .modalPresentationStyle:
            .init(
                \.presentation.style,
                .choice(),
                default: "automatic",
                """
                The presentation style of the screen. This key and the following ones are only for `presentModally`. A \
                `popover` points at the row or the bar button that was tapped.
                """
            )
        case .modalTransitionStyle:
            .init(
                \.presentation.transition,
                .choice(),
                default: "coverVertical",
                "The transition when the screen is presented or dismissed."
            )
        case .detents:
            .init(
                \.presentation.detents,
                .choices("a list of sheet detents"),
                default: "[large]",
                "The heights at which a sheet can rest, the smallest first."
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
                .choices("a list of arrow directions"),
                default: "all of them",
                """
                The directions in which the arrow of a popover can point. It points from the popover to the row, its \
                button or the bar button.
                """
            )
        case .wrapInNavigation:
            .init(
                \.presentation.wrapsInNavigation,
                .boolean,
                default: "true for screens that a spec describes",
                "Whether the presented screen gets its own navigation bar."
            )
        case .animated:
            .init(\.presentation.isAnimated, .boolean, default: "true", "Whether the presentation is animated.")
        }
    }
}

extension BarButtonKey {
    package static var constraints: [KeyConstraint] {
        let triggers = TriggerKey.allCases.map(\.name)
        let several = "a bar button has only one of 'systemItem', 'view', or 'title' and 'image'"
        return [
            .atLeastOne(names(.systemItem, .title, .image, .view), none: "bar button has no content"),
            .atMostOne(names(.systemItem, .title, .view), several: several),
            .atMostOne(names(.systemItem, .image, .view), several: several),
            .atMostOne(
                names(.view, .menu),
                several: "a bar button with 'view' can't have 'menu', because the view handles taps itself"
            ),
            .needs(width.name, beside: names(.systemItem)),
            .only(systemItem.name, [SystemItem.fixedSpace.rawValue], beside: width.name),
            .only(systemItem.name, SystemItem.allCases.filter(\.showsMenu).map(\.rawValue), beside: menu.name),
            .atMostOne(
                names(.finish) + triggers,
                several: "a bar button has one result: \((names(.finish) + triggers).listed)"
            ),
            .needs(keyboardShortcut.name, beside: names(.finish) + triggers),
        ] + triggers.map { .atMostOne(names(.view) + [$0]) }
    }
}

extension TriggerKey {
    package static var constraints: [KeyConstraint] {
        [.atMostOne(allCases.map(\.name), several: oneResult(of: allCases.map(\.name)))]
    }

    /// The effects of a tap on a button or another view, which are keys of the view itself.
    static let ofViews = allCases.filter { $0 != .toggle }.map(\.name)

    /// The message for a tap with several effects.
    static func oneResult(of names: [String]) -> String { "a tap has one result: \(names.listed)" }
}

extension SegueKey {
    package static var constraints: [KeyConstraint] {
        let sheets = ModalPresentationStyle.allCases.filter(\.isSheet).map(\.rawValue)
        let presentation: [KeyConstraint] = allCases.filter(\.belongsToPresentation).flatMap { key in
            [
                KeyConstraint.needs(key.name, beside: names(.kind)),
                KeyConstraint.only(kind.name, [SegueKind.presentModally.rawValue], beside: key.name),
            ]
        }
        return presentation
            + names(.detents, .prefersGrabberVisible).map { .only(modalPresentationStyle.name, sheets, beside: $0) }
            + [
                .needs(permittedArrowDirections.name, beside: names(.modalPresentationStyle)),
                .only(
                    modalPresentationStyle.name,
                    [ModalPresentationStyle.popover.rawValue],
                    beside: permittedArrowDirections.name
                ),
            ]
    }
}

extension SearchFieldKey {
    package static var constraints: [KeyConstraint] {
        [
            .required(scopeButtonTitles.name, ifAny: names(.selectedScopeButtonIndex)),
            .required(selectedScopeButtonIndex.name, ifAny: names(.scopeButtonTitles)),
        ]
    }
}
