/// The keys of a view in a bar or beside the table.
public enum ScreenViewKey: String, SpelledKeyTable {
    case label, image, segmentedControl, button, `class`, segments, action, accessibilityLabel

    public static let object = ObjectDescription("view", "A view outside the table.")

    package static let lookup = KeyLookup<Self>()

    public var entry: KeyDescription {
        switch self {
        case .label: .init(.text, "A text: `UILabel`.")
        case .image: .init(.image, "An image: `UIImageView`.")
        case .segmentedControl:
            .init(
                .either([
                    .word(noun: "segmented control", [Self.momentary]),
                    .binding(to: "a whole number of the state"),
                ]),
                "A control whose chosen segment is the value, or `momentary` for one whose segments are buttons: its "
                    + "`action` is told the segment."
            )
        case .button: .init(.text, "A button with a title; its `action` is called.")
        case .class: .init(.identifier, "A view of the app's own class; a method of the screen's actions makes it.")
        case .segments: .init(.list(of: .text), "The titles of the segments.")
        case .action: .init(.identifier, "The method of the app that is called after a change or a tap.")
        case .accessibilityLabel: .init(.text, "What VoiceOver says for the view.")
        }
    }

    /// The word for a segmented control without a value.
    static let momentary = "momentary"
}

/// The keys of the views beside a table.
public enum ScreenViewsKey: String, SpelledKeyTable {
    case above, below

    public static let object = ObjectDescription(
        "views",
        "The views beside the table, in columns above and below it; they stay where they are while the table scrolls."
    )

    package static let lookup = KeyLookup<Self>()

    public var entry: KeyDescription {
        switch self {
        case .above: .init(.list(of: .object("view")), "The views above the table, from the top.")
        case .below: .init(.list(of: .object("view")), "The views below the table, from the top.")
        }
    }
}
