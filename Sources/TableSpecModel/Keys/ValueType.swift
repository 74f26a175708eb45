internal import TableSpecDiagnostics
internal import TableSpecYAML

/// How a value of one kind is written in a spec, and what lies in it: it alone knows how to decode the value, to describe
/// it, to print it as JSON, and which texts, bindings and triggers a walk finds in it.
///
/// `Value` is what a property of the model holds: with `nil`, an empty list or `unset` where the key is absent.
struct ValueType<Value: Sendable>: Sendable {
    /// The description for the reference, the JSON Schema and the samples of tests.
    var description: ValueDescription
    private(set) var read: @Sendable (inout SpecDecoder, YAMLNode) -> Value
    /// The value as `inspect` prints it; `nil` for nothing.
    var json: @Sendable (Value) -> JSONValue?
    /// Returns the placeholder for a value that could not be read; `nil` where the model has none.
    var unread: (@Sendable (SourceRange) -> Value)?
    /// Shows what lies in the value to a visitor; `nil` where nothing does.
    ///
    /// - Returns: Whether something lay there.
    var walk: (@Sendable (ModelWalk, inout Value) -> Bool)?
    /// Whether the value is a part with keys of its own, which is walked over after the values of its owner.
    var isPart = false
    /// Whether the value is one that the app's code or its tests know, so that a graver rule than those about what people see
    /// may report its changes.
    private(set) var isInterface = false

    init(
        _ description: ValueDescription,
        read: @escaping @Sendable (inout SpecDecoder, YAMLNode) -> Value,
        json: @escaping @Sendable (Value) -> JSONValue?
    ) {
        self.description = description
        self.read = read
        self.json = json
    }

    /// The type, described otherwise in one place.
    func described(as description: ValueDescription) -> Self {
        var type = self
        type.description = description
        return type
    }

    /// The type, read otherwise in one place.
    func reading(_ read: @escaping @Sendable (inout SpecDecoder, YAMLNode) -> Value) -> Self {
        var type = self
        type.read = read
        return type
    }

    /// The type of a value that the app's code or its tests know, or not.
    func interface(_ isInterface: Bool = true) -> Self {
        var type = self
        type.isInterface = isInterface
        return type
    }

    /// The type with what a walk does.
    func walked(_ walk: @escaping @Sendable (ModelWalk, inout Value) -> Bool) -> Self {
        var type = self
        type.walk = walk
        return type
    }

    /// The type of a part, with what a walk does.
    func part(_ walk: @escaping @Sendable (ModelWalk, inout Value) -> Bool) -> Self {
        var type = walked(walk)
        type.isPart = true
        return type
    }
}

extension ValueType {
    /// The type with what a walk does with a value that is there.
    func walked<Wrapped>(_ walk: @escaping @Sendable (ModelWalk, inout Wrapped) -> Void) -> Self
    where Value == Wrapped? {
        walked { model, value in
            // Taken out of its place and put back, so that nothing is copied.
            guard var present = value.take() else { return false }
            walk(model, &present)
            value = present
            return true
        }
    }

    /// The type of a part with what a walk does with one that is there.
    func part<Wrapped>(_ walk: @escaping @Sendable (ModelWalk, inout Wrapped) -> Void) -> Self
    where Value == Wrapped? {
        var type = walked(walk)
        type.isPart = true
        return type
    }

    /// The type with what a walk does with each element.
    func walkedEach<Element>(_ walk: @escaping @Sendable (ModelWalk, inout Element, Int) -> Void) -> Self
    where Value == [Element] {
        walked { model, elements in
            guard !elements.isEmpty else { return false }
            for index in elements.indices {
                if model.isChanging {
                    walk(model, &elements[index], index)
                } else {
                    var element = elements[index]
                    walk(model, &element, index)
                }
            }
            return true
        }
    }

    /// The type of a list of parts with what a walk does with each.
    func parts<Element>(_ walk: @escaping @Sendable (ModelWalk, inout Element, Int) -> Void) -> Self
    where Value == [Element] {
        var type = walkedEach(walk)
        type.isPart = true
        return type
    }
}
