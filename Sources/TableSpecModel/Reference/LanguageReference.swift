/// The reference page of the language as Markdown, made from the key tables.
public enum LanguageReference {
    /// The page's text.
    public static var text: String {
        let sections = Language.objects.map(section)
        return (["# The language", introduction] + sections).joined(separator: "\n\n") + "\n"
    }

    private static let introduction = """
        One file is one screen; a file may also hold only types, or hand-written screens that others lead to, or say with \
        `app` how an app starts. Every key has a default, and the default is UIKit's. Where a text is allowed, `$(path)` stands for a value of the screen's data: a \
        loop's variable, a property of the state, or a property of the input, in this order; `$$(` is a literal `$(`, and \
        `$(!path)` turns a truth value round. Types are `String`, `Int`, `Double`, `Float`, `Bool`, `Date`, `URL`, `Image`, \
        `enum(a, b)`, the names under `types`, `[T]`, `Set<T>` and `"T?"`; a default is written `= value`.
        """

    private static func section(_ object: LanguageObject) -> String {
        let rows = object.keys.map { key in
            "| `\(key.name)`\(key.entry.isRequired ? " (required)" : "") | \(words(for: key.entry.type)) "
                + "| \(key.entry.defaultValue ?? "") | \(key.entry.documentation) |"
        }
        return
            (["## \(object.description.name)", "", object.description.documentation, ""]
            + ["| key | value | default | meaning |", "|---|---|---|---|"] + rows).joined(separator: "\n")
    }

    private static func words(for type: ValueDescription) -> String {
        switch type {
        case .text: "text"
        case .string: "string"
        case .identifier: "name"
        case .name(let noun): "name of a \(noun)"
        case .path: "path"
        case .loop: "`element in collection`"
        case .boolean: "`true`, `false`"
        case .count: "whole number"
        case .number: "number"
        case .points: "points"
        case .word(_, let words): words.map { "`\($0)`" }.joined(separator: ", ")
        case .binding(let noun): "binding to \(noun)"
        case .type: "type"
        case .value: "value"
        case .color: "[colour](#colour): a name of `UIColor`, `\"#RRGGBB\"`, or a mapping"
        case .image: "[image](#image): a name, a binding, or a mapping"
        case .list(let element): "list of \(words(for: element))"
        case .table(let value): "mapping of names to \(words(for: value))"
        case .tableWith(let key, let keyType, let value):
            "mapping with `\(key)` (\(words(for: keyType))) and words to \(words(for: value))"
        case .object(let name): "[\(name)](#\(name.replacing(" ", with: "-")))"
        case .requiring(let key, let type): "\(words(for: type)) with `\(key)`"
        case .excluding(let key, let type): "\(words(for: type)) without `\(key)`"
        case .either(let types): types.map(words).joined(separator: "; or ")
        }
    }
}
