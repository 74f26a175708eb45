/// A key path to a property of a value of the model.
typealias ModelPath<Root, Value> = any WritableKeyPath<Root, Value> & Sendable

/// Where a value lies in another one: a key path, or two functions where none leads there.
struct Place<Root: Sendable, Value: Sendable>: Sendable {
    /// The value; `nil` where the root has no such place.
    let get: @Sendable (Root) -> Value?
    /// Changes the value where it lies.
    let modify: @Sendable (inout Root, (inout Value) -> Void) -> Void

    /// Creates a place of which functions know where it is.
    init(
        get: @escaping @Sendable (Root) -> Value?,
        modify: @escaping @Sendable (inout Root, (inout Value) -> Void) -> Void
    ) {
        self.get = get
        self.modify = modify
    }

    /// Creates a place that a key path leads to.
    init(_ path: ModelPath<Root, Value>) {
        get = { $0[keyPath: path] }
        modify = { root, change in change(&root[keyPath: path]) }
    }

    /// Puts a value into its place.
    func set(_ value: Value, in root: inout Root) {
        modify(&root) { $0 = value }
    }
}
