internal import TableSpecDiagnostics

/// What a mapping can be that says so by one of its keys, as an accessory is a `switch` or a `slider`.
struct MappingKinds<Owner: Sendable>: Sendable {
    /// What is told of a mapping that states several kinds, for example "a cell has one accessory".
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

    /// What the keys of such a mapping demand of each other.
    func constraints(among keys: [String]) -> [KeyConstraint] {
        [.exactlyOne(names)]
            + keys.filter { !names.contains($0) }.map { key in
                .needs(key, beside: details.filter { $0.keys.contains(key) }.map(\.kind))
            }
    }
}
