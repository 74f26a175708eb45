/// Attributed texts: fragments with attributes of their own.
extension Element {
    /// The fragments of the attributed text.
    var fragments: [Element] { fragments(of: "attributedText") }

    /// The fragments of an attributed text that is the value of a property.
    func fragments(of key: String) -> [Element] {
        property(key)?.children.filter { $0.name == "fragment" } ?? []
    }

    /// Whether the fragments differ in what one sees of them.
    var hasSeveralAttributes: Bool {
        let attributes = fragments.filter { $0.string("content").map { !$0.isBlank } ?? false }
            .map { FragmentAttributes($0.first("attributes") ?? Element(name: "attributes")) }
        return Set(attributes).count > 1
    }

    /// The alignment of the lines: that of the label, or of its attributed text.
    var textAlignment: String? {
        self["textAlignment"] ?? fragments.first?.first("attributes")?.property("NSParagraphStyle")?["alignment"]
    }
}

/// The visible attributes of a fragment.
private struct FragmentAttributes: Hashable {
    var font: [String: String]
    var color: [String: String]
    var background: [String: String]
    var lines: String?

    init(_ attributes: Element) {
        font = attributes.property("NSFont")?.attributes ?? [:]
        color = attributes.property("NSColor")?.attributes ?? [:]
        background = attributes.property("NSBackgroundColor")?.attributes ?? [:]
        lines = ["NSUnderline", "NSStrikethrough"].lazy.compactMap { attributes.property($0)?["value"] }.first
    }
}
