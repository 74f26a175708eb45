internal import TableSpecModel
internal import TableSpecSwift

/// Values in a spec as expressions: defaults, samples and constants.
struct ValueTranslator {
    /// Where the expressions are written.
    let context: TypeContext

    func expression(of value: Value, as type: TypeReference) -> SwiftExpression {
        switch value {
        case .null: type.isOptional ? .nil : placeholder(of: type)
        case .boolean(let isTrue): isTrue ? true : false
        case .integer(let number): .integer(number)
        case .number(let number): .number(number, as: type)
        case .string(let text): .string(text)
        case .enumerationCase(let word, _): Enumeration.value(word, as: type)
        case .date(let date): date.expression
        case .url(let text):
            orBlank(.call("URL", ["string": .string(text)]), type, "URL", ["fileURLWithPath": .string("/")])
        case .uuid(let text): orBlank(.call("UUID", ["uuidString": .string(text)]), type, "UUID", [])
        case .image(let image): orBlank(Self.expression(of: image), type, "UIImage", [])
        case .color(let color): color.expression(else: type.isOptional ? nil : ".clear")
        case .array(let elements), .set(let elements): .array(elements.map { expression(of: $0, as: type.part) })
        case .record(let record): expression(of: record)
        }
    }

    static func expression(of image: ImageContent) -> SwiftExpression {
        switch image {
        case .symbol(let name): .call("UIImage", ["systemName": .string(name)])
        case .named(let name): ResourceBundle.image(named: .string(name))
        }
    }

    /// The record with its properties in order, except those with default values.
    private func expression(of record: Value.Record) -> SwiftExpression {
        let type = context.index.type(named: record.type)
        let arguments = (type?.properties ?? []).compactMap { property -> SwiftArguments.Argument? in
            let value = record[property.name.value]
            if value == property.defaultValue || (value == .null && property.type.isOptional) { return nil }
            return .init(property.swiftName, expression(of: value, as: property.type))
        }
        return .make(.name(context.index.typeName(record.type)), SwiftArguments(arguments))
    }

    /// A failable initializer, with an empty value as the default if the type isn't optional.
    private func orBlank(
        _ value: SwiftExpression,
        _ type: TypeReference,
        _ blank: SwiftExpression,
        _ arguments: SwiftArguments
    ) -> SwiftExpression {
        type.isOptional ? value : .coalescing(value, .call(blank, arguments))
    }

    /// A placeholder for a missing value, which has been diagnosed.
    private func placeholder(of type: TypeReference) -> SwiftExpression {
        type.emptyValue.map { expression(of: $0, as: type) } ?? .nil
    }
}

extension TypeReference {
    /// The type of the elements of an array or a set.
    fileprivate var part: TypeReference {
        switch unwrapped {
        case .array(let part), .set(let part): part
        default: .unknown
        }
    }
}
