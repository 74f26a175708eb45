/// The reference page of the language as Markdown, made from the key tables.
public enum LanguageReference {
    /// The page's text.
    public static var text: String {
        let sections = Language.objects.map(section)
        return (["# The language", introduction] + sections + [editing, results]).joined(separator: "\n\n") + "\n"
    }

    private static let introduction = """
        One file is one screen; a file may also hold only types, or hand-written screens that others lead to, or say with \
        `app` how an app starts. Every key has a default, and the default is UIKit's. Where a text is allowed, `$(path)` stands for a value of the screen's data: a \
        loop's variable, a property of the state, or a property of the input, in this order; `$$(` is a literal `$(`, and \
        `$(!path)` turns a truth value round. Types are `String`, `Int`, `Double`, `Float`, `Bool`, `Date`, `URL`, `Image`, \
        `enum(a, b)`, the names under `types`, `[T]`, `Set<T>` and `"T?"`; a default is written `= value`.
        """

    private static let editing = """
        ## Editing rows

        What a person deletes, inserts or drags is a change of the state: the collection of the rows must be there. The \
        state changes first, and the table follows with one batch update. The insert row is the last row of its section \
        at all times, as in the Table View Programming Guide; its green plus and a tap on it do the same. A drag ends at \
        the nearest place in its section that no row keeps: `except` names the first and the last element, and the insert \
        row stays last anyway. Rows of an indexed list and of sections that are made for each element cannot be edited.
        """

    private static let results = """
        ## Results

        A screen with a `result` is presented, and a bar button with `finish` ends it. `finish: cancel` hands back `nil`. \
        `finish: save` hands back a value of the type that `result` names: its properties are those of the state and the \
        input that have the same names and types; a property that is missing there takes its default, or is `nil` if it is \
        optional. Where a property is missing that has neither, or where the type is none of those under `types`, the app \
        makes the value in a method of the screen's actions, `func makeGrocery(from state: NewGroceryTable.State) -> \
        Grocery?`; as long as it makes nothing, the screen stays.

        The screen that presents dismisses it and then takes the result. Where it edits exactly one collection of the \
        result's type, and nothing but bar buttons and insert rows lead to the other screen, it appends the result to that \
        collection. Otherwise its app gets it, `func didFinish(newGrocery result: Grocery?)`. A screen that can be cancelled so \
        cannot be dragged down, so that nothing that has been entered is lost by accident, unless `isModalInPresentation` is \
        `false`. A screen that can be dragged down hands back `nil` then, as after cancelling.
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
        case .font:
            "a text style (\(FontTextStyle.allCases.map { "`\($0.rawValue)`" }.joined(separator: ", "))), or a [font](#font)"
        case .content: "[content view](#content-view), a text for a label, or a list of them"
        case .alternatingColor: "\(words(for: .color)); or [alternating colours](#alternating-colours)"
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
