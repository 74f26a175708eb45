/// The keys at the top of a file.
public enum FileKey: String, SpelledKeyTable {
    case screen, title, types, input, state, result, navigationItem, table, samples, external

    public static let object = ObjectDescription(
        "file",
        "One screen, or types and hand-written screens that others use."
    )

    package static let lookup = KeyLookup<Self>()

    public var entry: KeyDescription {
        switch self {
        case .screen:
            .init(
                .identifier,
                default: "the file's base name",
                "The screen's name, from which the names of the Swift types are made."
            )
        case .title:
            .init(.text, "The title in the navigation bar.")
        case .types:
            .init(
                .table(of: .table(of: .type)),
                "Types of the app's model: a name, and for each property a type. They are known to all files."
            )
        case .input:
            .init(.table(of: .type), "What the screen needs from the screen before: names and types.")
        case .state:
            .init(.table(of: .type), "What the screen remembers and changes: names, types and defaults.")
        case .result:
            .init(
                .type,
                "The type of what the screen hands back to the one that presents it; see [results](#results)."
            )
        case .navigationItem:
            .init(.object("navigation item"), "Buttons and title mode of the navigation bar.")
        case .table:
            .init(.object("table"), "The table.")
        case .samples:
            .init(.table(of: .value), "Values of the input and the state that previews show.")
        case .external:
            .init(
                .table(of: .either([.identifier, .object("external screen")])),
                "Screens that are written by hand: a name, and the class of the view controller."
            )
        }
    }
}

/// The keys of a hand-written screen.
public enum ExternalScreenKey: String, SpelledKeyTable {
    case `class`, input

    public static let object = ObjectDescription("external screen", "A screen that is written by hand.")

    package static let lookup = KeyLookup<Self>()

    public var entry: KeyDescription {
        switch self {
        case .class: .init(.identifier, isRequired: true, "The class of the view controller.")
        case .input: .init(.table(of: .type), "What the screen needs from the screen before: names and types.")
        }
    }
}
