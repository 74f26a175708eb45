internal import TableSpecDiagnostics
internal import TableSpecModel

/// The JSON Schema (draft 2020-12) of what ``ModelInspection`` prints, made from the key tables.
public enum InspectionSchema {
    /// The schema, over several lines.
    public static var text: String {
        JSONValue.object([
            ("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
            ("title", .string("The resolved model of tablespec inspect")),
            ("$ref", reference(to: "model")),
            ("$defs", .object(definitions)),
        ]).indentedText + "\n"
    }

    private static var definitions: [JSONValue.Member] {
        let objects = Language.objects.filter { $0.description.name != AccessoryKey.object.name }
        return [("model", model), ("property", property), (AccessoryKey.object.name, accessory)]
            + objects.map { object in
                let isFile = object.description.name == FileKey.object.name
                let others: [JSONValue.Member] = isFile ? [("name", string), ("file", string)] : []
                return (object.description.name, self.object(others + members(of: object)))
            }
    }

    private static var model: JSONValue {
        let parts: [JSONValue.Member] = [
            ("version", .object([("const", .integer(ModelInspection.version))])),
            ("apps", list(of: reference(FileKey.object.name))),
            ("screens", list(of: reference(FileKey.object.name))),
            ("external", list(of: external)),
            ("types", list(of: object([("name", string), ("properties", properties)]))),
        ]
        return object(parts, required: parts.map(\.key))
    }

    private static var external: JSONValue {
        object([("name", string), ("class", string), ("input", properties)], required: ["name", "class"])
    }

    private static var property: JSONValue {
        object([("name", string), ("type", string), ("default", .object([]))], required: ["name", "type"])
    }

    private static var properties: JSONValue { list(of: reference("property")) }

    /// An accessory says first which of UIKit's controls or types it is.
    private static var accessory: JSONValue {
        let keys = Language.objects.filter { [AccessoryKey.object.name, TriggerKey.object.name].contains($0.name) }
        var members: [JSONValue.Member] = [("control", string), ("type", string), ("value", string), ("title", string)]
        for key in keys.flatMap(\.keys) where !members.contains(where: { $0.key == key.name }) {
            members.append((key.name, schema(key.entry.type)))
        }
        return object(members)
    }

    private static func members(of object: LanguageObject) -> [JSONValue.Member] {
        object.keys.map { ($0.name, schema($0.entry.type)) }
    }

    private static func schema(_ type: ValueDescription) -> JSONValue {
        switch type {
        case .text, .string, .identifier, .name, .path, .loop, .binding, .type: string
        case .boolean: self.type("boolean")
        case .count: self.type("integer")
        case .number, .points: self.type("number")
        case .word(_, let words): .object([("enum", .array(words.map(JSONValue.string)))])
        case .value: .object([])
        case .color: either([string, reference(ColorKey.object.name)])
        case .alternatingColor:
            either([string, reference(ColorKey.object.name), reference(AlternatingColorKey.object.name)])
        case .image: either([string, reference(ImageKey.object.name)])
        case .list(let element): list(of: schema(element))
        case .table(of: .type): properties
        case .table(let value): table(of: schema(value))
        case .tableWith(_, _, let value): table(of: schema(value))
        // The row that inserts is shown as a row.
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

    /// An object with these members and no others.
    private static func object(_ members: [JSONValue.Member], required: [String] = []) -> JSONValue {
        .object(
            [("type", .string("object")), ("properties", .object(members)), ("additionalProperties", .boolean(false))]
                + (required.isEmpty ? [] : [("required", .array(required.map(JSONValue.string)))])
        )
    }
}

extension LanguageObject {
    fileprivate var name: String { description.name }
}
