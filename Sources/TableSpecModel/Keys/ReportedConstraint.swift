/// What the keys of a mapping demand of each other, as decoding checks it.
struct ReportedConstraint: Sendable {
    /// The keys, by their positions among the declarations.
    let positions: [Int]
    let names: [String]
    /// What is told where none of the keys stands; `nil` where that is right.
    private(set) var none: String?
    /// What is told where several of the keys stand; `nil` where that is right.
    private(set) var several: String?
    /// The key without which the others make no sense.
    private(set) var required: Int?

    /// - Returns: `nil` for a constraint that decoding reports in another way.
    init?(_ constraint: KeyConstraint, among keys: [String]) {
        switch constraint {
        case .exactlyOne(let names, let none, let several):
            (self.names, self.none, self.several) = (names, none, several)
        case .atLeastOne(let names, let none): (self.names, self.none) = (names, none)
        case .atMostOne(let names, let several): (self.names, self.several) = (names, several)
        case .required(let key, let names): (self.names, required) = (names, keys.firstIndex(of: key))
        case .needs, .only, .excluded, .when: return nil
        }
        positions = names.compactMap(keys.firstIndex)
        guard none != nil || several != nil || required != nil else { return nil }
    }
}
