/// The keys of a mapping that are present but couldn't be decoded, which has been diagnosed.
///
/// Findings that depend on one of them aren't reported. Decoding fills the set with misspelled keys, and with those
/// whose values it couldn't decode far enough to know what they declare.
package struct UnreadKeys: Hashable, Sendable {
    private var names: Set<String> = []

    /// Creates an empty set.
    init() {}

    /// Whether a key couldn't be decoded.
    func contains(_ key: some KeyTable) -> Bool { !names.isEmpty && names.contains(key.name) }

    mutating func insert(_ key: some KeyTable) { insert(key.name) }

    mutating func formUnion(_ other: Self) { names.formUnion(other.names) }

    mutating func insert(_ name: String) { names.insert(name) }
}
