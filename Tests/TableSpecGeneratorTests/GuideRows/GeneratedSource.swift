import Foundation

/// A generated file of this package, searched as text.
struct GeneratedSource {
    let name: String
    let text: String

    /// All that was generated of `Specs/`.
    static func all() throws -> [GeneratedSource] {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Generated/Swift")
        return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
            .filter { $0.hasSuffix(".swift") }
            .map { Self(name: $0, text: try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8)) }
    }

    /// The functions whose heads hold a text, each with its braces.
    func functions(_ head: String) -> [String] { text.functions(head) }
}

extension String {
    /// The functions whose heads hold a text, from `func` to the closing brace.
    func functions(_ head: String) -> [String] {
        components(separatedBy: "func ").dropFirst().compactMap { rest in
            guard let brace = rest.firstIndex(of: "{"), rest[..<brace].withoutLineBreaks.contains(head) else {
                return nil
            }
            return rest.throughMatchingBrace(from: brace)
        }
    }

    private func throughMatchingBrace(from start: Index) -> String? {
        var depth = 0
        for index in indices[start...] {
            if self[index] == "{" { depth += 1 }
            if self[index] == "}" { depth -= 1 }
            if depth == 0 { return String(self[...index]) }
        }
        return nil
    }
}

extension Substring {
    fileprivate var withoutLineBreaks: String {
        split(whereSeparator: \.isWhitespace).joined(separator: " ").replacingOccurrences(of: "( ", with: "(")
    }
}

/// Specs that several rows of the guides are tried with.
enum GuideSpecs {
    static let types = "types: { Person: { id: String, name: String, note: \"String?\", isOld: Bool } }\n"

    /// A list of persons with these keys of its prototype and of its rows.
    static func people(
        cell: String = "text: $(person.name)",
        rows: String = "",
        table: String = "",
        keys: String = ""
    ) -> Generated {
        Generated(
            """
            screen: People
            \(keys)\(types)state: { people: [Person], chosen: "String?" }
            table:
              \(table)
              prototypes: [{ id: PersonCell, \(cell) }]
              sections:
                - rows: { forEach: person in people, prototype: PersonCell\(rows) }
            """
        )
    }

    static let edited = people(rows: ", editing: { delete: true, move: true }")

    static let indexed = people(table: "index: { collation: name }")

    /// A table beside another view.
    static let composite = people(
        cell: "text: $(person.name), action: show",
        rows: ", editing: { delete: true, move: true }",
        keys: "views: { above: [{ label: People }] }\nnavigationItem: { right: edit }\n"
    )

    /// A row below the list that inserts another person.
    static let inserted = people(
        rows: ", editing: { delete: true, move: true, insertRow: { text: Add Person, action: add } }"
    )

    /// A cell with custom views.
    static let custom = people(cell: "content: [$(person.name), { image: { symbol: star } }]")

    /// A list, and the form that adds to it.
    static let form = Generated(
        (
            "List.yaml",
            """
            screen: List
            state: { names: [String] }
            navigationItem: { right: { systemItem: add, segue: { to: Form, kind: presentModally } } }
            table:
              prototypes: [{ id: Cell, text: $(name) }]
              sections: [{ rows: { forEach: name in names, prototype: Cell, editing: { delete: true } } }]
            """
        ),
        (
            "Form.yaml",
            """
            screen: Form
            result: String
            state: { name: String }
            navigationItem: { right: { systemItem: save, finish: save } }
            table: { sections: [{ rows: [{ id: name, accessory: { textField: $(name) } }] }] }
            """
        )
    )
}
