/// Generates values if a spec contains no samples, so that every prototype is visible.
struct SampleMaker {
    /// The types of all specs, by name.
    let types: TypeTable
    /// The language of texts, such as `de`, or `nil` for English.
    let language: String?

    /// The number of elements of a collection.
    static let elementCount = 3

    /// The value of a state property without a default: empty, except for collections.
    func initialValue(of property: Property) -> Value {
        if case .array = property.type { return value(of: property) }
        return property.type.emptyValue ?? value(of: property)
    }

    /// Returns a generated value for a property.
    ///
    /// - Parameters:
    ///   - owner: The name of the type with the property, or `nil` for a property of the screen.
    ///   - depth: The nesting depth of the value.
    ///   - number: The number of the element, counted from 1, or `nil` for a single value.
    func value(of property: Property, in owner: String? = nil, depth: Int = 0, number: Int? = nil) -> Value {
        let texts = SampleTexts(property: property.name.value, owner: owner, language: language)
        return value(of: property.type, texts, depth: depth, number: number)
    }

    private func value(of type: TypeReference, _ texts: SampleTexts, depth: Int, number: Int?) -> Value {
        switch type {
        case .string: return .string(texts.text(number))
        case .array(let element):
            // Deeper collections would only repeat the first levels, and a type can contain itself in a collection.
            guard depth < 3 else { return .array([]) }
            let before = ((number ?? 1) - 1) * Self.elementCount
            return .array(
                (1...Self.elementCount).map { value(of: element, texts, depth: depth + 1, number: before + $0) }
            )
        case .structure(let typeName): return record(typeName, depth: depth, number: number)
        case .enumeration(let enumeration):
            let index = ((number ?? 1) - 1) % max(enumeration.cases.count, 1)
            return enumeration.cases.isEmpty ? .null : .enumerationCase(enumeration.cases[index], of: enumeration)
        case .integer: return .integer(texts.number(number).flatMap { Int(exactly: $0.rounded()) } ?? number ?? 0)
        case .double, .float, .decimal:
            return texts.number(number).map(Value.number) ?? type.emptyValue ?? .null
        case .date: return .date(secondsSince1970: texts.secondsSince1970(number))
        case .url: return .url("https://example.com")
        case .uuid: return .uuid(Self.identifier(number ?? 1))
        case .image: return .image(.symbol("photo"))
        case .color: return .color(.system(Self.colors[(number ?? 0) % Self.colors.count]))
        default: return type.emptyValue ?? .null
        }
    }

    private func record(_ typeName: String, depth: Int, number: Int?) -> Value {
        let type = types[typeName]
        let identity = type?.identity?.name.value
        return .record(
            .init(
                type: typeName,
                fields: (type?.properties ?? []).map { property in
                    let value =
                        property.defaultValue
                        ?? (property.name.value == identity ? Self.identity(property, number: number) : nil)
                        ?? self.value(of: property, in: typeName, depth: depth, number: number)
                    return .init(name: property.name.value, value: value)
                }
            )
        )
    }

    /// Returns a number or a URL that no other element has, or `nil` for types whose values differ anyway.
    private static func identity(_ property: Property, number: Int?) -> Value? {
        switch property.type {
        case .integer: .integer(number ?? 0)
        case .url: .url("https://example.com/\(number ?? 1)")
        case .uuid: .uuid(identifier(number ?? 1))
        default: nil
        }
    }

    /// Returns an identifier that ends with a number.
    private static func identifier(_ number: Int) -> String {
        let digits = String(number, radix: 16, uppercase: true).suffix(12)
        return "00000000-0000-4000-8000-" + String(repeating: "0", count: 12 - digits.count) + digits
    }

    /// Colors that differ clearly in both appearances.
    private static let colors: [SystemColor] = [
        .systemBlue, .systemRed, .systemGreen, .systemOrange, .systemPurple, .systemTeal,
    ]
}
