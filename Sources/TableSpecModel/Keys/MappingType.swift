package import TableSpecDiagnostics
internal import TableSpecYAML

/// A kind of mapping with its keys: decoding, the reference, the schemas, `inspect`, comparisons and walks all go through
/// this list.
package final class MappingType<Owner: Sendable>: Sendable {
    /// A declaration with the key's spelling in a spec.
    package struct Key: Sendable {
        package let name: String
        package internal(set) var declaration: KeyDeclaration<Owner>

        /// The key in a mapping whose owner holds this one's.
        func lifted<Outer>(to place: Place<Outer, Owner>) -> MappingType<Outer>.Key {
            MappingType<Outer>.Key(name: name, declaration: declaration.lifted(to: place))
        }
    }

    /// What is done once all keys of a mapping have been read.
    typealias Finish = @Sendable (inout SpecDecoder, inout Owner, MappingFields<Owner>) -> Void

    /// What the mapping is called and what it is for.
    package let object: ObjectDescription
    package let keys: [Key]
    /// What the keys demand of each other.
    package let constraints: [KeyConstraint]
    let finish: Finish?
    /// The positions of the keys without which the mapping makes no sense.
    let required: [Int]
    /// The constraints that decoding reports.
    let reported: [ReportedConstraint]
    private let byLength: [[(spelling: [UInt8], position: Int)]]
    /// What the mapping can be, where it says so by one of its keys.
    let kinds: MappingKinds<Owner>?
    /// The positions of the keys that say what the mapping is.
    let kindPositions: KeySet
    /// For the position of such a key, those of all keys that the kind may have.
    let suitable: [KeySet]
    /// Where an owner keeps which of its keys could not be read; `nil` where nothing depends on them.
    let unread: Place<Owner, UnreadKeys>?
    /// The part of an owner in which the values of inner keys lie.
    private let inner: (@Sendable (Owner) -> ModelPart?)?
    private let walks: KeyWalks<Owner>
    private let walksByKind: [String: KeyWalks<Owner>]

    /// Declares a mapping.
    ///
    /// - Parameter finish: Completes what a mapping says once all its keys have been read.
    init(
        _ object: ObjectDescription,
        _ keys: [Key],
        constraints: [KeyConstraint] = [],
        kinds: MappingKinds<Owner>? = nil,
        unread: Place<Owner, UnreadKeys>? = nil,
        inner: (@Sendable (Owner) -> ModelPart?)? = nil,
        finish: Finish? = nil
    ) {
        self.object = object
        self.keys = keys
        let names = keys.map(\.name)
        self.constraints = (kinds?.constraints(among: names) ?? []) + constraints
        self.kinds = kinds
        self.unread = unread
        self.inner = inner
        kindPositions = KeySet(names.indices.filter { kinds?.names.contains(names[$0]) ?? false })
        suitable = names.map { kind in
            let suitable = [kind] + (kinds?.details(of: kind) ?? [])
            return KeySet(names.indices.filter { suitable.contains(names[$0]) })
        }
        self.finish = finish
        required = keys.indices.filter { keys[$0].declaration.description.isRequired }
        reported = constraints.compactMap { ReportedConstraint($0, among: names) }
        let spellings = keys.indices.map { (spelling: Array(keys[$0].name.utf8), position: $0) }
        let longest = spellings.map(\.spelling.count).max() ?? 0
        byLength = (0...longest).map { length in spellings.filter { $0.spelling.count == length } }
        walks = KeyWalks(kinds == nil ? keys : [])
        walksByKind = Dictionary(
            (kinds?.details ?? []).map { kind, details in
                (kind, KeyWalks(keys.filter { $0.name == kind || details.contains($0.name) }))
            },
            uniquingKeysWith: { first, _ in first }
        )
    }

    /// The position of the key with a spelling, given as UTF-8.
    func position(spelled name: UnsafeBufferPointer<UInt8>) -> Int? {
        guard name.count < byLength.count else { return nil }
        return byLength[name.count].first { $0.spelling.elementsEqual(name) }?.position
    }

    /// The position of a key.
    func position(of name: String) -> Int? { keys.firstIndex { $0.name == name } }

    // MARK: What comes from the declarations

    /// The stated keys with their values, in the order of the declarations.
    package func members(of owner: Owner) -> [JSONValue.Member] {
        stated(keys, of: owner).compactMap { key in key.declaration.json(owner).map { (key.name, $0) } }
    }

    /// The keys that an owner may have, as far as it is of a kind.
    private func stated(_ keys: [Key], of owner: Owner) -> [Key] {
        guard let kinds else { return keys }
        guard let kind = kinds.kind(owner) else { return [] }
        let details = kinds.details(of: kind)
        return keys.filter { $0.name == kind || details.contains($0.name) }
    }

    /// The keys of which two owners state other values, places in the spec aside.
    package func differences(between old: Owner, and new: Owner) -> [String] {
        let (old, new) = (members(of: old), members(of: new))
        return keys.map(\.name).filter { name in
            old.first { $0.key == name }?.value.text != new.first { $0.key == name }?.value.text
        }
    }

    /// Shows what lies in an owner to a visitor: first its own texts, bindings and triggers, then the parts in it.
    func walk(_ model: ModelWalk, _ owner: inout Owner) {
        var walks = walks
        if let kinds { walks = kinds.kind(owner).flatMap { walksByKind[$0] } ?? walks }
        for walk in walks.own { walk(model, &owner) }
        if !walks.inner.isEmpty, let part = inner?(owner) {
            model.inside(part) { for walk in walks.inner { walk(model, &owner) } }
        }
        for walk in walks.parts { walk(model, &owner) }
    }
}

/// What a walk does with the keys of an owner, in order.
private struct KeyWalks<Owner: Sendable>: Sendable {
    typealias Walk = @Sendable (ModelWalk, inout Owner) -> Void

    /// Texts, bindings and triggers of the owner itself.
    let own: [Walk]
    /// Those of the part that the owner stands for.
    let inner: [Walk]
    let parts: [Walk]

    init(_ keys: [MappingType<Owner>.Key]) {
        let declarations = keys.map(\.declaration)
        own = declarations.filter { !$0.isPart && !$0.isInner }.compactMap(\.walk)
        inner = declarations.filter(\.isInner).compactMap(\.walk)
        parts = declarations.filter { $0.isPart && !$0.isInner }.compactMap(\.walk)
    }
}

extension MappingType {
    /// The mapping of one key table.
    convenience init<Keys: DeclaredKeyTable>(_ table: Keys.Type, finish: Finish? = nil) where Keys.Owner == Owner {
        self.init(Keys.object, Keys.keys, constraints: Keys.constraints, finish: finish)
    }
}

/// A key table whose keys are declared with their places in the model.
package protocol DeclaredKeyTable: KeyTable, RawRepresentable where RawValue == String {
    associatedtype Owner: Sendable

    /// Where the key's value lies, of which type it is, and what it means.
    var declaration: KeyDeclaration<Owner> { get }
}

extension DeclaredKeyTable {
    public var entry: KeyDescription { declaration.description }

    /// The key as part of a mapping.
    var key: MappingType<Owner>.Key { .init(name: name, declaration: declaration) }

    /// All keys of the table.
    static var keys: [MappingType<Owner>.Key] { allCases.map(\.key) }
}

extension Array {
    /// The keys in a mapping whose owner holds this one's.
    func lifted<Outer, Owner>(to place: Place<Outer, Owner>) -> [MappingType<Outer>.Key]
    where Element == MappingType<Owner>.Key {
        map { $0.lifted(to: place) }
    }
}
