package import TableSpecDiagnostics
internal import TableSpecYAML

/// A key of the mapping that describes an `Owner`: the only declaration of its location in the model, its type, its
/// default and its meaning.
package struct KeyDeclaration<Owner: Sendable>: Sendable {
    /// The key's meaning and the values that it accepts.
    package let description: KeyDescription
    /// Decodes the value of a pair into the owner.
    private(set) var read: @Sendable (inout SpecDecoder, YAMLPair, inout Owner) -> Void
    /// Records in the owner that the key is present but couldn't be decoded.
    let markUnread: @Sendable (inout Owner, SourceRange) -> Void
    /// The value that `inspect` prints, or `nil` if there's none.
    package var json: @Sendable (Owner) -> JSONValue?
    /// Shows the contents of the value to a visitor, or is `nil` if there are none.
    var walk: (@Sendable (ModelWalk, inout Owner) -> Void)?
    /// Whether the value is a part with its own keys.
    let isPart: Bool
    /// Whether the app's code or its tests use the value, so that its changes can be reported at a higher level than
    /// visible changes.
    package let isInterface: Bool
    /// Whether the value is in a part of the owner that a walk enters for it: the control of an accessory.
    var isInner = false
}

extension KeyDeclaration {
    /// Declares a key whose value is at a location in the owner.
    ///
    /// - Parameters:
    ///   - defaultValue: The value that applies if the key is absent, as a spec would write it.
    ///   - shown: The value that `inspect` prints in place of the specified one.
    init<Value>(
        at place: Place<Owner, Value>,
        _ type: ValueType<Value>,
        shown: (@Sendable (Owner) -> Value)? = nil,
        default defaultValue: String? = nil,
        isRequired: Bool = false,
        since: String = "1",
        _ documentation: String
    ) {
        description = KeyDescription(
            type.description,
            default: defaultValue,
            isRequired: isRequired,
            since: since,
            documentation
        )
        read = { decoder, pair, owner in
            place.set(type.read(&decoder, pair.value), in: &owner)
        }
        if let unread = type.unread {
            markUnread = { owner, range in place.set(unread(range), in: &owner) }
        } else {
            markUnread = { _, _ in }
        }
        if let shown {
            json = { type.json(shown($0)) }
        } else {
            json = { place.get($0).flatMap(type.json) }
        }
        if let walkValue = type.walk {
            walk = { model, owner in
                guard model.isChanging else { return place.visit(&owner) { _ = walkValue(model, &$0) } }
                guard var value = place.get(in: &owner), walkValue(model, &value) else { return }
                place.set(value, in: &owner)
            }
        } else {
            walk = nil
        }
        isPart = type.isPart
        isInterface = type.isInterface
    }

    /// Declares a key whose value is at a key path.
    init<Value>(
        _ path: ModelPath<Owner, Value>,
        _ type: ValueType<Value>,
        shown: (@Sendable (Owner) -> Value)? = nil,
        default defaultValue: String? = nil,
        isRequired: Bool = false,
        since: String = "1",
        _ documentation: String
    ) {
        self.init(
            at: Place(path),
            type,
            shown: shown,
            default: defaultValue,
            isRequired: isRequired,
            since: since,
            documentation
        )
    }
}

extension KeyDeclaration {
    /// Returns the same key with another reader, for a value that depends on several keys.
    func reading(_ read: @escaping @Sendable (inout SpecDecoder, YAMLPair, inout Owner) -> Void) -> Self {
        var key = self
        key.read = read
        return key
    }

    /// Returns the same key for a mapping whose owner contains this owner.
    func lifted<Outer>(to place: Place<Outer, Owner>) -> KeyDeclaration<Outer> {
        return KeyDeclaration<Outer>(
            description: description,
            // The owner is changed in place, so that its storage isn't copied.
            read: { decoder, pair, outer in place.modify(&outer) { read(&decoder, pair, &$0) } },
            markUnread: { outer, range in place.modify(&outer) { markUnread(&$0, range) } },
            json: { place.get($0).flatMap(json) },
            walk: walk.map(place.lifting),
            isPart: isPart,
            isInterface: isInterface
        )
    }
}
