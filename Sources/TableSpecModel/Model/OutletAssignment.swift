/// A value for a property of a cell whose class the app has: `firstLabel.text: $(row.number)`.
public struct OutletAssignment: Hashable, Sendable {
    /// The way from the cell to the property, with dots: names that are Swift identifiers.
    public var property: Located<String>
    /// The value; a sole binding stands for the value itself unless the property is a text.
    public var value: TextTemplate

    /// Creates an assignment.
    public init(_ property: Located<String>, _ value: TextTemplate) {
        self.property = property
        self.value = value
    }

    /// The names on the way to the property.
    public var names: [String] { property.value.split(separator: ".").map(String.init) }

    /// Whether the property is one of those that hold a text wherever UIKit has them, such as `text`.
    public var isText: Bool { names.last.map(Self.textProperties.contains) ?? false }

    /// The binding whose value is assigned as it is.
    public var valueBinding: Binding? { isText ? nil : value.soleBinding }

    private static let textProperties: Set<String> = [
        "text", "title", "subtitle", "placeholder", "prompt", "accessibilityLabel", "accessibilityHint",
        "accessibilityValue", "accessibilityIdentifier",
    ]
}
