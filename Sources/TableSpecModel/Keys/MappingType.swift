package import TableSpecDiagnostics
internal import TableSpecYAML

/// A kind of mapping with its keys. Decoding, the reference, the schemas, `inspect`, comparisons and walks all use this
/// list.
package final class MappingType<Owner: Sendable>: Sendable {
    /// A declaration with the key's spelling in a spec.
    package struct Key: Sendable {
        package let name: String
        package internal(set) var declaration: KeyDeclaration<Owner>

        /// The key in a mapping whose owner contains this owner.
        func lifted<Outer>(to place: Place<Outer, Owner>) -> MappingType<Outer>.Key {
            MappingType<Outer>.Key(name: name, declaration: declaration.lifted(to: place))
        }
    }

    /// A key as a spec spells it.
    struct SpelledKey: Sendable {
        let position: Int
        /// Whether it has its former spelling.
        var isRenamed = false
    }

    /// A final step that runs once all keys of a mapping have been decoded.
    typealias Finish = @Sendable (inout SpecDecoder, inout Owner, MappingFields<Owner>) -> Void

    /// The mapping's name in messages and its purpose.
    package let object: ObjectDescription
    package let keys: [Key]
    /// The constraints between the keys, in addition to those of the kinds.
    private let ownConstraints: [KeyConstraint]
    let finish: Finish?
    /// Decodes the value of a key that belongs elsewhere, to report mistakes in the value.
    let readMisplaced: (@Sendable (inout SpecDecoder, YAMLPair) -> Void)?
    /// The positions of the required keys.
    let required: [Int]
    /// The constraints that decoding reports.
    let reported: [ReportedConstraint]
    private let byLength: [[(spelling: [UInt8], key: SpelledKey)]]
    /// The alternatives that the mapping chooses from by one of its keys, or `nil` if it has none.
    let kinds: MappingKinds<Owner>?
    /// The positions of the keys that specify the kind of the mapping.
    let kindPositions: KeySet
    /// The positions of all keys that a kind can have, by the position of its key.
    let suitable: [Int: KeySet]
    /// The location in an owner that records undecodable keys, or `nil` if nothing depends on them.
    let unread: Place<Owner, UnreadKeys>?
    /// The part of an owner that contains the values of inner keys.
    private let inner: (@Sendable (Owner) -> ModelPart?)?
    private let walks: KeyWalks<Owner>
    /// The keys of the kind that a key specifies, by the position of the key.
    private let walksByKind: [Int: KeyWalks<Owner>]
    private let positions: [String: Int]
    /// Whether the mapping can specify settings that its rows inherit.
    let holdsRowDefaults: Bool

    /// Declares a mapping.
    ///
    /// - Parameter finish: Completes the owner once all keys of the mapping have been decoded.
    init(
        _ object: ObjectDescription,
        _ keys: [Key],
        constraints: [KeyConstraint] = [],
        kinds: MappingKinds<Owner>? = nil,
        unread: Place<Owner, UnreadKeys>? = nil,
        inner: (@Sendable (Owner) -> ModelPart?)? = nil,
        misplaced readMisplaced: (@Sendable (inout SpecDecoder, YAMLPair) -> Void)? = nil,
        finish: Finish? = nil
    ) {
        self.object = object
        self.keys = keys
        ownConstraints = constraints
        self.kinds = kinds
        self.unread = unread
        self.inner = inner
        self.finish = finish
        self.readMisplaced = readMisplaced
        let names = keys.map { $0.name }
        let positions = Dictionary(zip(names, names.indices), uniquingKeysWith: { first, _ in first })
        var suitable: [Int: KeySet] = [:]
        var walksByKind: [Int: KeyWalks<Owner>] = [:]
        for (kind, details) in kinds?.details ?? [] {
            guard let position = positions[kind] else { continue }
            let keysOfKind = KeySet(([kind] + details).compactMap { positions[$0] })
            suitable[position] = keysOfKind
            walksByKind[position] = KeyWalks(keys.indices.filter(keysOfKind.contains).map { keys[$0] })
        }
        kindPositions = KeySet(suitable.keys)
        self.suitable = suitable
        self.walksByKind = walksByKind
        self.positions = positions
        holdsRowDefaults = positions[RowDefaults.key] != nil
        required = keys.indices.filter { keys[$0].declaration.description.isRequired }
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
        walks = KeyWalks(kinds == nil ? keys : [])
    }

    /// The constraints between the keys.
    package var constraints: [KeyConstraint] {
        (kinds?.constraints(among: keys.map(\.name)) ?? []) + ownConstraints
    }

    /// The key in a node of a mapping. An old name counts if the new one is absent.
    func spelledKey(_ key: YAMLNode, in mapping: YAMLNode) -> SpelledKey? {
        let found = key.withUTF8 { name in
            name.count < byLength.count ? byLength[name.count].first { $0.spelling.elementsEqual(name) }?.key : nil
        }
        guard let found, !found.isRenamed || mapping[keys[found.position].name] == nil else { return nil }
        return found
    }

    /// The position of the key in a node of a mapping.
    func position(of key: YAMLNode, in mapping: YAMLNode) -> Int? { spelledKey(key, in: mapping)?.position }

    /// The position of a key.
    func position(of name: String) -> Int? { positions[name] }

    // MARK: What comes from the declarations

    /// The specified keys with their values, in the order of the declarations.
    package func members(of owner: Owner) -> [JSONValue.Member] {
        stated(keys, of: owner).compactMap { key in key.declaration.json(owner).map { (key.name, $0) } }
    }

    /// The keys that an owner can have, given its kind.
    private func stated(_ keys: [Key], of owner: Owner) -> [Key] {
        guard let kinds else { return keys }
        guard let kind = kinds.kind(owner) else { return [] }
        let details = kinds.details(of: kind)
        return keys.filter { $0.name == kind || details.contains($0.name) }
    }

    /// The keys whose values differ between two owners, ignoring locations in the spec.
    ///
    /// - Parameter others: The names of keys that are not compared.
    package func differences(between old: Owner, and new: Owner, besides others: Set<String> = []) -> [Key] {
        let (inOld, inNew) = (stated(keys, of: old).map(\.name), stated(keys, of: new).map(\.name))
        return keys.filter { key in
            guard !others.contains(key.name) else { return false }
            let oldValue = inOld.contains(key.name) ? key.declaration.json(old) : nil
            let newValue = inNew.contains(key.name) ? key.declaration.json(new) : nil
            return oldValue?.text != newValue?.text
        }
    }

    /// Shows the contents of an owner to a visitor: first its own texts, bindings and triggers, then its parts.
    func walk(_ model: ModelWalk, _ owner: inout Owner) {
        var walks = walks
        if let kind = kinds?.kind(owner) { walks = positions[kind].flatMap { walksByKind[$0] } ?? walks }
        walks.own?(model, &owner)
        if let walkInner = walks.inner, let part = inner?(owner) {
            model.inside(part) { walkInner(model, &owner) }
        }
        walks.parts?(model, &owner)
    }
}

/// The visits of a walk to the keys of an owner, in order.
private struct KeyWalks<Owner: Sendable>: Sendable {
    typealias Walk = @Sendable (ModelWalk, inout Owner) -> Void

    /// The texts, bindings and triggers of the owner itself.
    private(set) var own: Walk?
    /// Those of the inner part that the owner represents.
    private(set) var inner: Walk?
    private(set) var parts: Walk?

    init(_ keys: [MappingType<Owner>.Key]) {
        for declaration in keys.lazy.map({ $0.declaration }) {
            guard let walk = declaration.walk else { continue }
            if declaration.isInner {
                inner = Self.join(inner, walk)
            } else if declaration.isPart {
                parts = Self.join(parts, walk)
            } else {
                own = Self.join(own, walk)
            }
        }
    }

    /// One walk followed by another.
    private static func join(_ first: Walk?, _ second: @escaping Walk) -> Walk {
        guard let first else { return second }
        return { model, owner in
            first(model, &owner)
            second(model, &owner)
        }
    }
}

extension MappingType {
    /// The mapping of one key table.
    convenience init<Keys: DeclaredKeyTable>(_ table: Keys.Type, finish: Finish? = nil) where Keys.Owner == Owner {
        self.init(Keys.object, Keys.keys, constraints: Keys.constraints, finish: finish)
    }
}

/// A key table whose keys are declared with their locations in the model.
package protocol DeclaredKeyTable: KeyTable, RawRepresentable where RawValue == String {
    associatedtype Owner: Sendable

    /// The location, type and meaning of the key's value.
    var declaration: KeyDeclaration<Owner> { get }
}

extension DeclaredKeyTable {
    package var entry: KeyDescription { declaration.description }

    /// The key as part of a mapping.
    var key: MappingType<Owner>.Key { .init(name: name, declaration: declaration) }

    /// All keys of the table.
    static var keys: [MappingType<Owner>.Key] { allCases.map(\.key) }
}

extension Array {
    /// The keys in a mapping whose owner contains this owner. A walk finds the location once for all of them.
    func lifted<Outer, Owner>(to place: Place<Outer, Owner>) -> [MappingType<Outer>.Key]
    where Element == MappingType<Owner>.Key {
        var keys = map { $0.lifted(to: place) }
        let walks = KeyWalks(self)
        for (isPart, walks) in [(false, walks.own), (true, walks.parts)] {
            let walked = keys.indices.filter { position in
                let declaration = keys[position].declaration
                return declaration.walk != nil && declaration.isPart == isPart
            }
            for position in walked { keys[position].declaration.walk = nil }
            if let first = walked.first { keys[first].declaration.walk = walks.map(place.lifting) }
        }
        return keys
    }
}
