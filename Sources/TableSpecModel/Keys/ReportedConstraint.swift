/// A constraint between the keys of a mapping, as decoding checks it.
struct ReportedConstraint: Sendable {
    /// The keys, by their positions among the declarations.
    let positions: KeySet
    let names: [String]
    /// The message if none of the keys is present, or `nil` if that is allowed.
    private(set) var none: String?
    /// The message if several of the keys are present, or `nil` if that is allowed.
    private(set) var several: String?
    /// The key that the others require.
    private(set) var required: Int?

    /// - Returns: `nil` for a constraint that decoding doesn't report here.
    init?(_ constraint: KeyConstraint, among keys: [String]) {
        switch constraint {
        case .exactlyOne(let names, let none, let several):
            (self.names, self.none, self.several) = (names, none, several)
        case .atLeastOne(let names, let none): (self.names, self.none) = (names, none)
        case .atMostOne(let names, let several): (self.names, self.several) = (names, several)
        case .required(let key, let names): (self.names, required) = (names, keys.firstIndex(of: key))
        case .needs, .only, .form, .excluded, .when: return nil
        }
        positions = KeySet(names.compactMap(keys.firstIndex))
        guard none != nil || several != nil || required != nil else { return nil }
    }

    /// Whether a mapping with certain keys can violate the constraint.
    func concerns(_ stated: KeySet) -> Bool { none != nil || positions.intersects(stated) }
}
