internal import TableSpecGenerator
package import TableSpecModel
internal import TableSpecRules

/// The keys of `tablespec.yaml`.
package enum ConfigurationKey: String, SpelledKeyTable {
    case output, rules, swift, previews

    package static let object = ObjectDescription("configuration", "The settings of a folder of specs: tablespec.yaml.")

    package static let lookup = KeyLookup<Self>()

    package var entry: KeyDescription {
        switch self {
        case .output:
            .init(
                .string,
                default: "Generated",
                "The folder for what the tool makes, relative to the configuration's folder."
            )
        case .rules:
            .init(
                .table(of: .word(RuleConfiguration.Level.self)),
                "The severity of a rule, by the rule's id; or a mapping with `level` and the rule's options."
            )
        case .swift:
            .init(.object("Swift options"), "How Swift is generated.")
        case .previews:
            .init(.object("picture options"), "The settings with which pictures are drawn.")
        }
    }
}

/// The keys of `previews` in `tablespec.yaml`.
package enum PreviewOptionKey: String, SpelledKeyTable {
    case assets, symbols

    package static let object = ObjectDescription("picture options", "The settings with which pictures are drawn.")

    package static let lookup = KeyLookup<Self>()

    package var entry: KeyDescription {
        switch self {
        case .assets:
            .init(
                .list(of: .string),
                """
                Asset catalogues (`.xcassets`), or folders that hold some, relative to the configuration's folder and inside \
                its repository: pictures show named colours, images (PNG and SVG; of a PDF its size) and the app's own \
                symbols as they are there, light and dark. Other colours are a tint by their name, other images a frame.
                """
            )
        case .symbols:
            .init(
                .list(of: .string),
                """
                Folders of symbols that were exported as templates from Apple's SF Symbols app, relative to the configuration's \
                folder and inside its repository: `heart.fill.svg`, or `heart.fill.symbolset`. Pictures show these symbols as \
                Apple draws them, and others as the tool does.
                """
            )
        }
    }
}

/// The keys of `swift` in `tablespec.yaml`.
package enum SwiftOptionKey: String, SpelledKeyTable {
    case accessLevel, typePrefix, deploymentTarget, stringTable, bundle, codableState, dataSource, imports

    package static let object = ObjectDescription("Swift options", "How Swift is generated.")

    package static let lookup = KeyLookup<Self>()

    package var entry: KeyDescription {
        switch self {
        case .accessLevel:
            .init(
                .word(GeneratorOptions.AccessLevel.self),
                default: "internal",
                "Who may use what is generated: types, their initialisers, and all that an app calls or implements."
            )
        case .typePrefix:
            .init(
                .identifier,
                "The prefix of the names of all generated types, those under `types` too; not those of the app's own classes."
            )
        case .deploymentTarget:
            .init(
                .string,
                default: "15.0",
                "The oldest iOS on which the app runs; what needs a newer one is marked as such in the code."
            )
        case .bundle:
            .init(
                .word(ResourceBundle.self),
                default: "main",
                """
                Where strings, images and colours are looked up: in the app's bundle, or in that of the module, which SwiftPM \
                makes for a target with resources. The build-tool plugin takes that one by itself for such targets.
                """
            )
        case .codableState:
            .init(
                .boolean,
                default: "false",
                "Whether the states of screens that say nothing else, and the types of all specs, are `Codable`."
            )
        case .dataSource:
            .init(
                .word(GeneratorOptions.DataSourcePlace.self),
                default: "screen",
                """
                Where the sections and rows of a screen are, what they show, and the methods of the table's data source and \
                delegate: in the view controller, or in an object beside it, which has the screen's name and `Table`.
                """
            )
        case .imports:
            .init(
                .list(of: .identifier),
                """
                The modules of the app's own classes: the Swift of every screen and app imports them. A spec names further ones \
                with its own `imports`.
                """
            )
        case .stringTable:
            .init(.identifier, "The table of strings in which the texts of screens are translated that name none.")
        }
    }
}

extension RuleConfiguration.Level: SpecEnumeration {
    public static let noun = "rule level"
}
