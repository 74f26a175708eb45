/// A value of a document that users see, hear or tap, or by which code finds an object.
struct TracedValue: Hashable, Sendable {
    enum Kind: String, Hashable, Sendable, CaseIterable {
        case text, image, color, action, identifier, runtimeAttribute
    }

    var kind: Kind
    /// The name of the property: `backgroundColor`.
    var property: String
    /// The state in which a button has the value.
    var state: String?
    /// The value as text: the text, the name of the image, the selector, the color.
    var words: String
    /// Whether the value has no effect in its context: black for a text, white for a background.
    var isUsual: Bool
    /// The object that has the value.
    var object: TracedObject
}

/// An object of a scene, and its ancestors.
struct TracedObject: Hashable, Sendable {
    var name: String
    var id: String
    var line: Int
    /// The identifiers of the object and its ancestors.
    var path: [String] = []
    /// Whether it's in a static section.
    var isInSection = false
    var isInCell = false

    init(name: String, id: String = "", line: Int) {
        self.name = name
        self.id = id
        self.line = line
    }

    init(_ element: Element, in outer: TracedObject) {
        self.init(name: element.name, id: element["id"] ?? "", line: element.line)
        path = outer.path + [id]
        isInSection = outer.isInSection || name == "tableViewSection"
        isInCell = outer.isInCell || name == "tableViewCell"
    }

    /// The object as an element, for the report.
    var element: Element { Element(name: name, attributes: ["id": id], line: line) }
}
