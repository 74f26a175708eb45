public import TableSpecModel
public import TableSpecRules

/// The keys of `tablespec.yaml`.
public enum ConfigurationKey: String, SpelledKeyTable {
    case output, rules

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
            .init(.table(of: .word(RuleConfiguration.Level.self)), "The severity of a rule, by the rule's id.")
        }
    }
}

extension RuleConfiguration.Level: Word {
    public static let noun = "rule level"
}
