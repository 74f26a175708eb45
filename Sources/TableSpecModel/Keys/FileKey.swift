/// The keys at the top of a file.
package enum FileKey: String, DeclaredKeyTable {
    case language, app, screen, imports, title, strings, types, identity, titles, prototypes, input, result, state
    case codableState, userDefaults, onChange, tabs, navigation, stack, pass, onSelect, onCustomize, navigationItem
    case toolbar, toolbarHidden, navigationBarHidden
    case hidesBottomBarWhenPushed, isModalInPresentation, clearsSelectionOnViewWillAppear, orientations, views
    case segues, external, rowDefaults, hooks, table, samples

    package static let object = ObjectDescription(
        "file",
        """
        A screen, an app, or types, prototypes and external screens for other files. Keys that begin with `x-` have no \
        meaning: their values are parts of specs with anchors, for aliases and merge keys.
        """,
        extensionPrefix: "x-"
    )

    package var declaration: KeyDeclaration<FileContent> {
        switch self {
        case .app:
            .init(
                at: .appName,
                .identifier("app"),
                "The app's name. The file then specifies the screens that the app starts with."
            )
        case .screen:
            .init(
                at: .screenName,
                .identifier("screen"),
                default: "the file's base name",
                """
                The screen's name, from which the names of the Swift types are derived. Together with `app`, the name \
                of the screen that the app starts with, without a navigation bar.
                """
            )
        case .title:
            .init(\.screen.title, .text(.title), "The title in the navigation bar.")
        case .types:
            .init(
                \.file.types,
                .types,
                """
                Types of the app's model, by name: each has properties with types, or the cases of an enumeration, \
                optionally with their titles. All files can use them.
                """
            )
        case .identity:
            .init(
                \.file.identities,
                .identities,
                default: "the property `id` of each type",
                """
                The property that's unique for each element of a collection, by the name of a type of the file: `{ \
                Station: code }`. It identifies the rows when elements change.
                """
            )
        case .titles:
            .init(
                \.file.titles,
                .valueTitles,
                """
                The titles of an enumeration's cases, or of `true` and `false`, by the name of a type of the file or \
                of a property of the input or the state; see [titles of values](#titles-of-values).
                """
            )
        case .prototypes:
            .init(
                \.file.prototypes,
                .sharedPrototypes,
                "Cell prototypes that the tables of all files can use; see [shared prototypes](#shared-prototypes)."
            )
        case .rowDefaults: .rowDefaults("Default settings of the rows and prototypes of the file.")
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
                Whether the state and the types of the file are `Codable`, so that the app can save the state in a \
                file or restore it.
                """
            )
        case .userDefaults:
            .init(
                \.screen.userDefaults,
                .userDefaults,
                """
                The properties of the state that are kept in user defaults, each with its key; or a list, if each key \
                is the name of its property. They're read when the screen is created, written when they change, and \
                updated when other code or another process, such as the Settings app, changes them.
                """
            )
        case .onChange:
            .init(
                \.screen.onChange,
                .changeEvents,
                """
                The app's methods to call after a change of the state, by the name of the property. Each receives the \
                new value and the old one, no matter what caused the change: a control, a deletion, a drag or the app.
                """
            )
        case .result:
            .init(
                \.screen.result,
                .result,
                "The type of the value that the screen returns to the one that presents it; see [results](#results)."
            )
        case .navigationItem:
            .init(
                at: Place({ $0.screen.navigationItem }, { $0.screen.navigationItem = $1 }),
                .navigationItem,
                "The buttons and title mode of the navigation bar."
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
                "Whether the navigation bar is hidden while the screen is shown."
            )
        case .hidesBottomBarWhenPushed:
            .init(
                \.screen.settings.hidesBottomBarWhenPushed,
                .boolean,
                default: "false",
                "Whether the tab bar or toolbar is hidden while the screen is pushed."
            )
        case .isModalInPresentation:
            .init(
                \.screen.settings.isModalInPresentation,
                .boolean,
                default: "true for a screen with a button that cancels, while its state is changed",
                "Whether the user can't dismiss the screen's sheet by dragging it down."
            )
        case .clearsSelectionOnViewWillAppear:
            .init(
                \.screen.settings.clearsSelection,
                .boolean,
                default: "true",
                "Whether the selected row is deselected when the user returns to the screen."
            )
        case .orientations:
            .init(
                \.screen.settings.orientations,
                .choices("a list of interface orientations"),
                default: "the app's",
                "The orientations that the screen supports."
            )
        case .views:
            .init(
                at: Place({ $0.screen.settings }, { $0.screen.settings = $1 }),
                .views,
                "Views above and below the table, which is then one of several views on the screen."
            )
            .reading { decoder, pair, content in decoder.readViews(pair, into: &content.screen.settings) }
        case .segues:
            .init(
                \.screen.appSegues,
                .appSegues,
                """
                The segues that the app's code performs, for example after a sign-in. The view controller gets a \
                method for each: `showInbox`, or `presentWelcome` for a presented screen. Its parameters are the \
                values of the destination's input, so these segues have no `pass`.
                """
            )
        case .table:
            .init(at: .table, .table, "The table.")
        case .hooks:
            .init(
                \.screen.hooks,
                .hooks,
                "Methods of the table and the view controller that call the app's code; see [hooks](#hooks)."
            )
            .reading { decoder, pair, content in decoder.readHooks(pair, into: &content.screen) }
        case .strings:
            .init(
                \.screen.strings,
                .identifier("string table").interface(false),
                default: "the configuration's",
                "The string table with the translations of the text; see [translations](#translations)."
            )
        case .samples:
            .init(\.samples, .samples, "Sample values of the input and the state, which previews show.")
        case .tabs:
            .init(at: .tabs, .tabs, "The tabs of the app's tab bar, in order; only with `app`.")
        case .navigation:
            .init(
                at: .entry(isStack: true),
                .name(of: "screen"),
                "The first screen of the app's only navigation stack; only with `app`."
            )
        case .stack:
            .init(
                \.stack,
                .stackedScreens,
                "The screens above the first one when the app starts, in order; only with `app` and `navigation`."
            )
        case .onSelect:
            .init(
                \.app.onSelect,
                .identifier("method"),
                "The app's method that receives the tab that the user selects; only with `app` and `tabs`."
            )
        case .onCustomize:
            .init(
                \.app.onCustomize,
                .identifier("method"),
                """
                The app's method to call when the user has finished customizing the tabs. It receives the tabs and \
                whether their order has changed; only with `app` and `tabs`.
                """
            )
        case .pass:
            .init(
                \.pass,
                .passedValues,
                "Values for the input of the app's first screen, by name; only with `app`."
            )
        case .external:
            .init(
                \.file.externals,
                .externals,
                "Hand-written screens: a name, and the class of the view controller."
            )
        case .imports:
            .init(
                \.file.imports,
                .modules,
                default: "the configuration's",
                """
                The modules of the custom classes that the screen or the app uses, besides those of the configuration. \
                The generated Swift imports them.
                """
            )
        case .language:
            .init(
                \.file.language,
                .languageVersion,
                default: "1",
                "The version of the language that the spec is written in. There's only version 1 so far."
            )
        }
    }
}

/// The keys of an external screen.
package enum ExternalScreenKey: String, DeclaredKeyTable {
    case `class`, input

    package static let object = ObjectDescription("external screen", "A hand-written screen.")

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

extension FileKey {
    package static var constraints: [KeyConstraint] {
        [
            .when(
                app.name,
                [
                    .excluded(allCases.filter { $0.belongsToScreen && ![.screen, .state].contains($0) }.map(\.name)),
                    .exactlyOne(names(.tabs, .navigation, .screen)),
                    .atMostOne(names(.tabs, .pass)), .needs(stack.name, beside: names(.navigation)),
                    .needs(onSelect.name, beside: names(.tabs)), .needs(onCustomize.name, beside: names(.tabs)),
                ],
                otherwise: [
                    .excluded(names(.tabs, .navigation, .stack, .pass, .onSelect, .onCustomize)),
                    .required(table.name, ifAny: allCases.filter(\.belongsToScreen).map(\.name)),
                ]
            )
        ]
    }
}
