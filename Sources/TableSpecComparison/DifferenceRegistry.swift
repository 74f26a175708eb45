/// The rules for all kinds of changes that `tablespec diff` reports.
public enum DifferenceRegistry {
    /// The rules, in the order of the reference, starting with the highest level.
    public static let rules: [DifferenceRule] =
        DifferenceRule.ofOwners + DifferenceRule.ofProperties + DifferenceRule.ofRequirements
        + DifferenceRule.ofDeclarations + DifferenceRule.ofIdentifiers + DifferenceRule.ofPictures

    /// Returns the rule with an id, or `nil` if it doesn't exist.
    public static func rule(id: String) -> DifferenceRule? { rules.first { $0.id == id } }
}
