package import TableSpecDiagnostics

/// A type of the app's model, declared under `types`.
package struct ModelType: Equatable, Sendable {
    /// The name of the type, which is unique in all specs.
    package var name: Located<String>
    /// The properties, in order.
    package var properties: [Property]
    /// The enumeration, or `nil` for a type with properties.
    package var enumeration: Enumeration?
    /// The name of the property that is unique for each element of a collection, if `identity` specifies one.
    package var statedIdentity: Located<String>?
    /// Whether the key for it is misspelled or couldn't be decoded.
    package var hasUnreadIdentity = false
    /// The texts of a mapping that is an enumeration with titles unless one of them names a type.
    @BoxedIfPresent var possibleTitles: ChoiceTitles?
    /// Whether `Codable` states can contain values of the type.
    package var isCodable = false

    /// Creates a type.
    package init(name: Located<String>, properties: [Property]) {
        self.name = name
        self.properties = properties
    }

    /// The property that is unique for each element of a collection: the specified one, or else `id`; `nil` if only the
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
    /// The location of the type.
    package var typeRange: SourceRange
    /// The default, if the spec specifies one.
    package var defaultValue: Value?
    /// The undecoded default, until resolution has decoded it as a value of the type.
    var defaultLiteral: Literal?
    /// The titles of a Boolean, or `nil` if the spec specifies none.
    @BoxedIfPresent package var titles: ChoiceTitles?
    /// Whether the spec specifies a default that isn't a value of the type, which has been diagnosed.
    var isDefaultInvalid = false

    /// Creates a property.
    package init(name: Located<String>, type: TypeReference, typeRange: SourceRange, defaultValue: Value? = nil) {
        self.name = name
        self.type = type
        self.typeRange = typeRange
        self.defaultValue = defaultValue
    }
}
