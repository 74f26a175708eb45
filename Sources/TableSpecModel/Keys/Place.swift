/// A key path to a property of a value of the model.
typealias ModelPath<Root, Value> = any WritableKeyPath<Root, Value> & Sendable

/// The location of a value in another one: a key path, or two functions if there's no key path.
struct Place<Root: Sendable, Value: Sendable>: Sendable {
    /// Reads the value from a root in memory without copying the root. Returns `nil` if the root has no such location.
    let load: @Sendable (UnsafePointer<Root>) -> Value?
    /// Changes the value in place.
    let modify: @Sendable (inout Root, (inout Value) -> Void) -> Void
    /// Whether changing the value in place copies nothing.
    private var isStored = false

    /// Creates a place from accessor functions.
    ///
    /// - Parameter get: Reads the value from a root, without changing or copying the root.
    init(
        get: @escaping @Sendable (inout Root) -> Value?,
        modify: @escaping @Sendable (inout Root, (inout Value) -> Void) -> Void
    ) {
        self.init(load: { get(&UnsafeMutablePointer(mutating: $0).pointee) }, modify: modify)
    }

    /// Creates a location for a computed property, for which a key path would be slow.
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

    /// Creates a location from functions that know its position in memory.
    init(
        load: @escaping @Sendable (UnsafePointer<Root>) -> Value?,
        modify: @escaping @Sendable (inout Root, (inout Value) -> Void) -> Void
    ) {
        self.load = load
        self.modify = modify
    }

    /// Creates a location from a key path.
    ///
    /// If the path contains only stored properties, the value is found by its offset. Otherwise, walking over a screen
    /// or decoding it would spend most of its time in key paths.
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

    /// Returns the value, or `nil` if the root has no such location.
    func get(_ root: Root) -> Value? { withUnsafePointer(to: root, load) }

    /// Returns the value in a root without copying the root.
    func get(in root: inout Root) -> Value? { withUnsafePointer(to: &root, load) }

    /// Shows the value to a function that doesn't change it: in place, or else as a copy.
    func visit(in root: inout Root, _ body: (inout Value) -> Void) {
        if isStored {
            modify(&root, body)
        } else if var value = get(in: &root) {
            body(&value)
        }
    }

    /// Stores a value at its location.
    func set(_ value: Value, in root: inout Root) {
        modify(&root) { $0 = value }
    }
}

extension Place {
    /// Converts a walk over a value to a walk over the root that contains it.
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
