/// A number in a rule that the configuration can change.
package struct RuleOption: Equatable, Sendable {
    /// The name in the configuration: `maximum`.
    package var name: String
    /// The default number.
    package var standard: Double
    /// The meaning of the number, in a few words, for the rule's page.
    package var meaning: String

    init(_ name: String, _ standard: Double, _ meaning: String) {
        self.name = name
        self.standard = standard
        self.meaning = meaning
    }
}
