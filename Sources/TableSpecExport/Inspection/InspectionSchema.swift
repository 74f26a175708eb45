internal import TableSpecDiagnostics
internal import TableSpecKit
internal import TableSpecModel

/// The JSON Schema (draft 2020-12) of the output of ``ModelInspection``.
public enum InspectionSchema {
    /// The schema, formatted on several lines.
    public static var text: String {
        JSONValue.object([
            ("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
            ("title", .string("The resolved model that tablespec inspect prints")),
            ("$ref", reference(to: "model")),
            ("$defs", .object(definitions)),
        ]).indentedText + "\n"
    }

    private static var definitions: [JSONValue.Member] {
        [("model", model), ("property", property)]
            + Language.objects.map { object in
                let members = members(of: object)
                let others = otherMembers(of: object.name).filter { other in !members.contains { $0.key == other.key } }
                return (object.name, self.object(others + members))
            }
    }

    /// Returns the members that `inspect` prints in addition to the keys of an object.
    private static func otherMembers(of object: String) -> [JSONValue.Member] {
        // A control is printed with its kind, and with the value of its key.
        let control: [JSONValue.Member] = [
            ("control", string), ("value", string), ("title", string),
            (OptionListKey.object.name, reference(OptionListKey.object.name)),
        ]
        return switch object {
        case FileKey.object.name: [("name", string), ("file", string)]
        case AccessoryKey.object.name: control + [("type", string)] + triggerMembers
        case ContentKey.object.name: control
        default: []
        }
    }

    private static var model: JSONValue {
        let parts: [JSONValue.Member] = [
            ("version", .object([("const", .integer(ModelInspection.version))])),
            ("apps", list(of: reference(FileKey.object.name))),
            ("screens", list(of: reference(FileKey.object.name))),
            ("external", list(of: external)),
            (
                "types",
                list(
                    of: object([
                        ("name", string), ("properties", properties), ("identity", string), ("cases", list(of: string)),
                        ("titles", table(of: string)),
                    ])
                )
            ),
            ("prototypes", list(of: reference(PrototypeKey.object.name))),
            ("interface", list(of: declaration)),
        ]
        return object(parts, required: parts.map(\.key))
    }

    /// A declaration of the generated Swift, with the screen, app or type that it belongs to.
    private static var declaration: JSONValue {
        object(
            [
                ("screen", string), ("app", string), ("type", string), ("path", string), ("swift", string),
                ("isRequirement", type("boolean")),
            ],
            required: ["path", "swift"]
        )
    }

    private static var external: JSONValue {
        object([("name", string), ("class", string), ("input", properties)], required: ["name", "class"])
    }

    private static var property: JSONValue {
        object([("name", string), ("type", string), ("default", .object([]))], required: ["name", "type"])
    }

    private static var properties: JSONValue { list(of: reference("property")) }

    private static var triggerMembers: [JSONValue.Member] {
        Language.objects.filter { $0.name == TriggerKey.object.name }.flatMap(members)
    }

    private static func members(of object: LanguageObject) -> [JSONValue.Member] {
        object.keys.map { ($0.name, schema($0.entry.type)) }
    }

    private static func schema(_ type: ValueDescription) -> JSONValue {
        switch type {
        case .text, .string, .url, .identifier, .name, .path, .loop, .binding, .condition, .type, .enumeration,
            .hexadecimalColor:
            string
        case .boolean: self.type("boolean")
        case .count, .wholeNumber: self.type("integer")
        case .number, .points, .bounded: self.type("number")
        case .length: either([self.type("number"), string])
        case .choice(_, let words): .object([("enum", .strings(words))])
        case .value: .object([])
        case .color: either([string, reference(ColorKey.object.name)])
        case .alternatingColor:
            either([string, reference(ColorKey.object.name), reference(AlternatingColorKey.object.name)])
        case .image: either([string, reference(ImageKey.object.name)])
        case .font: either([string, reference(FontKey.object.name)])
        case .content: reference(ContentKey.object.name)
        case .list(let element): list(of: schema(element))
        case .table(of: .type): properties
        // Booleans and numbers are printed as JSON values.
        case .table(of: .outletValue):
            table(of: either([schema(.outletValue), self.type("boolean"), self.type("number")]))
        case .table(let value): table(of: schema(value))
        case .tableWith(_, _, let value): table(of: schema(value))
        // The insert row is printed as a row.
        case .object(InsertRowKey.object.name): reference(RowKey.object.name)
        case .object(let name): reference(name)
        case .requiring(_, let type), .excluding(_, let type): schema(type)
        case .either(let types): either(types.map(schema))
        }
    }

    // MARK: Parts

    private static var string: JSONValue { type("string") }

    private static func type(_ name: String) -> JSONValue { .object([("type", .string(name))]) }

    private static func list(of element: JSONValue) -> JSONValue {
        .object([("type", .string("array")), ("items", element)])
    }

    private static func table(of value: JSONValue) -> JSONValue {
        .object([("type", .string("object")), ("additionalProperties", value)])
    }

    private static func either(_ schemas: [JSONValue]) -> JSONValue { .object([("anyOf", .array(schemas))]) }

    private static func reference(_ name: String) -> JSONValue { .object([("$ref", reference(to: name))]) }

    private static func reference(to name: String) -> JSONValue {
        .string("#/$defs/\(name.replacing(" ", with: "%20"))")
    }

    /// An object with exactly these members.
    private static func object(_ members: [JSONValue.Member], required: [String] = []) -> JSONValue {
        .object(
            [("type", .string("object")), ("properties", .object(members)), ("additionalProperties", .boolean(false))]
                + (required.isEmpty ? [] : [("required", .strings(required))])
        )
    }
}

extension LanguageObject {
    fileprivate var name: String { description.name }
}
