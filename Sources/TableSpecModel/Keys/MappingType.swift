package import TableSpecDiagnostics

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

    /// A final step that runs once all keys of a mapping have been decoded.
    typealias Finish = @Sendable (inout SpecDecoder, inout Owner, MappingFields) -> Void

    package let keys: [Key]
    /// What doesn't depend on the type of the owner.
    let shape: MappingShape
    let finish: Finish?
    /// The alternatives that the mapping chooses from by one of its keys, or `nil` if it has none.
    let kinds: MappingKinds<Owner>?
    /// The location in an owner that records undecodable keys, or `nil` if nothing depends on them.
    let unread: Place<Owner, UnreadKeys>?
    /// The part of an owner that contains the values of inner keys.
    private let inner: (@Sendable (Owner) -> ModelPart?)?
    private let walks: KeyWalks<Owner>
    /// The keys of the kind that a key specifies, by the position of the key. Empty for a mapping without kinds.
    private let walksByKind: [KeyWalks<Owner>]

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
        misplaced readMisplaced: MappingShape.ReadMisplaced? = nil,
        finish: Finish? = nil
    ) {
        self.keys = keys
        self.kinds = kinds
        self.unread = unread
        self.inner = inner
        self.finish = finish
        shape = MappingShape(
            object,
            keys.map { ($0.name, $0.declaration.description) },
            constraints: constraints,
            kinds: kinds?.keys,
            misplaced: readMisplaced
        )
        walks = KeyWalks(kinds == nil ? keys : [])
        let keysByKind = kinds == nil ? [] : keys.indices.map(shape.positions(ofKindAt:))
        walksByKind = keysByKind.map { suitable in KeyWalks(keys.indices.filter(suitable.contains).map { keys[$0] }) }
    }

    /// The mapping's name in messages and its purpose.
    package var object: ObjectDescription { shape.object }

    /// The constraints between the keys.
    package var constraints: [KeyConstraint] { shape.constraints }

    // MARK: What comes from the declarations

    /// The specified keys with their values, in the order of the declarations.
    package func members(of owner: Owner) -> [JSONValue.Member] {
        let suitable = shape.positions(ofKind: kinds?.kind(owner))
        return keys.indices.compactMap { position in
            guard suitable.contains(position) else { return nil }
            return keys[position].declaration.json(owner).map { (shape.names[position], $0) }
        }
    }

    /// The keys whose values differ between two owners, ignoring locations in the spec.
    ///
    /// - Parameter others: The names of keys that are not compared.
    package func differences(between old: Owner, and new: Owner, besides others: Set<String> = []) -> [Key] {
        let inOld = shape.positions(ofKind: kinds?.kind(old))
        let inNew = shape.positions(ofKind: kinds?.kind(new))
        return keys.indices.filter { position in
            guard !others.contains(shape.names[position]) else { return false }
            let declaration = keys[position].declaration
            let oldValue = inOld.contains(position) ? declaration.json(old) : nil
            let newValue = inNew.contains(position) ? declaration.json(new) : nil
            return oldValue?.text != newValue?.text
        }.map { keys[$0] }
    }

    /// Shows the contents of an owner to a visitor: first its own texts, bindings and triggers, then its parts.
    func walk(_ model: ModelWalk, _ owner: inout Owner) {
        var walks = walks
        if let kind = kinds?.kind(owner), let position = shape.position(of: kind) { walks = walksByKind[position] }
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
