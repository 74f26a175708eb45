/// A value that the spec specifies, or takes from the screen's data.
package enum ValueSource<Value: Hashable & Sendable>: Hashable, Sendable {
    case constant(Value)
    indirect case bound(Binding)

    /// The binding to the screen's data.
    package var binding: Binding? {
        if case .bound(let binding) = self { return binding }
        return nil
    }

    /// The value that the spec specifies.
    package var constant: Value? {
        if case .constant(let value) = self { return value }
        return nil
    }
}
