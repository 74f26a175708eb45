package import TableSpecDiagnostics

/// The language as a JSON Schema (draft 2020-12), generated from the key tables, for completion and validation in
/// editors.
package enum JSONSchema {
    /// The schema's text, indented.
    package static var text: String {
        let definitions = Language.objects.map { (key: $0.description.name, value: definition(of: $0)) }
        return JSONValue.object([
            ("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
            ("title", .string("tablespec")),
            ("$ref", reference(to: FileKey.object.name)),
            ("$defs", .object(definitions + [(key: "type", value: type), (key: "content", value: content)])),
        ]).indentedText + "\n"
    }

    /// The schema of one kind of mapping.
    package static func definition(of object: LanguageObject) -> JSONValue {
        let required = object.keys.filter(\.entry.isRequired).map { JSONValue.string($0.name) }
        let prefix = object.description.extensionPrefix
        let extensions = prefix.map { [("^" + $0, JSONValue.boolean(true))] } ?? []
        return .object(
            [
                ("title", .string(object.description.name)),
                ("description", .string(object.description.documentation)),
                ("type", .string("object")),
                ("properties", .object(object.keys.map { ($0.name, property($0.entry)) } + deprecated(in: object))),
                ("additionalProperties", .boolean(false)),
            ] + (extensions.isEmpty ? [] : [("patternProperties", .object(extensions))])
                + (required.isEmpty ? [] : [("required", .array(required))])
                + conditions(object.constraints + deprecatedConstraints(of: object))
        )
    }

    /// The old names of keys, which are still accepted.
    private static func deprecated(in object: LanguageObject) -> [JSONValue.Member] {
        Alias.deprecatedKeys(of: object.description.name).compactMap { old, successor in
            guard let key = object.keys.first(where: { $0.name == successor }) else { return nil }
            let members: [JSONValue.Member] = [
                ("description", .string("Renamed to `\(successor)`.")), ("deprecated", .boolean(true)),
            ]
            return (old, .object(members + self.members(of: key.entry.type)))
        }
    }

    /// Returns the constraints of deprecated keys: those of their successors, and that only one of the two is present.
    private static func deprecatedConstraints(of object: LanguageObject) -> [KeyConstraint] {
        Alias.deprecatedKeys(of: object.description.name).flatMap { old, successor in
            [KeyConstraint.atMostOne([successor, old])]
                + object.constraints.compactMap { constraint in
                    guard case .needs(successor, beside: let others) = constraint else { return nil }
                    return .needs(old, beside: others)
                }
        }
    }

    private static func property(_ entry: KeyDescription) -> JSONValue {
        let documentation = entry.defaultValue.map { "\(entry.documentation) Default: \($0)." } ?? entry.documentation
        return .object([("description", .string(documentation))] + members(of: entry.type))
    }

    private static func schema(_ type: ValueDescription) -> JSONValue { .object(members(of: type)) }

    private static func members(of type: ValueDescription) -> [JSONValue.Member] {
        switch type {
        case .text, .string, .name: [scalar]
        case .url: string(pattern: "^[A-Za-z][A-Za-z0-9+.-]*:[A-Za-z0-9._~:/?#@!$&'()*+,;=%-]+$")
        case .identifier: string(pattern: "^\(identifier)$")
        case .loop: string(pattern: "^\\s*\(identifier)\\s+in\\s+\(path)\\s*$")
        case .path: string(pattern: "^(\(path)|\\$\\(!?\(path)\\))$")
        case .boolean: [("type", .string("boolean"))]
        case .count: [("type", .string("integer")), ("minimum", .integer(0)), ("maximum", .integer(1_000_000))]
        case .number: [("type", .string("number"))]
        case .bounded(let range):
            [
                ("type", .string("number")), ("minimum", .number(range.lowerBound)),
                ("maximum", .number(range.upperBound)),
            ]
        case .wholeNumber(let numbers): [("enum", .array(numbers.map(JSONValue.integer)))]
        case .points: [("type", .string("number")), ("minimum", .integer(0))]
        case .length:
            [("anyOf", .array([schema(.points), .object(string(pattern: percentage))]))]
        case .choice(_, let words): [("enum", .strings(words))]
        case .binding: string(pattern: "^\\$\\(!?\(path)\\)$")
        case .condition: string(pattern: "^\\$\\([^$]+\\)$")
        case .type: [("$ref", reference(to: "type"))]
        case .enumeration:
            string(pattern: "^\\s*enum\\(\\s*\(identifier)\\s*(,\\s*\(identifier)\\s*)*\\)\\s*$")
        case .value: []
        case .hexadecimalColor: string(pattern: hexadecimalColor)
        case .color: colorMembers(mapping: schema(.object(ColorKey.object.name)))
        case .alternatingColor: colorMembers(mapping: alternatingColor)
        case .font: alternatives([.choice(FontTextStyle.self), .object(FontKey.object.name)])
        case .content: [("$ref", reference(to: "content"))]
        case .image: alternatives([.text, .object(ImageKey.object.name)])
        case .list(let element): [("type", .string("array")), ("items", schema(element))]
        case .table(let value): [("type", .string("object")), ("additionalProperties", schema(value))]
        case .tableWith(let key, let keyType, let value):
            [
                ("type", .string("object")), ("properties", .object([(key, schema(keyType))])),
                ("required", .array([.string(key)])), ("additionalProperties", schema(value)),
            ]
        case .object(let name): [("$ref", reference(to: name))]
        case .requiring(let key, let type):
            members(of: type) + [("required", .array([.string(key)]))]
        case .excluding(let key, let type):
            members(of: type) + [("properties", .object([(key, .boolean(false))]))]
        case .either(let types): alternatives(types)
        }
    }

    // MARK: Alternatives

    /// Values with different JSON types. The type decides, so that an editor reports only the errors of the matching
    /// one.
    private static func alternatives(_ types: [ValueDescription]) -> [JSONValue.Member] {
        // The views of a cell include all forms themselves.
        if types.contains(.content) { return [("anyOf", .array(types.map(schema)))] }
        let mapping = mapping(types.filter { $0.jsonType == .object })
        let list = types.first { $0.jsonType == .array }
        let scalars = types.filter { $0.jsonType == .scalar }
        var members: [JSONValue.Member] =
            switch scalars.count {
            case 0:
                [
                    (
                        "type",
                        .array((list == nil ? [] : [.string("array")]) + (mapping == nil ? [] : [.string("object")]))
                    )
                ]
            case 1: self.members(of: scalars[0])
            default: [("anyOf", .array(scalars.map(schema)))]
            }
        if let list { members = condition("array", then: schema(list), else: members) }
        if let mapping { members = condition("object", then: mapping, else: members) }
        return members
    }

    /// A mapping of one of at most two kinds. The key that one of them requires distinguishes it from the other.
    private static func mapping(_ types: [ValueDescription]) -> JSONValue? {
        for type in types {
            guard let other = types.first(where: { $0 != type }) else { continue }
            switch type {
            case .tableWith(let key, _, _), .requiring(let key, _):
                let isStated = JSONValue.object([("required", .array([.string(key)]))])
                return .object([("if", isStated), ("then", schema(type)), ("else", schema(other))])
            default: continue
            }
        }
        return types.first.map(schema)
    }

    private static func condition(_ type: String, then: JSONValue, else members: [JSONValue.Member]) -> [JSONValue
        .Member]
    {
        [("if", .object([("type", .string(type))])), ("then", then), ("else", .object(members))]
    }

    // MARK: Parts

    private static let scalar: JSONValue.Member = (
        "type", .array([.string("string"), .string("number"), .string("boolean")])
    )

    /// Letters of all scripts. The decoder is stricter about the rarest of them.
    private static let identifier = "[A-Za-z_\\u0080-\\uFFFF][A-Za-z0-9_\\u0080-\\uFFFF]*"

    private static let hexadecimalColor = "^#([0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$"

    /// A fraction of a width, more than 0 and at most 1.
    private static let percentage = "^(100(\\.0*)?|0*[1-9][0-9]?(\\.[0-9]*)?|0?\\.0*[1-9][0-9]*)%$"

    private static let path = "\(identifier)(\\.\(identifier))*"

    private static func string(pattern: String) -> [JSONValue.Member] {
        [("type", .string("string")), ("pattern", .string(pattern))]
    }

    private static func reference(to name: String) -> JSONValue {
        .string("#/$defs/\(name.replacing(" ", with: "%20"))")
    }

    /// A color, or two colors.
    private static var alternatingColor: JSONValue {
        .object([
            ("if", .object([("required", .array([.string(AlternatingColorKey.even.rawValue)]))])),
            ("then", schema(.object(AlternatingColorKey.object.name))),
            ("else", schema(.object(ColorKey.object.name))),
        ])
    }

    private static func colorMembers(mapping: JSONValue) -> [JSONValue.Member] {
        let hexadecimal = JSONValue.object(string(pattern: hexadecimalColor))
        let name = JSONValue.object([("enum", .strings(SystemColor.spellings))])
        return condition(
            "object",
            then: mapping,
            else: [
                ("if", .object([("pattern", .string("^#"))])), ("then", hexadecimal), ("else", name),
            ]
        )
    }

    /// The content of a custom cell, or a view in it.
    private static var content: JSONValue {
        .object(alternatives([.text, .list(of: .content), .object(ContentKey.object.name)]))
    }

    /// A type is a string, or a list with one type.
    private static var type: JSONValue {
        .object([
            ("title", .string("type")),
            (
                "description",
                .string("A type, optionally with a default: String, [Zone], \"Int?\", Set<String>, Bool = true.")
            ),
            ("if", .object([("type", .string("array"))])),
            (
                "then",
                .object([
                    ("items", .object([("$ref", reference(to: "type"))])), ("minItems", .integer(1)),
                    ("maxItems", .integer(1)),
                ])
            ),
            ("else", .object([("type", .string("string"))])),
        ])
    }
}

extension ValueDescription {
    fileprivate enum JSONType {
        case scalar, array, object
    }

    fileprivate var jsonType: JSONType? {
        switch self {
        case .list: .array
        case .table, .tableWith, .object: .object
        case .requiring(_, let type), .excluding(_, let type): type.jsonType
        case .either, .color, .alternatingColor, .content, .font, .image, .type, .value: nil
        default: .scalar
        }
    }
}
