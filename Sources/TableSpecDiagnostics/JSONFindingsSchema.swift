/// The JSON Schema (draft 2020-12) of the output of ``JSONRenderer``.
public enum JSONFindingsSchema {
    /// The schema, formatted on several lines.
    public static var text: String {
        let root: JSONValue = .object([
            ("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
            ("title", .string("Findings of tablespec lint")),
            ("$ref", .string("#/$defs/report")),
            (
                "$defs",
                .object([
                    ("report", object([("version", constant(1)), ("diagnostics", list(of: "finding"))])),
                    ("finding", finding), ("label", object([("text", string)] + place)),
                    (
                        "fix",
                        object([("message", string), ("isSafe", type("boolean")), ("edits", list(of: "edit"))])
                    ),
                    ("edit", object(place + [("replacement", string)])), ("point", point),
                ])
            ),
        ])
        return root.indentedText + "\n"
    }

    private static var finding: JSONValue {
        object(
            [
                ("id", .object([("type", .string("string")), ("pattern", .string("^[a-z0-9]+(-[a-z0-9]+)*$"))])),
                ("severity", words(Diagnostic.Severity.allCases.map(\.rawValue))),
                ("origin", words(Diagnostic.Origin.allCases.map(\.rawValue))), ("message", string),
            ] + place + [
                ("labels", list(of: "label")),
                ("notes", strings),
                ("help", .object([("type", .array([.string("string"), .string("null")]))])),
                ("fixes", list(of: "fix")), ("expected", strings), ("fingerprint", string),
            ]
        )
    }

    private static var place: [JSONValue.Member] {
        [("path", string), ("start", reference("point")), ("end", reference("point"))]
    }

    /// Offsets are bytes from 0; the others count from 1.
    private static var point: JSONValue {
        object(
            [("offset", number(from: 0))]
                + ["line", "column", "utf16Column"].map { ($0, number(from: 1)) }
        )
    }

    private static var string: JSONValue { type("string") }

    private static var strings: JSONValue { .object([("type", .string("array")), ("items", string)]) }

    private static func type(_ name: String) -> JSONValue { .object([("type", .string(name))]) }

    private static func constant(_ value: Int) -> JSONValue { .object([("const", .integer(value))]) }

    private static func number(from minimum: Int) -> JSONValue {
        .object([("type", .string("integer")), ("minimum", .integer(minimum))])
    }

    private static func words(_ words: [String]) -> JSONValue {
        .object([("enum", .strings(words))])
    }

    private static func reference(_ name: String) -> JSONValue { .object([("$ref", .string("#/$defs/\(name)"))]) }

    private static func list(of name: String) -> JSONValue {
        .object([("type", .string("array")), ("items", reference(name))])
    }

    /// An object with exactly these members.
    private static func object(_ members: [JSONValue.Member]) -> JSONValue {
        .object([
            ("type", .string("object")), ("properties", .object(members)),
            ("required", .strings(members.map(\.key))), ("additionalProperties", .boolean(false)),
        ])
    }
}
