/// The keys of what a person may do with the rows of a collection.
public enum EditingKey: String, SpelledKeyTable {
    case delete, insertRow, move

    public static let object = ObjectDescription(
        "editing",
        "What a person may do with the rows of a collection; the state and the table change together."
    )

    package static let lookup = KeyLookup<Self>()

    public var entry: KeyDescription {
        switch self {
        case .delete: .init(.boolean, default: "false", "Whether rows can be deleted, by the red minus and by a swipe.")
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
