/// A value that the spec states, or takes from the screen's data.
public enum ValueSource<Value: Hashable & Sendable>: Hashable, Sendable {
    case constant(Value)
    indirect case bound(Binding)

    /// The binding to the screen's data.
    public var binding: Binding? {
        if case .bound(let binding) = self { return binding }
        return nil
    }

    /// The value that the spec states.
    public var constant: Value? {
        if case .constant(let value) = self { return value }
        return nil
    }
}
