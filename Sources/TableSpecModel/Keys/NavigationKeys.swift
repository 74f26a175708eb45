/// The keys of a navigation item.
public enum NavigationItemKey: String, SpelledKeyTable {
    case largeTitle, prompt, left, right

    public static let object = ObjectDescription("navigation item", "What the screen puts into the navigation bar.")

    package static let lookup = KeyLookup<Self>()

    public var entry: KeyDescription {
        switch self {
        case .largeTitle:
            .init(.word(LargeTitleDisplayMode.self), default: "automatic", "How the title is shown.")
        case .prompt:
            .init(.text, "A line above the bar's controls.")
        case .left:
            .init(Self.buttons, default: "the back button", "The button or buttons at the leading edge.")
        case .right:
            .init(Self.buttons, "The button or buttons at the trailing edge.")
        }
    }

    private static let buttons = ValueDescription.either([
        .word(noun: "bar button", ["edit"]), .object("bar button"), .list(of: .object("bar button")),
    ])
}

/// The keys of a bar button, besides what a tap does.
public enum BarButtonKey: String, SpelledKeyTable {
    case systemItem, title, image, finish, enabled, accessibilityLabel

    public static let object = ObjectDescription("bar button", "A button of the navigation bar.")

    package static let lookup = KeyLookup<Self>()

    public var entry: KeyDescription {
        switch self {
        case .systemItem: .init(.word(SystemItem.self), "One of the system's buttons.")
        case .title: .init(.text, "The button's title.")
        case .image: .init(.image, "The button's image.")
        case .finish:
            .init(.word(FinishKind.self), "Ends the screen, which has a `result`: hands it back, or nothing.")
        case .enabled: .init(.word(EditingCondition.self), "When the button reacts; always, if absent.")
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
        case .segue: .init(.either([.name(of: "screen"), .object("segue")]), "The screen that a tap shows.")
        case .action: .init(.identifier, "The method of the app that a tap calls.")
        }
    }
}

/// The keys of a segue.
public enum SegueKey: String, SpelledKeyTable {
    case to, kind, pass

    public static let object = ObjectDescription("segue", "A way to another screen.")

    package static let lookup = KeyLookup<Self>()

    public var entry: KeyDescription {
        switch self {
        case .to: .init(.name(of: "screen"), isRequired: true, "The screen that is shown.")
        case .kind: .init(.word(SegueKind.self), default: "show", "How the screen is shown.")
        case .pass: .init(.table(of: .text), "The values of the destination's input, by name.")
        }
    }
}
