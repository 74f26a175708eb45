package import TableSpecDiagnostics
internal import TableSpecYAML

/// A key of the mapping that describes an `Owner`: the only place that says where its value lies in the model, of which type
/// it is, what applies where it is absent, and what it means.
package struct KeyDeclaration<Owner: Sendable>: Sendable {
    /// The key's meaning and the values that it accepts.
    package let description: KeyDescription
    /// Reads the value of a pair into the owner.
    private(set) var read: @Sendable (inout SpecDecoder, YAMLPair, inout Owner) -> Void
    /// Notes in the owner that the key is stated but could not be read.
    let markUnread: @Sendable (inout Owner, SourceRange) -> Void
    /// The value as `inspect` prints it; `nil` for nothing.
    package var json: @Sendable (Owner) -> JSONValue?
    /// Shows what lies in the value to a visitor; `nil` where nothing does.
    var walk: (@Sendable (ModelWalk, inout Owner) -> Void)?
    /// Whether the value is a part with keys of its own.
    let isPart: Bool
    /// Whether the value is one that the app's code or its tests know, so that a graver rule than those about what people see
    /// may report its changes.
    package let isInterface: Bool
    /// Whether the value lies in a part of the owner that a walk enters for it: the control that an accessory is.
    var isInner = false
}

extension KeyDeclaration {
    /// Declares a key whose value lies in a place of the owner.
    ///
    /// - Parameters:
    ///   - defaultValue: The value that applies where the key is absent, as a spec would write it.
    ///   - shown: What `inspect` prints in place of what is stated.
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
                guard model.isChanging else { return place.visit(in: &owner) { _ = walkValue(model, &$0) } }
                guard var value = place.get(in: &owner), walkValue(model, &value) else { return }
                place.set(value, in: &owner)
            }
        } else {
            walk = nil
        }
        isPart = type.isPart
        isInterface = type.isInterface
    }

    /// Declares a key whose value lies where a key path leads.
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
    /// Returns the same key with another reader, for a value that is made of several keys or depends on them.
    func reading(_ read: @escaping @Sendable (inout SpecDecoder, YAMLPair, inout Owner) -> Void) -> Self {
        var key = self
        key.read = read
        return key
    }

    /// The same key in a mapping whose owner holds this one's.
    func lifted<Outer>(to place: Place<Outer, Owner>) -> KeyDeclaration<Outer> {
        return KeyDeclaration<Outer>(
            description: description,
            // The owner is in its place while it is changed, so that it has no second holder.
            read: { decoder, pair, outer in place.modify(&outer) { read(&decoder, pair, &$0) } },
            markUnread: { outer, range in place.modify(&outer) { markUnread(&$0, range) } },
            json: { place.get($0).flatMap(json) },
            walk: walk.map(place.lifting),
            isPart: isPart,
            isInterface: isInterface
        )
    }
}
