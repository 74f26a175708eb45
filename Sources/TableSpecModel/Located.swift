public import TableSpecDiagnostics

/// A value together with the place in the spec that states it.
public struct Located<Value: Sendable>: Sendable {
    /// The value.
    public var value: Value

    /// The bytes of the spec that state the value.
    public var range: SourceRange

    /// Creates a located value.
    @inlinable
    public init(_ value: Value, at range: SourceRange) {
        self.value = value
        self.range = range
    }
}

extension Located: Equatable where Value: Equatable {}
extension Located: Hashable where Value: Hashable {}
