public import TableSpecDiagnostics

/// The value of a key, if a spec specifies it.
///
/// A value that can't be read is marked as invalid, so that nothing that depends on it is reported again.
///
/// Like ``Located`` and ``Boxed``, the type is public, although it isn't part of a product's interface. Swift doesn't
/// serialize the bodies of `package` functions, so the rules and the generator would otherwise call each accessor
/// without knowing its type.
public enum Setting<Value: Sendable>: Sendable {
    /// The key is absent; UIKit's default applies.
    case unset
    /// The key has a valid value.
    case set(Value, SourceRange)
    /// The key has an invalid value, which has been reported.
    case invalid(SourceRange)

    /// The valid value, or `nil`.
    @inlinable public var value: Value? {
        if case .set(let value, _) = self { return value }
        return nil
    }

    /// The location of the value, valid or not.
    @inlinable public var range: SourceRange? {
        switch self {
        case .unset: nil
        case .set(_, let range), .invalid(let range): range
        }
    }

    /// Whether the key has an invalid value.
    @inlinable public var isInvalid: Bool {
        if case .invalid = self { return true }
        return false
    }

    /// Whether the spec contains the key.
    @inlinable public var isStated: Bool {
        if case .unset = self { return false }
        return true
    }

    /// The valid value with its location, or `nil`.
    @inlinable public var located: Located<Value>? {
        if case .set(let value, let range) = self { return Located(value, at: range) }
        return nil
    }
}

extension Setting {
    /// Returns the setting with its value changed.
    func map<Other>(_ change: (Value) -> Other) -> Setting<Other> {
        switch self {
        case .unset: .unset
        case .set(let value, let range): .set(change(value), range)
        case .invalid(let range): .invalid(range)
        }
    }
}

extension Setting {
    /// Returns the setting with its value changed, if it has one of the requested kind.
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
