/// The keys of what a person may do with the rows of a collection.
public enum EditingKey: String, SpelledKeyTable {
    case delete, deleteTitle, swipe, animation, leadingSwipeActions, trailingSwipeActions, insertRow, move

    public static let object = ObjectDescription(
        "editing",
        "What a person may do with the rows of a collection; the state and the table change together."
    )

    package static let lookup = KeyLookup<Self>()

    public var entry: KeyDescription {
        switch self {
        case .delete:
            .init(
                .either([.boolean, .object("deletion")]),
                default: "false",
                "Whether and which rows can be deleted, by the red minus and by a swipe."
            )
        case .deleteTitle: .init(.text, default: "the system's", "The title of the button that deletes a row.")
        case .swipe: .init(.boolean, default: "true", "Whether a swipe deletes a row; without it the red minus does.")
        case .animation:
            .init(
                .word(RowAnimation.self),
                default: "automatic",
                "How the rows of the table come and go; a table has one animation."
            )
        case .leadingSwipeActions:
            .init(
                .list(of: .object("swipe action")),
                "The buttons at the leading edge of a swiped row, the edge first."
            )
        case .trailingSwipeActions:
            .init(
                .list(of: .object("swipe action")),
                "The buttons at the trailing edge of a swiped row, the edge first; that which deletes stands before them."
            )
        case .insertRow:
            .init(
                .object("insert row"),
                "A last row with the green plus, which is there whether the table is edited or not."
            )
        case .move:
            .init(.either([.boolean, .object("move")]), default: "false", "Whether and where rows can be dragged.")
        }
    }
}

/// The keys of which rows can be deleted.
public enum DeletionKey: String, SpelledKeyTable {
    case except, when, confirm

    public static let object = ObjectDescription("deletion", "Which rows can be deleted.")

    package static let lookup = KeyLookup<Self>()

    public var entry: KeyDescription {
        switch self {
        case .except: .init(.list(of: .word(FixedRow.self)), "The rows that cannot be deleted.")
        case .when: .init(.binding(to: "a truth value"), default: "true", "When a row can be deleted.")
        case .confirm:
            .init(
                .identifier,
                "The method of the app that is asked before a row is deleted; it gets the element and what deletes it."
            )
        }
    }
}

/// The keys of a button of a swiped row.
public enum SwipeActionKey: String, SpelledKeyTable {
    case title, image, style, color, action

    public static let object = ObjectDescription("swipe action", "A button of a swiped row: `UIContextualAction`.")

    package static let lookup = KeyLookup<Self>()

    public var entry: KeyDescription {
        switch self {
        case .title: .init(.text, isRequired: true, "The title.")
        case .image: .init(.image, "The image above the title, or in its place.")
        case .style: .init(.word(SwipeActionStyle.self), default: "normal", "Grey, or red for what destroys.")
        case .color: .init(.color, default: "the style's", "The colour of the button.")
        case .action:
            .init(.identifier, isRequired: true, "The method of the app that a tap calls; it gets the element.")
        }
    }
}

/// The keys of the row that inserts, besides what a tap does.
public enum InsertRowKey: String, SpelledKeyTable {
    case id, text

    public static let object = ObjectDescription(
        "insert row",
        "The last row of a collection: its green plus, or a tap on it, begins an insertion."
    )

    package static let lookup = KeyLookup<Self>()

    public var entry: KeyDescription {
        switch self {
        case .id: .init(.string, default: "derived from the text", "The name that tells the row apart.")
        case .text: .init(.text, isRequired: true, "The row's text.")
        }
    }
}

/// The keys of how rows can be dragged.
public enum MoveKey: String, SpelledKeyTable {
    case within, except

    public static let object = ObjectDescription("move", "How rows can be dragged.")

    package static let lookup = KeyLookup<Self>()

    public var entry: KeyDescription {
        switch self {
        case .within:
            .init(.word(MoveScope.self), default: "section", "How far; a drag farther ends at the nearest place.")
        case .except:
            .init(.list(of: .word(FixedRow.self)), "The rows that keep their places; a drag onto one ends beside it.")
        }
    }
}
