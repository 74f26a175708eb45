internal import TableSpecModel

/// The documentation of keys in Markdown, from their declarations.
enum KeyDocumentation {
    /// The page of a key.
    static func page(of key: LanguageObject.Key, in object: LanguageObject) -> String {
        var facts = ["**\(key.name)**", "key of \(object.description.name)"]
        if key.entry.isRequired { facts.append("required") }
        if key.entry.since != "1" { facts.append("since version \(key.entry.since)") }
        var lines = [facts.joined(separator: " · "), key.entry.documentation]
        lines.append("Value: \(LanguageReference.text(for: key.entry.type))")
        if let value = key.entry.defaultValue { lines.append("Default: \(value)") }
        return withoutLinks(lines.joined(separator: "\n\n"))
    }

    /// Markdown without links to sections of the reference, which an editor can't follow.
    private static func withoutLinks(_ text: String) -> String {
        text.replacing(#/\[([^\]]*)\]\(#[^)]*\)/#) { $0.output.1 }
    }
}
