extension LanguageObject {
    /// The keys that can be added to a mapping: first those that it still requires, then the others in the order of
    /// the reference.
    package func keys(besides stated: Set<String>) -> [(key: Key, isRequired: Bool)] {
        let rest = keys.filter { !stated.contains($0.name) && constraints.allow($0.name, beside: stated) }
        let demanded = Set(constraints.flatMap { $0.demands(beside: stated) })
        let isRequired = { (key: Key) in key.entry.isRequired || demanded.contains(key.name) }
        return rest.filter(isRequired).map { ($0, true) } + rest.filter { !isRequired($0) }.map { ($0, false) }
    }
}

extension [KeyConstraint] {
    /// Whether the constraints allow a key beside others.
    fileprivate func allow(_ key: String, beside stated: Set<String>) -> Bool {
        allSatisfy { $0.allows(key, beside: stated) }
    }
}

extension KeyConstraint {
    fileprivate func allows(_ key: String, beside stated: Set<String>) -> Bool {
        switch self {
        case .exactlyOne(let keys, _, _), .atMostOne(let keys, _):
            !keys.contains(key) || stated.isDisjoint(with: keys)
        case .needs(key, let others): !stated.isDisjoint(with: others)
        case .excluded(let keys): !keys.contains(key)
        case .when(let condition, let constraints, let others):
            (stated.contains(condition) || key == condition ? constraints : others).allow(key, beside: stated)
        case .atLeastOne, .needs, .required, .only, .form: true
        }
    }

    /// The keys of which the mapping still needs one.
    fileprivate func demands(beside stated: Set<String>) -> [String] {
        switch self {
        case .exactlyOne(let keys, _, _), .atLeastOne(let keys, _):
            stated.isDisjoint(with: keys) ? keys : []
        case .required(let key, let others): stated.isDisjoint(with: others) ? [] : [key]
        case .when(let condition, let constraints, let others):
            (stated.contains(condition) ? constraints : others).flatMap { $0.demands(beside: stated) }
        case .atMostOne, .needs, .only, .form, .excluded: []
        }
    }
}
