/// The keys of a tab.
package enum TabKey: String, DeclaredKeyTable {
    case title, image, systemItem, navigation, stack, screen, pass, badge, tag, enabled, visible, customizable

    package static let object = ObjectDescription("tab", "A tab of the app's tab bar, and the screen that it shows.")

    package var declaration: KeyDeclaration<StatedTab> {
        switch self {
        case .title: .init(\.title, .text(.tabTitle), "The title below the image.")
        case .image: .init(\.image, .image, "The image in the bar.")
        case .systemItem: .init(\.systemItem, .choice(), "A system tab, which has a predefined title and image.")
        case .navigation:
            .init(at: .entry(isStack: true), .name(of: "screen"), "The first screen of a navigation stack.")
        case .stack: .init(\.stack, .stackedScreens, "The screens above the first one when the app starts, in order.")
        case .screen: .init(at: .entry(isStack: false), .name(of: "screen"), "A screen without a navigation bar.")
        case .pass: .init(\.pass, .passedValues, "Values for the screen's input, by name.")
        case .badge:
            .init(
                \.tab.badge,
                .text(.badge),
                """
                The text of the badge. There's no badge for 0, empty text or a missing value. In an app without \
                `state`, a bound name is a number that the app's code sets. Previews show 3 for a number without a \
                value, so that the badge is visible.
                """
            )
        case .tag: .init(\.tab.tag, .count, default: "0", "A number that identifies the tab in the app's code.")
        case .enabled:
            .init(
                \.tab.enabled,
                .condition,
                default: "true",
                "Whether a tap selects the tab. A tab that's already selected stays selected."
            )
        case .visible:
            .init(
                \.tab.visible,
                .condition,
                default: "true",
                "Whether the tab is shown. A change restores the tab order of the spec."
            )
        case .customizable:
            .init(
                \.tab.customizable,
                .boolean,
                default: "true",
                "Whether the user can move the tab to another position or into the More list."
            )
        }
    }
}

/// The keys of a screen that is on a navigation stack from the start.
package enum StackScreenKey: String, DeclaredKeyTable {
    case to, pass

    package static let object = ObjectDescription(
        "screen of a stack",
        "A screen that's on a navigation stack from the start."
    )

    package var declaration: KeyDeclaration<Segue> {
        switch self {
        case .to: .init(\.destination, .name(of: "screen"), isRequired: true, "The screen.")
        case .pass:
            .init(\.pass, .passedValues, "Values for the screen's input, by name.")
        }
    }
}

extension TabKey {
    package static var constraints: [KeyConstraint] {
        let system = "the title and image of a tab with 'systemItem' come from the system"
        return [
            .exactlyOne(
                names(.navigation, .screen),
                none: "tab has no screen",
                several: "a tab shows one screen: 'navigation' or 'screen'"
            ),
            .exactlyOne(names(.title, .systemItem), none: "tab has no title", several: system),
            .atMostOne(names(.image, .systemItem), several: system),
            .needs(stack.name, beside: names(.navigation)),
        ]
    }
}
