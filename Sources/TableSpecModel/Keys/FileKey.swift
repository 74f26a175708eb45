/// The keys at the top of a file.
package enum FileKey: String, DeclaredKeyTable {
    case app, screen, title, types, identity, prototypes, input, state, codableState, userDefaults, onChange, result
    case navigationItem
    case toolbar, toolbarHidden, navigationBarHidden
    case hidesBottomBarWhenPushed, isModalInPresentation, clearsSelectionOnViewWillAppear, orientations, views
    case rowDefaults, table, hooks, strings, samples, tabs, navigation, stack, pass, onSelect, onCustomize, external
    case imports

    package static let object = ObjectDescription(
        "file",
        "One screen; or the app; or types, prototypes and hand-written screens that others use."
    )

    package var declaration: KeyDeclaration<FileContent> {
        switch self {
        case .app:
            .init(
                at: .appName,
                .identifier("app"),
                "The app's name; the file then says with which screens the app starts."
            )
        case .screen:
            .init(
                at: .screenName,
                .identifier("screen"),
                default: "the file's base name",
                "The screen's name, from which the names of the Swift types are made. Beside `app` it is the name of the "
                    + "screen that the app starts with, without a navigation bar."
            )
        case .title:
            .init(\.screen.title, .text(.title), "The title in the navigation bar.")
        case .types:
            .init(
                \.file.types,
                .types,
                """
                Types of the app's model: a name, and for each property a type, or the words of an enumeration. They are known \
                to all files.
                """
            )
        case .identity:
            .init(
                \.file.identities,
                .identities,
                default: "the property `id` of each type",
                """
                The property that is different for each element of a collection, by the name of the file's type: \
                `{ Station: code }`. By it rows are told apart when elements change.
                """
            )
        case .prototypes:
            .init(
                \.file.prototypes,
                .sharedPrototypes,
                "Patterns of cells that the tables of all files may use; see [shared prototypes](#shared-prototypes)."
            )
        case .rowDefaults: .rowDefaults("What the rows and the prototypes of the file have in common.")
        case .input:
            .init(\.screen.input, .properties, "The properties that the previous screen passes: names and types.")
        case .state:
            .init(
                \.state,
                .properties,
                "The properties that the screen, or the app, keeps and changes: names, types and defaults."
            )
        case .codableState:
            .init(
                \.screen.codableState,
                .boolean,
                default: "the configuration's",
                """
                Whether the state is `Codable`, and with it the types of the file, so that the app can keep it in a file or \
                restore it.
                """
            )
        case .userDefaults:
            .init(
                \.screen.userDefaults,
                .userDefaults,
                """
                The properties of the state that user defaults keep, each with its key; or a list, where names and keys \
                agree. They are read when the screen is made, written when they change, and follow changes by others.
                """
            )
        case .onChange:
            .init(
                \.screen.onChange,
                .changeEvents,
                """
                Methods of the app that are called after a change of the state, by the name of the property: each gets \
                the new value and the one before, whoever changed it: a control, a deletion, a drag or the app itself.
                """
            )
        case .result:
            .init(
                \.screen.result,
                .result,
                "The type of what the screen hands back to the one that presents it; see [results](#results)."
            )
        case .navigationItem:
            .init(
                at: Place({ $0.screen.navigationItem }, { $0.screen.navigationItem = $1 }),
                .navigationItem,
                "Buttons and title mode of the navigation bar."
            )
        case .toolbar:
            .init(
                at: Place({ $0.screen.settings.toolbar }, { $0.screen.settings.toolbar = $1 }),
                .barButtons(in: .toolbar),
                "The buttons at the bottom of the screen, from the leading edge."
            )
        case .toolbarHidden:
            .init(
                \.screen.settings.isToolbarHidden,
                .boolean,
                default: "false",
                "Whether the toolbar is hidden until the app's code shows it."
            )
        case .navigationBarHidden:
            .init(
                \.screen.settings.isNavigationBarHidden,
                .boolean,
                default: "false",
                "Whether the navigation bar goes while the screen is shown."
            )
        case .hidesBottomBarWhenPushed:
            .init(
                \.screen.settings.hidesBottomBarWhenPushed,
                .boolean,
                default: "false",
                "Whether the tab bar or toolbar goes while the screen is pushed."
            )
        case .isModalInPresentation:
            .init(
                \.screen.settings.isModalInPresentation,
                .boolean,
                default: "true for screens with a button that cancels",
                "Whether the sheet in which the screen is presented refuses to be dragged down."
            )
        case .clearsSelectionOnViewWillAppear:
            .init(
                \.screen.settings.clearsSelection,
                .boolean,
                default: "true",
                "Whether the selected row is deselected on return to the screen."
            )
        case .orientations:
            .init(
                \.screen.settings.orientations,
                .words("a list of interface orientations"),
                default: "the app's",
                "The orientations that the screen supports."
            )
        case .views:
            .init(
                at: Place({ $0.screen.settings }, { $0.screen.settings = $1 }),
                .views,
                "Views above and below the table, which is one of several views then."
            )
            .reading { decoder, pair, content in decoder.readViews(pair, into: &content.screen.settings) }
        case .table:
            .init(at: .table, .table, "The table.")
        case .hooks:
            .init(
                \.screen.hooks,
                .hooks,
                "Methods of the table and of the view controller in which the app takes part; see [hooks](#hooks)."
            )
            .reading { decoder, pair, content in decoder.readHooks(pair, into: &content.screen) }
        case .strings:
            .init(
                \.screen.strings,
                .identifier("string table").interface(false),
                default: "the configuration's",
                "The table of strings in which the texts are translated; see [translations](#translations)."
            )
        case .samples:
            .init(\.samples, .samples, "Values of the input and the state that previews show.")
        case .tabs:
            .init(at: .tabs, .tabs, "The tabs of the app's tab bar, first tab first; beside `app` only.")
        case .navigation:
            .init(
                at: .entry(isStack: true),
                .name(of: "screen"),
                "The first screen of the app's only navigation stack; beside `app` only."
            )
        case .stack:
            .init(
                \.stack,
                .stackedScreens,
                "The screens above the first one when the app starts, in order; beside `app` and `navigation` only."
            )
        case .onSelect:
            .init(
                \.app.onSelect,
                .identifier("method"),
                "The method of the app that is told which tab a person has chosen; beside `app` and `tabs` only."
            )
        case .onCustomize:
            .init(
                \.app.onCustomize,
                .identifier("method"),
                "The method of the app that is told the tabs, and whether their order has changed, when a person has "
                    + "ended customizing them; beside `app` and `tabs` only."
            )
        case .pass:
            .init(
                \.pass,
                .passedValues,
                "The values of the input of the app's first screen, by name; beside `app` only."
            )
        case .external:
            .init(
                \.file.externals,
                .externals,
                "Screens that are written by hand: a name, and the class of the view controller."
            )
        case .imports:
            .init(
                \.file.imports,
                .modules,
                default: "the configuration's",
                """
                The modules of the app's own classes that the screen or the app names, besides those of the configuration: \
                its Swift imports them.
                """
            )
        }
    }
}

/// The keys of a hand-written screen.
package enum ExternalScreenKey: String, DeclaredKeyTable {
    case `class`, input

    package static let object = ObjectDescription("external screen", "A screen that is written by hand.")

    package var declaration: KeyDeclaration<ExternalScreen> {
        switch self {
        case .class:
            .init(
                at: .required(\.className),
                .identifier("class"),
                isRequired: true,
                "The class of the view controller."
            )
        case .input:
            .init(\.input, .statedProperties, "The properties that the previous screen passes: names and types.")
        }
    }
}
