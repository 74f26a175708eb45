internal import TableSpecModel

extension KeyConstraint {
    /// Whether the constraint holds for a mapping with some keys, as far as their names decide that.
    func holds(for names: Set<String>) -> Bool {
        switch self {
        case .exactlyOne(let keys, _, _): keys.count(where: names.contains) == 1
        case .atLeastOne(let keys, _): keys.contains(where: names.contains)
        case .atMostOne(let keys, _): keys.count(where: names.contains) <= 1
        case .needs(let key, let others): !names.contains(key) || others.contains(where: names.contains)
        case .required(let key, let others): names.contains(key) || !others.contains(where: names.contains)
        case .excluded(let keys): !keys.contains(where: names.contains)
        case .when(let key, let constraints, let others):
            (names.contains(key) ? constraints : others).allSatisfy { $0.holds(for: names) }
        case .only, .form: true
        }
    }
}
