internal import TableSpecGenerator
package import TableSpecModel
internal import TableSpecRules

/// The keys of `tablespec.yaml`.
package enum ConfigurationKey: String, KeyTable {
    case output, rules, swift, previews

    package static let object = ObjectDescription(
        "configuration",
        "The configuration of a folder of specs, in `tablespec.yaml`."
    )

    package var entry: KeyDescription {
        switch self {
        case .output:
            .init(
                .string,
                default: "Generated",
                "The output folder, relative to the configuration's folder."
            )
        case .rules:
            .init(
                .table(of: .choice(RuleConfiguration.Level.self)),
                "The severity of each rule, by the rule's id, or a mapping with `level` and the rule's options."
            )
        case .swift:
            .init(.object("Swift options"), "The options for the generated Swift.")
        case .previews:
            .init(.object("preview options"), "The options for previews.")
        }
    }
}

/// The keys of `previews` in `tablespec.yaml`.
package enum PreviewOptionKey: String, KeyTable {
    case assets, symbols

    package static let object = ObjectDescription("preview options", "The options for previews.")

    package var entry: KeyDescription {
        switch self {
        case .assets:
            .init(
                .list(of: .string),
                """
                Asset catalogs (`.xcassets`), or folders that contain some, relative to the configuration's folder and \
                inside its repository. Previews show their named colors, images (PNG and SVG; only the size of a PDF) \
                and custom symbols, in light and dark. Other colors are tints derived from their names, and other \
                images are frames.
                """
            )
        case .symbols:
            .init(
                .list(of: .string),
                """
                Folders of symbols that were exported as templates from Apple's SF Symbols app, `heart.fill.svg` or \
                `heart.fill.symbolset`, relative to the configuration's folder and inside its repository. Previews \
                show these symbols as Apple draws them, and other symbols as tablespec draws them.
                """
            )
        }
    }
}

/// The keys of `swift` in `tablespec.yaml`.
package enum SwiftOptionKey: String, KeyTable {
    case accessLevel, typePrefix, namespace, support, deploymentTarget, stringTable, bundle, codableState, dataSource
    case imports

    package static let object = ObjectDescription("Swift options", "The options for the generated Swift.")

    package var entry: KeyDescription {
        switch self {
        case .accessLevel:
            .init(
                .choice(GeneratorOptions.AccessLevel.self),
                default: "internal",
                "The access level of generated types, their initializers, and everything that apps call or implement."
            )
        case .typePrefix:
            .init(
                .identifier,
                "The prefix of generated type names, including those under `types`, but not of the app's own classes."
            )
        case .namespace:
            .init(
                .identifier,
                default: "TableSpec",
                "The name of the type that contains the shared Swift. No type in the app can have the same name."
            )
        case .support:
            .init(
                .string,
                default: "internal",
                """
                Where the shared Swift is: `internal` for the screens' own module, or `external(AppTables)` for a \
                module `AppTables`, whose source `tablespec support` prints.
                """
            )
        case .deploymentTarget:
            .init(
                .string,
                default: "15.0",
                "The oldest iOS version that the app supports. Code for newer versions is marked as such."
            )
        case .bundle:
            .init(
                .choice(ResourceBundle.self),
                default: "main",
                """
                Where strings, images and colors are looked up: in the app's bundle, or in the module's bundle, which \
                SwiftPM creates for targets with resources. For such targets, the build-tool plugin uses `module` by \
                default.
                """
            )
        case .codableState:
            .init(
                .boolean,
                default: "false",
                "Whether types, and the states of screens that don't set `codableState`, are `Codable`."
            )
        case .dataSource:
            .init(
                .choice(GeneratorOptions.DataSourcePlace.self),
                default: "screen",
                """
                Where the sections, rows and cells of a screen are declared, with the methods of the table's data \
                source and delegate: in the view controller, or in a separate object, whose name is the screen's name \
                and `Table`.
                """
            )
        case .imports:
            .init(
                .list(of: .identifier),
                """
                The modules of the app's own classes, which the Swift of every screen and app imports. A spec can add \
                modules with its own `imports`.
                """
            )
        case .stringTable:
            .init(.identifier, "The string table for the texts of screens that don't set `strings`.")
        }
    }
}

extension RuleConfiguration.Level: SpecEnumeration {
    /// The noun for the enumeration in messages.
    public static let noun = "rule level"
}
