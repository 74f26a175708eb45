/// All kinds of changes, in the order of the reference: what breaks most first.
public enum DifferenceRegistry {
    static let rules: [any DifferenceRule.Type] = [
        // MARK: Source
        ScreenRemoved.self,
        TypeRemoved.self,
        PropertyAdded.self,
        PropertyRemoved.self,
        PropertyRetyped.self,
        PropertiesReordered.self,
        ActionAdded.self,
        ActionRemoved.self,
        DestinationAdded.self,
        DestinationRemoved.self,
        DestinationChanged.self,
        UpdateChanged.self,

        // MARK: Identifiers
        SectionRemoved.self,
        RowRemoved.self,
        ReuseIdentifierRemoved.self,
        AccessibilityIdentifierRemoved.self,

        // MARK: Visual
        NavigationChanged.self,
        TableChanged.self,
        SectionAdded.self,
        SectionChanged.self,
        RowAdded.self,
        OrderChanged.self,
        CellChanged.self,
    ]

    /// What all rules report.
    public static let descriptions: [DifferenceDescription] = rules.map { $0.description }

    /// The rule with an id, or `nil`.
    public static func rule(id: String) -> DifferenceDescription? { descriptions.first { $0.id == id } }
}
