/// A text of an object that Xcode translates, with its key in strings files.
struct TextPlace: Hashable, Sendable {
    /// The end of the key: Interface Builder's name of the object's property, `segmentTitles[0]`.
    var property: String
    /// The path from the object's element to the element with the text: indexes of children.
    private var path: [Int]
    /// The attribute or child with the text, or `nil` for the text of the element itself.
    private var key: String?

    private init(_ property: String, _ path: [Int] = [], _ key: String?) {
        self.property = property
        self.path = path
        self.key = key
    }

    /// The locations in an object.
    static func places(in object: Element) -> [TextPlace] {
        let own = plainProperties.map { TextPlace($0, [], $0) }
        return own + object.children.enumerated().flatMap { places(in: $1, at: $0) }
    }

    private static let plainProperties = [
        "text", "title", "placeholder", "prompt", "headerTitle", "footerTitle", "backButtonTitle",
    ]

    private static func places(in part: Element, at index: Int) -> [TextPlace] {
        switch (part.name, part["key"]) {
        case ("state", let state?): [TextPlace("\(state)Title", [index], "title")]
        case (_, "configuration"): [TextPlace("configuration.title", [index], "title")]
        case (_, "accessibilityConfiguration"):
            [TextPlace("accessibilityLabel", [index], "label"), TextPlace("accessibilityHint", [index], "hint")]
        case ("segments", _):
            part.children.indices.map { TextPlace("segmentTitles[\($0)]", [index, $0], "title") }
        case (_, "scopeButtonTitles"):
            part.children.indices.map { TextPlace("scopeButtonTitles[\($0)]", [index, $0], nil) }
        default: []
        }
    }

    func text(in object: Element) -> String? {
        var element = object
        for index in path {
            guard let child = element.children[safe: index] else { return nil }
            element = child
        }
        return key.map { element.string($0) } ?? element.text
    }

    func set(_ text: String, in object: inout Element) { Self.set(text, key, in: &object, path[...]) }

    private static func set(_ text: String, _ key: String?, in element: inout Element, _ path: ArraySlice<Int>) {
        if let index = path.first {
            guard element.children.indices.contains(index) else { return }
            set(text, key, in: &element.children[index], path.dropFirst())
        } else if let key, element.attributes[key] != nil {
            element.attributes[key] = text
        } else if let key, let index = element.children.firstIndex(where: { $0["key"] == key }) {
            element.children[index].text = text
        } else if key == nil {
            element.text = text
        }
    }
}

/// A text of a document.
struct DocumentText: Sendable {
    /// `c-t.text`: the object's identifier and the property.
    var key: String
    var text: String
    var object: Element
}

extension Element {
    /// The texts of the element and its descendants, in the order of the document.
    var texts: [DocumentText] {
        var texts: [DocumentText] = []
        walk { object in
            guard let id = object["id"] else { return }
            for place in TextPlace.places(in: object) {
                guard let text = place.text(in: object), !text.isBlank else { continue }
                texts.append(DocumentText(key: "\(id).\(place.property)", text: text, object: object))
            }
        }
        return texts
    }

    /// Returns the element with other texts, by their keys.
    func replacing(_ texts: [String: String]) -> Element {
        var copy = self
        if let id = self["id"] {
            for place in TextPlace.places(in: self) {
                if let text = texts["\(id).\(place.property)"] { place.set(text, in: &copy) }
            }
        }
        copy.children = copy.children.map { $0.replacing(texts) }
        return copy
    }
}
