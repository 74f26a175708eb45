public import TableSpecModel
public import TableSpecRules

/// The keys of `tablespec.yaml`.
public enum ConfigurationKey: String, SpelledKeyTable {
    case output, rules, swift

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
        }
    }
}

/// The keys of `swift` in `tablespec.yaml`.
public enum SwiftOptionKey: String, SpelledKeyTable {
    case stringTable

    public static let object = ObjectDescription("Swift options", "How Swift is generated.")

    package static let lookup = KeyLookup<Self>()

    public var entry: KeyDescription {
        switch self {
        case .stringTable:
            .init(.identifier, "The table of strings in which the texts of screens are translated that name none.")
        }
    }
}

extension RuleConfiguration.Level: Word {
    public static let noun = "rule level"
}
