internal import TableSpecGenerator
public import TableSpecModel
public import TableSpecRules

/// The keys of `tablespec.yaml`.
public enum ConfigurationKey: String, SpelledKeyTable {
    case output, rules, swift, previews

    public static let object = ObjectDescription("configuration", "The settings of a folder of specs: tablespec.yaml.")

    package static let lookup = KeyLookup<Self>()

    public var entry: KeyDescription {
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
            .init(.object("picture options"), "What pictures are drawn with.")
        }
    }
}

/// The keys of `previews` in `tablespec.yaml`.
public enum PreviewOptionKey: String, SpelledKeyTable {
    case assets

    public static let object = ObjectDescription("picture options", "What pictures are drawn with.")

    package static let lookup = KeyLookup<Self>()

    public var entry: KeyDescription {
        switch self {
        case .assets:
            .init(
                .list(of: .string),
                """
                Asset catalogues (`.xcassets`), or folders that hold some, relative to the configuration's folder and inside \
                its repository: pictures show named colours as they are there, and others in a tint by their name.
                """
            )
        }
    }
}

/// The keys of `swift` in `tablespec.yaml`.
public enum SwiftOptionKey: String, SpelledKeyTable {
    case accessLevel, typePrefix, deploymentTarget, stringTable

    public static let object = ObjectDescription("Swift options", "How Swift is generated.")

    package static let lookup = KeyLookup<Self>()

    public var entry: KeyDescription {
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
                "What the names of all generated types begin with, those under `types` too; not those of the app's own classes."
            )
        case .deploymentTarget:
            .init(
                .string,
                default: "15.0",
                "The oldest iOS on which the app runs; what needs a newer one is marked as such in the code."
            )
        case .stringTable:
            .init(.identifier, "The table of strings in which the texts of screens are translated that name none.")
        }
    }
}

extension RuleConfiguration.Level: Word {
    public static let noun = "rule level"
}
