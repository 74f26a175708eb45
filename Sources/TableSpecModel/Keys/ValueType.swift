internal import TableSpecDiagnostics
internal import TableSpecYAML

/// How a value of one kind is written in a spec, and what it contains. Only this type knows how to decode the value,
/// describe it and print it as JSON, and which texts, bindings and triggers a walk finds in it.
///
/// `Value` is the type of a model property, including `nil`, an empty list or `unset` if the key is absent.
struct ValueType<Value: Sendable>: Sendable {
    /// The description for the reference, the JSON Schema and the samples of tests.
    var description: ValueDescription
    private(set) var read: @Sendable (inout SpecDecoder, YAMLNode) -> Value
    /// The value that `inspect` prints, or `nil` if there's none.
    var json: @Sendable (Value) -> JSONValue?
    /// Returns the placeholder for a value that couldn't be decoded, or `nil` if the model has none.
    var unread: (@Sendable (SourceRange) -> Value)?
    /// Shows the contents of the value to a visitor, or is `nil` if there are none.
    ///
    /// - Returns: Whether there was a value.
    var walk: (@Sendable (ModelWalk, inout Value) -> Bool)?
    /// Whether the value is a part with its own keys, which is walked over after the values of its owner.
    var isPart = false
    /// Whether the app's code or its tests use the value, so that its changes can be reported at a higher level than
    /// visible changes.
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

    /// Returns the type with another description.
    func described(as description: ValueDescription) -> Self {
        var type = self
        type.description = description
        return type
    }

    /// Returns the type with another reader.
    func reading(_ read: @escaping @Sendable (inout SpecDecoder, YAMLNode) -> Value) -> Self {
        var type = self
        type.read = read
        return type
    }

    /// Returns the type of a value that the app's code or its tests use, or don't use.
    func interface(_ isInterface: Bool = true) -> Self {
        var type = self
        type.isInterface = isInterface
        return type
    }

    /// Returns the type with a walk.
    func walked(_ walk: @escaping @Sendable (ModelWalk, inout Value) -> Bool) -> Self {
        var type = self
        type.walk = walk
        return type
    }

    /// Returns the type of a part with a walk.
    func part(_ walk: @escaping @Sendable (ModelWalk, inout Value) -> Bool) -> Self {
        var type = walked(walk)
        type.isPart = true
        return type
    }
}

extension ValueType {
    /// Returns the type with a walk over an existing value.
    func walked<Wrapped>(_ walk: @escaping @Sendable (ModelWalk, inout Wrapped) -> Void) -> Self
    where Value == Wrapped? {
        walked { model, value in
            // Moved out of its location and back, so that nothing is copied.
            guard var present = value.take() else { return false }
            walk(model, &present)
            value = present
            return true
        }
    }

    /// Returns the type of a part with a walk over an existing value.
    func part<Wrapped>(_ walk: @escaping @Sendable (ModelWalk, inout Wrapped) -> Void) -> Self
    where Value == Wrapped? {
        var type = walked(walk)
        type.isPart = true
        return type
    }

    /// Returns the type with a walk over each element.
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

    /// Returns the type of a list of parts with a walk over each.
    func parts<Element>(_ walk: @escaping @Sendable (ModelWalk, inout Element, Int) -> Void) -> Self
    where Value == [Element] {
        var type = walkedEach(walk)
        type.isPart = true
        return type
    }
}
