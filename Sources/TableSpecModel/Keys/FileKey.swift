/// The keys at the top of a file.
public enum FileKey: String, SpelledKeyTable {
    case app, screen, title, types, prototypes, input, state, result, navigationItem
    case toolbar, toolbarHidden, navigationBarHidden
    case hidesBottomBarWhenPushed, isModalInPresentation, clearsSelectionOnViewWillAppear, orientations, views
    case table, hooks, strings, samples, tabs, navigation, stack, pass, onSelect, onCustomize, external

    public static let object = ObjectDescription(
        "file",
        "One screen; or the app; or types, prototypes and hand-written screens that others use."
    )

    package static let lookup = KeyLookup<Self>()

    public var entry: KeyDescription {
        switch self {
        case .app:
            .init(.identifier, "The app's name; the file then says with which screens the app starts.")
        case .screen:
            .init(
                .identifier,
                default: "the file's base name",
                "The screen's name, from which the names of the Swift types are made. Beside `app` it is the name of the "
                    + "screen that the app starts with, without a navigation bar."
            )
        case .title:
            .init(.text, "The title in the navigation bar.")
        case .types:
            .init(
                .table(of: .table(of: .type)),
                "Types of the app's model: a name, and for each property a type. They are known to all files."
            )
        case .prototypes:
            .init(
                .list(of: .requiring(key: PrototypeKey.id.name, .object("prototype"))),
                "Patterns of cells that the tables of all files may use; see [shared prototypes](#shared-prototypes)."
            )
        case .input:
            .init(.table(of: .type), "What the screen needs from the screen before: names and types.")
        case .state:
            .init(.table(of: .type), "What the screen, or the app, remembers and changes: names, types and defaults.")
        case .result:
            .init(
                .type,
                "The type of what the screen hands back to the one that presents it; see [results](#results)."
            )
        case .navigationItem:
            .init(.object("navigation item"), "Buttons and title mode of the navigation bar.")
        case .toolbar:
            .init(
                .list(of: .either([.word(noun: "bar button", ["edit"]), .object("bar button")])),
                "The buttons at the bottom of the screen, from the leading edge."
            )
        case .toolbarHidden:
            .init(.boolean, default: "false", "Whether the toolbar is hidden until the app's code shows it.")
        case .navigationBarHidden:
            .init(.boolean, default: "false", "Whether the navigation bar goes while the screen is shown.")
        case .hidesBottomBarWhenPushed:
            .init(.boolean, default: "false", "Whether the tab bar or toolbar goes while the screen is pushed.")
        case .isModalInPresentation:
            .init(
                .boolean,
                default: "true for screens with a button that cancels",
                "Whether the sheet in which the screen is presented refuses to be dragged down."
            )
        case .clearsSelectionOnViewWillAppear:
            .init(.boolean, default: "true", "Whether the selected row is deselected on return to the screen.")
        case .orientations:
            .init(
                .list(of: .word(InterfaceOrientation.self)),
                default: "the app's",
                "The orientations that the screen supports."
            )
        case .views:
            .init(.object("views"), "Views above and below the table, which is one of several views then.")
        case .table:
            .init(.object("table"), "The table.")
        case .hooks:
            .init(
                .list(of: .word(Hook.self)),
                "Methods of the table and of the view controller in which the app takes part; see [hooks](#hooks)."
            )
        case .strings:
            .init(
                .identifier,
                default: "the configuration's",
                "The table of strings in which the texts are translated; see [translations](#translations)."
            )
        case .samples:
            .init(.table(of: .value), "Values of the input and the state that previews show.")
        case .tabs:
            .init(.list(of: .object("tab")), "The tabs of the app's tab bar, first tab first; beside `app` only.")
        case .navigation:
            .init(
                .name(of: "screen"),
                "The first screen of the app's only navigation stack; beside `app` only."
            )
        case .stack:
            .init(
                Self.stackDescription,
                "The screens above the first one when the app starts, in order; beside `app` and `navigation` only."
            )
        case .onSelect:
            .init(
                .identifier,
                "The method of the app that is told which tab a person has chosen; beside `app` and `tabs` only."
            )
        case .onCustomize:
            .init(
                .identifier,
                "The method of the app that is told the tabs, and whether their order has changed, when a person has "
                    + "ended customizing them; beside `app` and `tabs` only."
            )
        case .pass:
            .init(
                .table(of: .text),
                "The values of the input of the app's first screen, by name; beside `app` only."
            )
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
