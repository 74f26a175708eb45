/// The keys of a tab.
public enum TabKey: String, SpelledKeyTable {
    case title, image, systemItem, navigation, screen, pass, badge, tag

    public static let object = ObjectDescription("tab", "A tab of the app's tab bar, and the screen that it shows.")

    package static let lookup = KeyLookup<Self>()

    public var entry: KeyDescription {
        switch self {
        case .title: .init(.text, "The title below the image.")
        case .image: .init(.image, "The image in the bar.")
        case .systemItem: .init(.word(TabBarSystemItem.self), "A tab that the system names and draws.")
        case .navigation: .init(.name(of: "screen"), "The first screen of a navigation stack.")
        case .screen: .init(.name(of: "screen"), "A screen without a navigation bar.")
        case .pass: .init(.table(of: .text), "The values of the screen's input, by name.")
        case .badge:
            .init(
                .text,
                "The text in the red mark; a number that is 0, an empty text and a value that is missing show none. "
                    + "In an app without `state` a bound name is a number that the app's code sets."
            )
        case .tag: .init(.count, default: "0", "The number by which the app's code knows the tab.")
        }
    }
}
