internal import Foundation
internal import TableSpecDiagnostics

extension Resolver {
    /// A property whose default is a value of its type.
    mutating func resolvedDefault(of property: Property) -> Property {
        var property = property
        if let literal = property.defaultLiteral {
            property.defaultLiteral = nil
            if case .plain(let text) = literal.content, text.hasPrefix("$(") {
                report(
                    .invalidBinding,
                    "a default is a constant, but '\(text.shortened)' is a binding",
                    at: literal.range,
                    help: "write a constant, and set the value in the app's code before the screen appears"
                )
                property.isDefaultInvalid = true
                return property
            }
            property.defaultValue = value(of: literal, as: property.type)
            property.isDefaultInvalid = property.defaultValue == nil
        }
        return property
    }

    /// The samples of a screen as values of the properties' types.
    mutating func samples(of screen: Screen) -> [Screen.Sample] {
        let properties = screen.input + screen.state
        return screen.sampleLiterals.compactMap { entry in
            guard let property = properties.first(where: { $0.name.value == entry.key.value }) else {
                if !hasUnreadValues {
                    reportUnknown(
                        "input or state",
                        entry.key,
                        candidates: properties.map(\.name.value),
                        kind: "name"
                    )
                }
                return nil
            }
            return value(of: entry.value, as: property.type).map { Screen.Sample(name: entry.key, value: $0) }
        }
    }

    /// A literal decoded as a value of a type, or `nil` after a report or for an unknown type.
    mutating func value(of literal: Literal, as type: TypeReference) -> Value? {
        switch type {
        case .optional(let wrapped):
            return literal.isNull ? .null : value(of: literal, as: wrapped)
        case .array(let element):
            return elements(of: literal, as: element, in: type).map(Value.array)
        case .set(let element):
            return elements(of: literal, as: element, in: type).map { .set($0.withoutRepetitions) }
        case .structure(let name):
            return record(of: literal, typeName: name)
        case .image:
            return image(of: literal)
        case .color:
            return color(of: literal)
        case .unknown:
            return nil
        default:
            guard let scalar = literal.scalar, let value = Self.value(of: scalar, as: type) else {
                let words = type.caseNames ?? []
                reportMismatch(literal, expected: type.valueNoun, words: words, remedy: literal.remedy(as: type))
                return nil
            }
            return value
        }
    }

    private mutating func elements(of literal: Literal, as element: TypeReference, in type: TypeReference) -> [Value]? {
        guard case .list(let literals) = literal.content else {
            reportMismatch(
                literal,
                expected: "a list, because the type is '\(type)'",
                remedy: literal.remedy(as: type)
            )
            return nil
        }
        return literals.compactMap { value(of: $0, as: element) }
    }

    private mutating func record(of literal: Literal, typeName: String) -> Value? {
        guard let type = type(named: typeName) else { return nil }
        guard case .record(let entries) = literal.content else {
            reportMismatch(literal, expected: "a mapping with the properties of '\(typeName)'")
            return nil
        }
        var values: [String: Value] = [:]
        for entry in entries {
            guard let property = type.property(named: entry.key.value) else {
                reportUnknown("property of '\(typeName)'", entry.key, candidates: type.properties.map(\.name.value))
                continue
            }
            values[entry.key.value] = value(of: entry.value, as: property.type) ?? .null
        }
        let unknown = entries.map(\.key.value).filter { values[$0] == nil }
        for property in type.properties where values[property.name.value] == nil {
            guard !property.name.value.isMisspelled(as: unknown) else { continue }
            values[property.name.value] = absentValue(of: property, in: literal)
        }
        let fields = type.properties.map { Value.Field(name: $0.name.value, value: values[$0.name.value] ?? .null) }
        return .record(Value.Record(type: typeName, fields: fields))
    }

    /// The value of a property that a sample omits.
    private mutating func absentValue(of property: Property, in literal: Literal) -> Value {
        if let defaultLiteral = property.defaultLiteral {
            return value(of: defaultLiteral, as: property.type) ?? .null
        }
        if let value = property.type.emptyValue { return value }
        if !property.type.isUnknown {
            report(
                .missingKey,
                "the sample has no '\(property.name.value)'",
                at: literal.range,
                labels: [.init("declared here as '\(property.type)'", at: property.typeRange)]
            )
        }
        return .null
    }

    private mutating func image(of literal: Literal) -> Value? {
        if let scalar = literal.scalar, !literal.isNull { return .image(.named(scalar.text)) }
        if case .record(let entries) = literal.content, entries.count == 1, let name = entries[0].value.scalar {
            switch entries[0].key.value {
            case ImageKey.symbol.rawValue: return .image(.symbol(name.text))
            case ImageKey.named.rawValue: return .image(.named(name.text))
            default: break
            }
        }
        reportMismatch(literal, expected: "an image: a name, or 'symbol: name'")
        return nil
    }

    private mutating func color(of literal: Literal) -> Value? {
        if let color = literal.color { return .color(color) }
        reportMismatch(literal, expected: "a color: a name such as 'systemRed', '#FF3B30', or 'named: Name'")
        return nil
    }

    private mutating func reportMismatch(
        _ literal: Literal,
        expected: String,
        words: [String] = [],
        remedy: Literal.Remedy? = nil
    ) {
        let found: String
        switch literal.content {
        case .list: found = "a list"
        case .record: found = "a mapping"
        case .plain, .text: found = literal.isNull ? "nothing" : "'\((literal.scalar?.text ?? "").shortened)'"
        }
        report(
            .typeMismatch,
            "expected \(expected), found \(found)\(remedy?.reason ?? "")",
            at: literal.range,
            help: remedy?.help,
            expected: words
        )
    }

    /// A scalar decoded as a value of a type without parts, or `nil`.
    fileprivate static func value(of scalar: (text: String, isPlain: Bool), as type: TypeReference) -> Value? {
        let text = scalar.text
        switch type {
        case .string: return scalar.isPlain && Literal.isNull(text) ? nil : .string(text)
        case .boolean: return scalar.isPlain ? Literal.boolean(text).map(Value.boolean) : nil
        case .integer: return scalar.isPlain ? Int(text).map(Value.integer) : nil
        case .double, .float:
            guard scalar.isPlain, let number = Double(text), number.isFinite else { return nil }
            // Swift's compiler warns about a literal that becomes infinite as a 'Float'.
            return type == .float && !Float(number).isFinite ? nil : .number(number)
        case .decimal:
            // A `Double` identifies numbers of 15 digits exactly.
            guard scalar.isPlain, text.count(where: \.isNumber) <= 15, let number = Double(text),
                number == 0 || (1e-30...1e30).contains(abs(number))
            else { return nil }
            return .number(number)
        case .date: return CalendarDate(text).map(Value.date)
        case .url: return text.isEmpty || text.contains(" ") ? nil : .url(text)
        case .uuid: return UUID(uuidString: text).map { .uuid($0.uuidString) }
        case .enumeration(let enumeration):
            return enumeration.cases.contains(text) ? .enumerationCase(text, of: enumeration) : nil
        default: return nil
        }
    }
}

extension Literal {
    /// The text of a scalar and whether it is unquoted.
    fileprivate var scalar: (text: String, isPlain: Bool)? {
        switch content {
        case .plain(let text): (text, true)
        case .text(let text): (text, false)
        case .list, .record: nil
        }
    }

    /// Why a scalar isn't a value of a type although it resembles one.
    fileprivate struct Remedy {
        var reason: String
        var help: String?
    }

    fileprivate func remedy(as type: TypeReference) -> Remedy? {
        guard let scalar else { return nil }
        if !scalar.isPlain, Resolver.value(of: (scalar.text, isPlain: true), as: type) != nil {
            return Remedy(reason: " in quotes, which is a string", help: "remove the quotes")
        }
        let isTooLarge: Bool
        switch type {
        case .array, .set:
            return Remedy(
                reason: "",
                help: "leave out a default, because a collection is empty at first; 'samples' has elements for previews"
            )
        case .integer: isTooLarge = scalar.isPlain && scalar.text.wholeMatch(of: #/[-+]?[0-9]+/#) != nil
        case .float, .double, .decimal: isTooLarge = scalar.isPlain && Double(scalar.text).map { !$0.isNaN } ?? false
        default: isTooLarge = false
        }
        return isTooLarge ? Remedy(reason: ", which '\(type)' can't hold") : nil
    }

    /// The color that the value specifies, as in keys for colors.
    fileprivate var color: ColorReference? {
        switch content {
        case .plain(let text), .text(let text):
            return SystemColor(rawValue: text).map(ColorReference.system)
                ?? ColorComponents(hexadecimal: text).map { .components(light: $0, dark: nil) }
        case .record(let entries):
            let values = Dictionary(entries.map { ($0.key.value, $0.value.scalar?.text ?? "") }) { first, _ in first }
            switch values.keys.sorted() {
            case [ColorKey.named.rawValue]: return values[ColorKey.named.rawValue].map(ColorReference.asset)
            case [ColorKey.light.rawValue], [ColorKey.dark.rawValue, ColorKey.light.rawValue]:
                let light = values[ColorKey.light.rawValue].flatMap(ColorComponents.init(hexadecimal:))
                let dark = values[ColorKey.dark.rawValue].map(ColorComponents.init(hexadecimal:))
                if case .some(nil) = dark { return nil }
                return light.map { .components(light: $0, dark: dark ?? nil) }
            default: return nil
            }
        case .list: return nil
        }
    }

    fileprivate var isNull: Bool {
        if case .plain(let text) = content { return Self.isNull(text) }
        return false
    }

    /// YAML 1.2's core schema.
    fileprivate static func isNull(_ text: String) -> Bool { ["", "~", "null", "Null", "NULL"].contains(text) }

    fileprivate static func boolean(_ text: String) -> Bool? {
        switch text {
        case "true", "True", "TRUE": true
        case "false", "False", "FALSE": false
        default: nil
        }
    }
}

extension TypeReference {
    /// The value of a missing property, if its type has an implicit one.
    package var emptyValue: Value? {
        switch self {
        case .string: .string("")
        case .integer: .integer(0)
        case .double, .float, .decimal: .number(0)
        case .boolean: .boolean(false)
        case .optional: .null
        case .array: .array([])
        case .set: .set([])
        case .date, .url, .uuid, .image, .color, .structure, .enumeration, .unknown: nil
        }
    }

    /// The initial value of a type if the spec specifies none. For a date, the current time.
    package var initialValue: Value? { self == .date ? .date(.now) : emptyValue }

    /// A description of a value of the type for messages, with its article.
    var valueNoun: String {
        switch self {
        case .string: "a string"
        case .integer: "a whole number"
        case .double, .float: "a number"
        case .decimal: "a number of at most 15 digits"
        case .boolean: "'true' or 'false'"
        case .date: "a date such as '2011-01-05' or '2011-01-05T09:41:00Z', or 'now'"
        case .url: "a URL"
        case .uuid: "a UUID such as '123E4567-E89B-12D3-A456-426614174000'"
        case .enumeration(let enumeration): enumeration.cases.listed
        default: "a value of type '\(self)'"
        }
    }
}

extension [Value] {
    fileprivate var withoutRepetitions: [Value] {
        var seen: Set<Value> = []
        return filter { seen.insert($0).inserted }
    }
}
