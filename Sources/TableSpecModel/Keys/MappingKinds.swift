internal import TableSpecDiagnostics

/// The alternatives that a mapping chooses from by one of its keys: an accessory is a `switch` or a `slider`.
struct MappingKinds<Owner: Sendable>: Sendable {
    /// The keys of the alternatives.
    let keys: KindKeys
    /// Returns the key that specifies the kind of an owner, or `nil` for one that couldn't be decoded.
    let kind: @Sendable (Owner) -> String?
    /// Sets the kind of an owner by a key, before the values of the keys are decoded.
    let begin: @Sendable (inout Owner, String, SourceRange) -> Void

    /// Declares alternatives.
    init(
        rule: String,
        details: [(kind: String, keys: [String])],
        kind: @escaping @Sendable (Owner) -> String?,
        begin: @escaping @Sendable (inout Owner, String, SourceRange) -> Void
    ) {
        keys = KindKeys(rule: rule, details: details)
        self.kind = kind
        self.begin = begin
    }
}

/// The keys of the alternatives that a mapping chooses from.
struct KindKeys: Sendable {
    /// The message for a mapping with several kinds, for example "a cell has one accessory".
    let rule: String
    /// The keys that specify the kind of the mapping, with the additional keys of each kind.
    let details: [(kind: String, keys: [String])]

    /// The keys that specify the kind of the mapping.
    var names: [String] { details.map(\.kind) }

    /// The additional keys of a kind.
    func details(of kind: String) -> [String] { details.first { $0.kind == kind }?.keys ?? [] }

    /// Returns the constraints between the keys of such a mapping.
    func constraints(among keys: [String]) -> [KeyConstraint] {
        let others = keys.filter { !names.contains($0) }
        return [oneKind]
            + others.map { key in
                .needs(key, beside: details.filter { $0.keys.contains(key) }.map(\.kind))
            }
            + details.filter { isWider($0.kind) }.map { kind, details in
                // A kind that is a detail here doesn't include its own details.
                .when(kind, [.excluded(others.filter { !details.contains($0) })], otherwise: [])
            }
    }

    /// Exactly one of the kinds must be present. Another kind can be a detail of it: `{ button: Share, image: … }`.
    private var oneKind: KeyConstraint {
        details.reversed().reduce(.exactlyOne(names.filter { !isWider($0) })) { constraint, detail in
            guard isWider(detail.kind) else { return constraint }
            let others = names.filter { $0 != detail.kind && !detail.keys.contains($0) }
            return .when(detail.kind, [.excluded(others)], otherwise: [constraint])
        }
    }

    /// Whether a kind has others among its details.
    private func isWider(_ kind: String) -> Bool { details(of: kind).contains(where: names.contains) }
}
