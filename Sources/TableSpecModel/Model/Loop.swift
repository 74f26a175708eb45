package import TableSpecDiagnostics

/// A loop over a collection of the screen's data: `forEach: zone in region.zones`.
package struct Loop: Hashable, Sendable {
    /// The name of the element inside the loop.
    package var variable: Located<String>
    /// The collection.
    package var collection: Binding
    /// The type of an element, or `unknown` until it's resolved or if the collection couldn't be resolved.
    package var elementType = TypeReference.unknown
    /// The property that identifies elements, or `nil` if the whole element does.
    package var identity: Property?
    package var range: SourceRange

    /// The type of the property that identifies elements, if there is one.
    package var identityType: TypeReference? { identity?.type }

    /// Creates an unresolved loop.
    package init(variable: Located<String>, collection: Binding, at range: SourceRange) {
        self.variable = variable
        self.collection = collection
        self.range = range
    }
}
