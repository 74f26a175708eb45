/// All kinds of changes, in the order of the reference: what breaks most first.
public enum DifferenceRegistry {
    /// The rules of all kinds of changes.
    public static let rules: [DifferenceRule] =
        DifferenceRule.ofOwners + DifferenceRule.ofProperties + DifferenceRule.ofRequirements
        + DifferenceRule.ofDeclarations + DifferenceRule.ofIdentifiers + DifferenceRule.ofPictures

    /// The rule with an id, or `nil`.
    public static func rule(id: String) -> DifferenceRule? { rules.first { $0.id == id } }
}
