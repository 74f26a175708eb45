/// A key path to a property of a value of the model.
typealias ModelPath<Root, Value> = any WritableKeyPath<Root, Value> & Sendable

/// Where a value lies in another one: a key path, or two functions where none leads there.
struct Place<Root: Sendable, Value: Sendable>: Sendable {
    /// Reads the value off a root in memory, which is not copied for it; `nil` where the root has no such place.
    let load: @Sendable (UnsafePointer<Root>) -> Value?
    /// Changes the value where it lies.
    let modify: @Sendable (inout Root, (inout Value) -> Void) -> Void
    /// Whether changing the value in its place copies nothing.
    private var isStored = false

    /// Creates a place from accessor functions.
    ///
    /// - Parameter get: Reads the value off a root, which it leaves as it is and which is not copied for it.
    init(
        get: @escaping @Sendable (inout Root) -> Value?,
        modify: @escaping @Sendable (inout Root, (inout Value) -> Void) -> Void
    ) {
        self.init(load: { get(&UnsafeMutablePointer(mutating: $0).pointee) }, modify: modify)
    }

    /// Creates a place of a property that is computed, where a key path would take long.
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

    /// Creates a place from functions that know its location in memory.
    init(
        load: @escaping @Sendable (UnsafePointer<Root>) -> Value?,
        modify: @escaping @Sendable (inout Root, (inout Value) -> Void) -> Void
    ) {
        self.load = load
        self.modify = modify
    }

    /// Creates a place that a key path leads to.
    ///
    /// Where only stored properties lie on the way, the value is found by its offset: of a walk over a screen, and of decoding
    /// one, most time would else go into key paths.
    init(_ path: ModelPath<Root, Value>) {
        guard let offset = MemoryLayout<Root>.offset(of: path) else {
            load = { $0.pointee[keyPath: path] }
            modify = { root, change in change(&root[keyPath: path]) }
            return
        }
        load = { root in
            UnsafeRawPointer(root).advanced(by: offset).assumingMemoryBound(to: Value.self).pointee
        }
        modify = { root, change in
            withUnsafeMutablePointer(to: &root) {
                change(&UnsafeMutableRawPointer($0).advanced(by: offset).assumingMemoryBound(to: Value.self).pointee)
            }
        }
        isStored = true
    }

    /// The value; `nil` where the root has no such place.
    func get(_ root: Root) -> Value? { withUnsafePointer(to: root, load) }

    /// The value in a root that is not copied for it.
    func get(in root: inout Root) -> Value? { withUnsafePointer(to: &root, load) }

    /// Shows the value to a function that leaves it as it is: in its place, or else a copy.
    func visit(in root: inout Root, _ body: (inout Value) -> Void) {
        if isStored {
            modify(&root, body)
        } else if var value = get(in: &root) {
            body(&value)
        }
    }

    /// Puts a value into its place.
    func set(_ value: Value, in root: inout Root) {
        modify(&root) { $0 = value }
    }
}

extension Place {
    /// A walk over a value as one over the root in which it lies.
    func lifting(
        _ walk: @escaping @Sendable (ModelWalk, inout Value) -> Void
    ) -> @Sendable (ModelWalk, inout Root) -> Void {
        { model, root in
            if model.isChanging {
                modify(&root) { walk(model, &$0) }
            } else {
                visit(in: &root) { walk(model, &$0) }
            }
        }
    }
}
