/// A property wrapper that stores a large value by reference, so that copying its owner costs one reference count.
///
/// Owners keep value semantics: changing a shared value copies it first.
@propertyWrapper
public struct Boxed<Value: Sendable>: Sendable {
    /// Changed only if it has a single owner, so that there are no simultaneous accesses.
    @usableFromInline
    final class Box: @unchecked Sendable {
        @exclusivity(unchecked) @usableFromInline var value: Value

        @inlinable
        init(_ value: Value) {
            self.value = value
        }
    }

    @usableFromInline var box: Box

    /// Creates a wrapper of a value.
    @inlinable
    public init(wrappedValue: Value) {
        box = Box(wrappedValue)
    }

    /// The value. Changing it copies it first if it's shared.
    @inlinable public var wrappedValue: Value {
        _read { yield box.value }
        _modify {
            if !isKnownUniquelyReferenced(&box) { box = Box(box.value) }
            yield &box.value
        }
    }
}

extension Boxed {
    /// Returns what a function reads from the value, which it doesn't change, without copying the value.
    func read<Result>(_ body: (inout Value) -> Result) -> Result {
        body(&box.value)
    }

    /// Whether both refer to the same storage.
    func isIdentical(to other: Self) -> Bool { box === other.box }
}

extension Boxed: Equatable where Value: Equatable {
    /// Returns whether the values are equal.
    public static func == (left: Self, right: Self) -> Bool {
        left.box === right.box || left.wrappedValue == right.wrappedValue
    }
}

extension Boxed: Hashable where Value: Hashable {
    /// Hashes the value.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(wrappedValue)
    }
}

/// A property wrapper that stores a large, optional value by reference. A missing value has the size of a pointer.
@propertyWrapper
public struct BoxedIfPresent<Value: Sendable>: Sendable {
    @usableFromInline var boxed: Boxed<Value>?

    /// Creates a wrapper of a value, or of no value.
    @inlinable
    public init(wrappedValue: Value? = nil) {
        boxed = wrappedValue.map(Boxed.init)
    }

    /// The value, or `nil`.
    @inlinable public var wrappedValue: Value? {
        get { boxed?.wrappedValue }
        set {
            if let newValue, boxed != nil {
                boxed?.wrappedValue = newValue
            } else {
                boxed = newValue.map(Boxed.init)
            }
        }
    }
}

extension BoxedIfPresent: Equatable where Value: Equatable {}
extension BoxedIfPresent: Hashable where Value: Hashable {}
