/// The keys of a tab.
package enum TabKey: String, DeclaredKeyTable {
    case title, image, systemItem, navigation, stack, screen, pass, badge, tag, enabled, visible, customizable

    package static let object = ObjectDescription("tab", "A tab of the app's tab bar, and the screen that it shows.")

    package var declaration: KeyDeclaration<StatedTab> {
        switch self {
        case .title: .init(\.title, .text(.tabTitle), "The title below the image.")
        case .image: .init(\.image, .image, "The image in the bar.")
        case .systemItem: .init(\.systemItem, .word(), "A tab that the system names and draws.")
        case .navigation:
            .init(at: .entry(isStack: true), .name(of: "screen"), "The first screen of a navigation stack.")
        case .stack: .init(\.stack, .stackedScreens, "The screens above the first one when the app starts, in order.")
        case .screen: .init(at: .entry(isStack: false), .name(of: "screen"), "A screen without a navigation bar.")
        case .pass: .init(\.pass, .passedValues, "The values of the screen's input, by name.")
        case .badge:
            .init(
                \.tab.badge,
                .text(.badge),
                "The text in the red mark; a number that is 0, an empty text and a value that is missing show none. "
                    + "In an app without `state` a bound name is a number that the app's code sets. In pictures a number for "
                    + "which nothing states a value is 3, so that the mark is seen."
            )
        case .tag: .init(\.tab.tag, .count, default: "0", "The number by which the app's code knows the tab.")
        case .enabled:
            .init(
                \.tab.enabled,
                .condition,
                default: "true",
                "When a tap chooses the tab; a tab that is chosen already stays so."
            )
        case .visible:
            .init(
                \.tab.visible,
                .condition,
                default: "true",
                "When the tab is there. A change puts the tabs back into the order of the spec."
            )
        case .customizable:
            .init(
                \.tab.customizable,
                .boolean,
                default: "true",
                "Whether a person may move the tab to another place, or under More."
            )
        }
    }
}

/// The keys of a screen that lies on a navigation stack from the start.
package enum StackScreenKey: String, DeclaredKeyTable {
    case to, pass

    package static let object = ObjectDescription(
        "screen of a stack",
        "A screen that lies on a navigation stack from the start."
    )

    package var declaration: KeyDeclaration<Segue> {
        switch self {
        case .to: .init(\.destination, .name(of: "screen"), isRequired: true, "The screen.")
        case .pass:
            .init(\.pass, .passedValues, "The values of the screen's input, by name.")
        }
    }
}
