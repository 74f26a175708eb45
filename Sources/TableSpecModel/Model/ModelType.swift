package import TableSpecDiagnostics

/// A type of the app's model, declared under `types`.
package struct ModelType: Hashable, Sendable {
    /// The type's name, unique over all specs.
    package var name: Located<String>
    /// The properties, in order.
    package var properties: [Property]
    /// The enumeration that the type is; `nil` for a type with properties.
    package var enumeration: Enumeration?
    /// The name of the property that is different for each element of a collection, where `identity` states one.
    package var statedIdentity: Located<String>?
    /// Whether the key that states it is misspelled, or could not be read.
    package var hasUnreadIdentity = false
    /// Whether states that can be written to a file may hold values of the type.
    package var isCodable = false

    /// Creates a type.
    package init(name: Located<String>, properties: [Property]) {
        self.name = name
        self.properties = properties
    }

    /// The property that is different for each element of a collection: the stated one, else `id`; `nil` where only the
    /// whole element is.
    package var identity: Property? { property(named: statedIdentity?.value ?? "id") }

    /// The property with a name, or `nil`.
    package func property(named name: String) -> Property? {
        properties.first { $0.name.value == name }
    }
}

/// A named value of a model type, of a screen's input or of its state.
package struct Property: Hashable, Sendable {
    package var name: Located<String>
    package var type: TypeReference
    /// The place of the type.
    package var typeRange: SourceRange
    /// The value at the start, where the spec states one.
    package var defaultValue: Value?
    /// The default as the spec writes it, until resolution has read it as a value of the type.
    var defaultLiteral: Literal?
    /// Whether the spec sets a default that isn't a value of the type, which has been diagnosed.
    var isDefaultInvalid = false

    /// Creates a property.
    package init(name: Located<String>, type: TypeReference, typeRange: SourceRange, defaultValue: Value? = nil) {
        self.name = name
        self.type = type
        self.typeRange = typeRange
        self.defaultValue = defaultValue
    }
}
