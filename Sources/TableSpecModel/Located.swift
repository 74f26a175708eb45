public import TableSpecDiagnostics

/// A value with its location in the spec.
public struct Located<Value: Sendable>: Sendable {
    /// The value.
    public var value: Value

    /// The location of the value, in bytes.
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
