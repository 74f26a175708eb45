/// Makes up values where a spec states no samples, so that every prototype can be seen.
struct SampleMaker {
    /// The types of all specs, by name.
    let types: TypeTable
    /// The language of texts, such as `de`; `nil` for English.
    let language: String?

    /// How many elements a collection has.
    static let elementCount = 3

    /// The value that a property of the state has where nothing is stated: empty, but for collections.
    func initialValue(of property: Property) -> Value {
        if case .array = property.type { return value(of: property) }
        return property.type.emptyValue ?? value(of: property)
    }

    /// The made-up value of a property.
    ///
    /// - Parameters:
    ///   - owner: The name of the type with the property; `nil` for a property of the screen.
    ///   - depth: How many values the value lies in.
    ///   - number: The number of the element that the value is or belongs to, counted from 1; `nil` for the only one.
    func value(of property: Property, in owner: String? = nil, depth: Int = 0, number: Int? = nil) -> Value {
        let texts = SampleTexts(property: property.name.value, owner: owner, language: language)
        return value(of: property.type, texts, depth: depth, number: number)
    }

    private func value(of type: TypeReference, _ texts: SampleTexts, depth: Int, number: Int?) -> Value {
        switch type {
        case .string: return .string(texts.text(number))
        case .array(let element):
            // Deeper collections would only repeat what the first levels show, and a type may hold itself in one.
            guard depth < 3 else { return .array([]) }
            let before = ((number ?? 1) - 1) * Self.elementCount
            return .array(
                (1...Self.elementCount).map { value(of: element, texts, depth: depth + 1, number: before + $0) }
            )
        case .structure(let typeName): return record(typeName, depth: depth, number: number)
        case .enumeration(let enumeration):
            let index = ((number ?? 1) - 1) % max(enumeration.cases.count, 1)
            return enumeration.cases.isEmpty ? .null : .word(enumeration.cases[index], of: enumeration)
        case .integer: return .integer(texts.number(number).flatMap { Int(exactly: $0.rounded()) } ?? number ?? 0)
        case .double, .float:
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

    /// A number or an address that no other element has; `nil` for types whose values differ anyway.
    private static func identity(_ property: Property, number: Int?) -> Value? {
        switch property.type {
        case .integer: .integer(number ?? 0)
        case .url: .url("https://example.com/\(number ?? 1)")
        case .uuid: .uuid(identifier(number ?? 1))
        default: nil
        }
    }

    /// The identifier that ends with a number.
    private static func identifier(_ number: Int) -> String {
        let digits = String(number, radix: 16, uppercase: true).suffix(12)
        return "00000000-0000-4000-8000-" + String(repeating: "0", count: 12 - digits.count) + digits
    }

    /// Colors that differ clearly in both appearances.
    private static let colors: [SystemColor] = [
        .systemBlue, .systemRed, .systemGreen, .systemOrange, .systemPurple, .systemTeal,
    ]
}
