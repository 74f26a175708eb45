public import TableSpecDiagnostics

/// A loop over a collection of the screen's data: `forEach: zone in region.zones`.
public struct Loop: Hashable, Sendable {
    /// The name that stands for the element inside the loop.
    public var variable: Located<String>
    /// The collection.
    public var collection: Binding
    /// The type of an element; `unknown` until resolved or for a collection that could not be resolved.
    public var elementType: TypeReference
    /// The type of the property `id` that tells elements apart, or `nil` where the whole element does.
    public var identityType: TypeReference?
    public var range: SourceRange

    /// Creates an unresolved loop.
    public init(variable: Located<String>, collection: Binding, at range: SourceRange) {
        self.variable = variable
        self.collection = collection
        self.elementType = .unknown
        self.range = range
    }
}
