internal import TableSpecDiagnostics

/// The alternatives among which a mapping chooses by one of its keys, as an accessory is a `switch` or a `slider`.
struct MappingKinds<Owner: Sendable>: Sendable {
    /// The message for a mapping that states several kinds, for example "a cell has one accessory".
    let rule: String
    /// The keys that say what the mapping is, with the further keys that each may have.
    let details: [(kind: String, keys: [String])]
    /// The key that says what an owner is; `nil` for one that could not be read.
    let kind: @Sendable (Owner) -> String?
    /// Makes an owner what a key says, before the key and the others are read.
    let begin: @Sendable (inout Owner, String, SourceRange) -> Void

    /// The keys that say what the mapping is.
    var names: [String] { details.map(\.kind) }

    /// The further keys that a kind may have.
    func details(of kind: String) -> [String] { details.first { $0.kind == kind }?.keys ?? [] }

    /// Returns the constraints between the keys of such a mapping.
    func constraints(among keys: [String]) -> [KeyConstraint] {
        let others = keys.filter { !names.contains($0) }
        return [oneKind]
            + others.map { key in
                .needs(key, beside: details.filter { $0.keys.contains(key) }.map(\.kind))
            }
            + details.filter { isWider($0.kind) }.map { kind, details in
                // A kind that is a detail here does not bring its own details along.
                .when(kind, [.excluded(others.filter { !details.contains($0) })], otherwise: [])
            }
    }

    /// Exactly one of the kinds must be present; another kind can be a detail beside it: `{ button: Share, image: … }`.
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
