/// A value for a property of a cell or a view with a custom class: `firstLabel.text: $(row.number)`.
package struct OutletAssignment: Hashable, Sendable {
    /// The value that is assigned to the property.
    package enum Value: Hashable, Sendable {
        /// A text. A text that consists of one binding represents the value itself, unless the property is a text.
        case text(TextTemplate)
        case boolean(Bool)
        case number(Double)
        case color(ColorReference)
        case image(ImageReference)
    }

    /// The path from the cell or the view to the property: Swift identifiers separated by dots.
    package var property: Located<String>
    package var value: Value

    /// Creates an assignment.
    package init(_ property: Located<String>, _ value: Value) {
        self.property = property
        self.value = value
    }

    /// The names of the path to the property.
    package var names: [String] {
        property.value.utf8.split(separator: UInt8(ascii: ".")).map { String(Substring($0)) }
    }

    /// Whether the property is one that contains a text in all of UIKit's classes, such as `text`.
    package var isText: Bool { names.last.map(Self.textProperties.contains) ?? false }

    /// Whether the property contains text for users.
    package var isForPeople: Bool { isText && names.last != "accessibilityIdentifier" }

    /// The assigned text, which can contain bindings.
    package var text: TextTemplate? {
        if case .text(let text) = value { return text }
        return nil
    }

    /// The binding whose value is assigned directly.
    package var valueBinding: Binding? { isText ? nil : text?.soleBinding }

    /// The bindings of the value.
    package var bindings: [Binding] {
        switch value {
        case .text(let text): text.bindings
        case .image(let image): image.bindings
        case .boolean, .number, .color: []
        }
    }

    private static let textProperties: Set<String> = [
        "text", "title", "subtitle", "placeholder", "prompt", "accessibilityLabel", "accessibilityHint",
        "accessibilityValue", "accessibilityIdentifier",
    ]
}
