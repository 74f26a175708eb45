import TableSpecModel

/// A key of the language, which a page of the documentation links to.
struct LanguageKey: Hashable, Sendable {
    /// The kind of mapping, for example "segue".
    var object: String
    var name: String

    /// Reads `navigation item.prompt`.
    init(_ spelling: String) {
        let parts = spelling.split(separator: ".", maxSplits: 1).map(String.init)
        object = parts.first ?? ""
        name = parts.count > 1 ? parts[1] : ""
    }

    /// Whether the language has the key.
    var isDeclared: Bool {
        Language.objects.contains { $0.description.name == object && $0.keys.contains { $0.name == name } }
    }

    /// The keys in Markdown, each with a link to its object in the reference.
    static func links(to keys: [LanguageKey]) -> String {
        let links = keys.map { key in
            "`\(key.name)` of [\(key.object)](../../Generated/Documentation/Language.md#\(LanguageReference.anchor(of: key.object)))"
        }
        return links.joined(separator: ", ")
    }
}
