public import TableSpecDiagnostics

/// The value of a key, if a spec states one.
///
/// A value that could not be read is kept as a hole, so that nothing that depends on it is reported a second time.
///
/// Like ``Located`` and ``Boxed`` it is public, though no product's interface: Swift serializes no bodies of `package`
/// functions, so that rules and generator would call each accessor without knowing its type.
public enum Setting<Value: Sendable>: Sendable {
    /// The key is absent; UIKit's default applies.
    case unset
    /// The key states a value.
    case set(Value, SourceRange)
    /// The key states something that is not a value of its kind, which has been diagnosed.
    case invalid(SourceRange)

    /// The stated value, or `nil`.
    @inlinable public var value: Value? {
        if case .set(let value, _) = self { return value }
        return nil
    }

    /// The place of the value, valid or not.
    @inlinable public var range: SourceRange? {
        switch self {
        case .unset: nil
        case .set(_, let range), .invalid(let range): range
        }
    }

    /// Whether the key states something that could not be read.
    @inlinable public var isInvalid: Bool {
        if case .invalid = self { return true }
        return false
    }

    /// Whether the spec states the key at all.
    @inlinable public var isStated: Bool {
        if case .unset = self { return false }
        return true
    }

    /// The stated value with its place, or `nil`.
    @inlinable public var located: Located<Value>? {
        if case .set(let value, let range) = self { return Located(value, at: range) }
        return nil
    }
}

extension Setting {
    /// The setting with its value changed.
    func map<Other>(_ change: (Value) -> Other) -> Setting<Other> {
        switch self {
        case .unset: .unset
        case .set(let value, let range): .set(change(value), range)
        case .invalid(let range): .invalid(range)
        }
    }
}

extension Setting {
    /// The setting with its value changed, where it has one of the kind that is asked for.
    func compactMap<Other>(_ change: (Value) -> Other?) -> Setting<Other> {
        switch self {
        case .unset: .unset
        case .set(let value, let range): change(value).map { .set($0, range) } ?? .unset
        case .invalid(let range): .invalid(range)
        }
    }
}

extension Setting: Equatable where Value: Equatable {}
extension Setting: Hashable where Value: Hashable {}
