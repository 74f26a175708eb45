internal import TableSpecDiagnostics
internal import TableSpecYAML

/// The names of a mapping's keys, their kinds and their constraints.
///
/// They don't depend on the type of the owner, so the code that uses them exists once, not once for each type of owner.
final class MappingShape: Sendable {
    /// A key as a spec spells it.
    struct SpelledKey: Sendable {
        let position: Int
        /// Whether it has its former spelling.
        var isRenamed = false
    }

    /// Decodes the value of a key that belongs elsewhere, to report mistakes in the value.
    typealias ReadMisplaced = @Sendable (inout SpecDecoder, YAMLPair) -> Void

    /// The mapping's name in messages and its purpose.
    let object: ObjectDescription
    let names: [String]
    let descriptions: [KeyDescription]
    /// The alternatives that the mapping chooses from by one of its keys, or `nil` if it has none.
    let kinds: KindKeys?
    let readMisplaced: ReadMisplaced?
    /// The positions of the required keys.
    let required: [Int]
    /// The constraints that decoding reports.
    let reported: [ReportedConstraint]
    /// The positions of the keys that specify the kind of the mapping.
    let kindPositions: KeySet
    /// Whether the mapping can specify settings that its rows inherit.
    let holdsRowDefaults: Bool
    /// The constraints between the keys, in addition to those of the kinds.
    private let ownConstraints: [KeyConstraint]
    private let byLength: [[(spelling: [UInt8], key: SpelledKey)]]
    private let positions: [String: Int]
    /// The positions of all keys that a kind can have, by the position of its key.
    private let suitable: [Int: KeySet]

    init(
        _ object: ObjectDescription,
        _ keys: [(name: String, description: KeyDescription)],
        constraints: [KeyConstraint],
        kinds: KindKeys?,
        misplaced readMisplaced: ReadMisplaced?
    ) {
        self.object = object
        self.kinds = kinds
        self.readMisplaced = readMisplaced
        ownConstraints = constraints
        let names = keys.map(\.name)
        self.names = names
        descriptions = keys.map(\.description)
        let positions = Dictionary(zip(names, names.indices), uniquingKeysWith: { first, _ in first })
        self.positions = positions
        var suitable: [Int: KeySet] = [:]
        for (kind, details) in kinds?.details ?? [] {
            guard let position = positions[kind] else { continue }
            suitable[position] = KeySet(([kind] + details).compactMap { positions[$0] })
        }
        kindPositions = KeySet(suitable.keys)
        self.suitable = suitable
        holdsRowDefaults = positions[RowDefaults.key] != nil
        required = keys.indices.filter { keys[$0].description.isRequired }
        reported = constraints.compactMap { ReportedConstraint($0, among: names) }
        let renamed = Alias.deprecatedKeys(of: object.name).compactMap { alias in
            positions[alias.successor].map {
                (spelling: Array(alias.spelling.utf8), key: SpelledKey(position: $0, isRenamed: true))
            }
        }
        let spellings =
            names.indices.map { (spelling: Array(names[$0].utf8), key: SpelledKey(position: $0)) } + renamed
        let longest = spellings.reduce(0) { max($0, $1.spelling.count) }
        byLength = spellings.reduce(into: Array(repeating: [], count: longest + 1)) { lists, key in
            lists[key.spelling.count].append(key)
        }
    }

    /// The constraints between the keys.
    var constraints: [KeyConstraint] { (kinds?.constraints(among: names) ?? []) + ownConstraints }

    /// The key in a node of a mapping. An old name counts if the new one is absent.
    func spelledKey(_ key: YAMLNode, in mapping: YAMLNode) -> SpelledKey? {
        let found = key.withUTF8 { name in
            name.count < byLength.count ? byLength[name.count].first { $0.spelling.elementsEqual(name) }?.key : nil
        }
        guard let found, !found.isRenamed || mapping[names[found.position]] == nil else { return nil }
        return found
    }

    /// The position of the key in a node of a mapping.
    func position(of key: YAMLNode, in mapping: YAMLNode) -> Int? { spelledKey(key, in: mapping)?.position }

    /// The positions of the keys that a kind can have. A mapping without kinds can have all keys.
    func positions(ofKind kind: String?) -> KeySet {
        kinds == nil ? KeySet(names.indices) : kind.flatMap(position).map(positions(ofKindAt:)) ?? KeySet()
    }

    /// The positions of the keys that a kind can have, given the position of the key that specifies the kind.
    func positions(ofKindAt position: Int) -> KeySet { suitable[position] ?? KeySet() }

    /// The keys that a kind can have, but not all kinds.
    func names(onlyOfKindsLike position: Int) -> [String] {
        let ofKind = positions(ofKindAt: position)
        return names.indices.filter { position in
            ofKind.contains(position) && !suitable.values.allSatisfy { $0.contains(position) }
        }.map { names[$0] }
    }

    /// The position of a key.
    func position(of name: String) -> Int? { positions[name] }
}
