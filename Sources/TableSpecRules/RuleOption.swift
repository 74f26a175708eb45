/// A number that a rule compares with and that the configuration may change.
public struct RuleOption: Hashable, Sendable {
    /// The name in the configuration: `maximum`.
    public var name: String
    /// The number where the configuration states none.
    public var standard: Double
    /// What the number is, in a few words, for the rule's page.
    public var meaning: String

    init(_ name: String, _ standard: Double, _ meaning: String) {
        self.name = name
        self.standard = standard
        self.meaning = meaning
    }
}
