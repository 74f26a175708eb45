package import TableSpecDiagnostics

/// The values of the model in the output of `inspect`.
extension JSONValue {
    /// An object with the members that have a value.
    package static func members(_ members: [(key: String, value: JSONValue?)]) -> JSONValue {
        .object(members.compactMap { member in member.value.map { (member.key, $0) } })
    }

    /// A number, without a fraction if it's whole.
    package static func shortest(_ number: Double) -> JSONValue {
        Int(exactly: number).map(JSONValue.integer) ?? .number(number)
    }
}

extension Binding {
    var json: JSONValue { .string(spelling) }
}

extension TextTemplate {
    /// The text as the spec writes it, with its bindings.
    package var json: JSONValue {
        .string(
            segments.reduce(into: "") { text, segment in
                switch segment {
                case .literal(let piece): text += piece.replacing("$(", with: "$$(")
                case .binding(let binding): text += binding.spelling
                }
            }
        )
    }
}

extension ImageReference {
    package var json: JSONValue {
        switch self {
        case .symbol(let name): .object([("symbol", name.json)])
        case .named(let name): .object([("named", name.json)])
        case .value(let binding): binding.json
        case .remote(let remote):
            .members([("url", remote.url.json), ("placeholder", remote.placeholder.map(\.json))])
        }
    }
}

extension ColorReference {
    package var json: JSONValue {
        switch self {
        case .system(let name): .string(name.rawValue)
        case .asset(let name): .object([("named", .string(name))])
        case .components(let light, let dark):
            dark.map { .object([("light", .string(light.hexadecimal)), ("dark", .string($0.hexadecimal))]) }
                ?? .string(light.hexadecimal)
        }
    }
}

extension FontReference {
    package var json: JSONValue {
        switch self {
        case .style(let style): .string(style.rawValue)
        case .system, .named: .object(members)
        case .italic(let font): .object(font.members + [("italic", .boolean(true))])
        }
    }

    /// The members of the font as a mapping.
    private var members: [JSONValue.Member] {
        switch self {
        case .style(let style): [("textStyle", .string(style.rawValue))]
        case .system(let size, let weight): [("size", .shortest(size)), ("weight", .string(weight.rawValue))]
        case .named(let name, let size): [("size", .shortest(size)), ("named", .string(name))]
        case .italic(let font): font.members
        }
    }
}

extension PropertyValue {
    var json: JSONValue {
        switch self {
        case .boolean(let isTrue): .boolean(isTrue)
        case .count(let count): .integer(count)
        case .points(let points): .shortest(points)
        case .string(let text), .choice(let text): .string(text)
        case .color(let color): color.json
        case .font(let font): font.json
        case .insets(let insets): .object(EdgeInsets.mapping.members(of: insets))
        case .choices(let words): .strings(words)
        }
    }
}

extension OutletAssignment.Value {
    var json: JSONValue {
        switch self {
        case .text(let text): text.json
        case .boolean(let isTrue): .boolean(isTrue)
        case .number(let number): .shortest(number)
        case .color(let color): .object([(OutletValueKey.color.name, color.json)])
        case .image(let image): .object([(OutletValueKey.image.name, image.json)])
        }
    }
}

extension Loop {
    var json: JSONValue { .string("\(variable.value) in \(collection.text)") }
}

extension Property {
    package var json: JSONValue {
        .members([
            ("name", .string(name.value)), ("type", .string(type.description)), ("default", defaultValue.map(\.json)),
        ])
    }
}

extension Value {
    /// A value of a declared type: a default, or a part of the samples.
    package var json: JSONValue {
        switch self {
        case .null: .null
        case .boolean(let value): .boolean(value)
        case .integer(let value): .integer(value)
        case .number(let value): .shortest(value)
        case .string(let text), .url(let text), .uuid(let text), .enumerationCase(let text, of: _): .string(text)
        case .date(let date): date.isNow ? .string(date.text) : .shortest(date.secondsSince1970)
        case .image(.symbol(let name)): .object([("symbol", .string(name))])
        case .image(.named(let name)): .object([("named", .string(name))])
        case .color(let color): color.json
        case .array(let elements), .set(let elements): .array(elements.map(\.json))
        case .record(let record): .object(record.fields.map { ($0.name, $0.value.json) })
        }
    }
}
