/// The keys of a mapping that a spec states and that could not be read, which has been diagnosed.
///
/// Findings that depend on one of them are not reported. Decoding fills the set with keys that are misspelled, and with
/// those whose values it could not read far enough to know what they declare.
package struct UnreadKeys: Hashable, Sendable {
    private var names: Set<String> = []

    /// Creates a set without keys.
    init() {}

    /// Whether a key could not be read.
    func contains(_ key: some KeyTable) -> Bool { !names.isEmpty && names.contains(key.name) }

    mutating func insert(_ key: some KeyTable) { insert(key.name) }

    mutating func formUnion(_ other: Self) { names.formUnion(other.names) }

    mutating func insert(_ name: String) { names.insert(name) }
}
