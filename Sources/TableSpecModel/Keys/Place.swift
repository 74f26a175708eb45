/// A key path to a property of a value of the model.
typealias ModelPath<Root, Value> = any WritableKeyPath<Root, Value> & Sendable

/// The location of a value in another one: a key path, or two functions if there's no key path.
struct Place<Root: Sendable, Value: Sendable>: Sendable {
    /// Calls a function with the value of a root, which gets it `inout` so that it isn't copied.
    typealias Access = @Sendable (inout Root, (inout Value) -> Void) -> Void

    /// Shows the value to a function that leaves it as it was, if the root has such a location.
    ///
    /// The function may move the value while it runs. So a value that several roots can share is shown as a copy.
    let visit: Access
    /// Changes the value in place.
    let modify: Access

    /// Creates a location from accessor functions.
    init(visit: @escaping Access, modify: @escaping Access) {
        self.visit = visit
        self.modify = modify
    }

    /// Creates a location from accessor functions.
    ///
    /// - Parameter get: Reads the value from a root, without changing or copying the root.
    init(get: @escaping @Sendable (inout Root) -> Value?, modify: @escaping Access) {
        self.init(
            visit: { root, body in
                if var value = get(&root) { body(&value) }
            },
            modify: modify
        )
    }

    /// Creates a location for a computed property.
    init(_ get: @escaping @Sendable (inout Root) -> Value, _ set: @escaping @Sendable (inout Root, Value) -> Void) {
        self.init(
            get: get,
            modify: { root, change in
                var value = get(&root)
                change(&value)
                set(&root, value)
            }
        )
    }

    /// Creates a location for a value that's set without regard to the previous one.
    init(
        get: @escaping @Sendable (inout Root) -> Value?,
        set: @escaping @Sendable (inout Root, Value) -> Void
    ) where Value: ExpressibleByNilLiteral {
        self.init(
            get: get,
            modify: { root, change in
                var value: Value = nil
                change(&value)
                set(&root, value)
            }
        )
    }

    /// Creates a location from a key path. The compiler replaces a literal one by accesses to the property.
    init(_ path: ModelPath<Root, Value>) {
        let access: Access = { root, body in body(&root[keyPath: path]) }
        guard MemoryLayout<Root>.offset(of: path) == nil else {
            self.init(visit: access, modify: access)
            return
        }
        // Accessing a computed property in place would set it.
        self.init(get: { $0[keyPath: path] }, modify: access)
    }

    /// Returns the value, or `nil` if the root has no such location.
    func get(_ root: Root) -> Value? {
        var root = root
        return get(in: &root)
    }

    /// Returns the value in a root without copying the root.
    func get(in root: inout Root) -> Value? {
        var result: Value?
        visit(&root) { result = $0 }
        return result
    }

    /// Stores a value at its location.
    func set(_ value: Value, in root: inout Root) {
        modify(&root) { $0 = value }
    }
}

extension Place {
    /// The location of a value in the value at this location.
    func appending<Inner>(_ inner: Place<Value, Inner>) -> Place<Root, Inner> {
        Place<Root, Inner>(
            visit: { root, body in visit(&root) { inner.visit(&$0, body) } },
            modify: { root, change in modify(&root) { inner.modify(&$0, change) } }
        )
    }

    /// The location, or another one in roots that satisfy a condition.
    func or(_ other: Self, if isOther: @escaping @Sendable (Root) -> Bool) -> Self {
        Place(
            visit: { root, body in isOther(root) ? other.visit(&root, body) : visit(&root, body) },
            modify: { root, change in isOther(root) ? other.modify(&root, change) : modify(&root, change) }
        )
    }

    /// Converts a walk over a value to a walk over the root that contains it.
    func lifting(
        _ walk: @escaping @Sendable (ModelWalk, inout Value) -> Void
    ) -> @Sendable (ModelWalk, inout Root) -> Void {
        { model, root in
            if model.isChanging {
                modify(&root) { walk(model, &$0) }
            } else {
                visit(&root) { walk(model, &$0) }
            }
        }
    }
}
