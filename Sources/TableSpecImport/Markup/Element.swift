/// An element of an XML document with its content.
package struct Element: Sendable {
    package var name: String
    var attributes: [String: String] = [:]
    var children: [Element] = []
    /// The text directly in the element.
    var text = ""
    /// The line on which the start tag ends, from 1.
    var line = 1

    package subscript(attribute: String) -> String? { attributes[attribute] }

    /// The first child with a name.
    func first(_ name: String) -> Element? { children.first { $0.name == name } }

    /// The children of the child of a name: the objects under `subviews`, the constraints under `constraints`.
    func list(_ name: String) -> [Element] { first(name)?.children ?? [] }

    /// The child that is the value of a property of the object: Interface Builder marks it with `key`.
    func property(_ key: String) -> Element? { children.first { $0["key"] == key } }

    /// A text that is an attribute, or a child element if it has line breaks.
    func string(_ key: String) -> String? {
        if let value = attributes[key] { return value }
        guard let element = property(key), element.name == "string" || element.name == "mutableString"
        else { return nil }
        return element.text
    }

    /// A Boolean: Interface Builder writes `YES` and `NO`.
    func bool(_ key: String) -> Bool? { attributes[key].map { $0 == "YES" } }

    /// A number in the valid range.
    package func number(_ key: String) -> Double? { attributes[key].flatMap(MarkupLimit.number) }

    /// Calls `visit` with the element and its descendants, parents first.
    package func walk(_ visit: (Element) -> Void) {
        visit(self)
        for child in children { child.walk(visit) }
    }

    /// The element and its descendants, parents first.
    var descendants: [Element] {
        var found: [Element] = []
        walk { found.append($0) }
        return found
    }

    /// Whether the element or a descendant satisfies a condition.
    func contains(_ isWanted: (Element) -> Bool) -> Bool {
        isWanted(self) || children.contains { $0.contains(isWanted) }
    }
}
