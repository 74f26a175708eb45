/// The values of a screen's input and state that previews show.
///
/// A property without a sample has its default. A collection or an input without either gets made-up values, so that
/// every prototype can be seen.
package struct SampleValues: Hashable, Sendable {
    /// The values by the name of the property.
    private var values: [String: Value] = [:]

    /// How many elements a made-up collection has.
    private static let madeUpCount = 3

    /// Creates the values of a screen.
    ///
    /// - Parameters:
    ///   - screen: A resolved screen.
    ///   - types: The types of all specs, by name.
    package init(of screen: Screen, types: TypeTable) {
        let stated = Dictionary(
            screen.samples.map { ($0.name.value, $0.value) },
            uniquingKeysWith: { first, _ in first }
        )
        for property in screen.input {
            values[property.name.value] =
                stated[property.name.value] ?? property.defaultValue ?? Self.madeUp(property, types: types, depth: 0)
        }
        for property in screen.state {
            values[property.name.value] =
                stated[property.name.value] ?? property.defaultValue ?? Self.initial(property, types: types)
        }
    }

    /// Creates the values of what an app supplies to its tabs.
    ///
    /// - Parameters:
    ///   - app: A resolved app.
    ///   - types: The types of all specs, by name.
    init(ofBadges app: App, types: TypeTable) {
        for property in app.state {
            let value = property.defaultValue ?? Self.initial(property, types: types)
            let isUnknownNumber = property.type.unwrapped == .integer && (value == .null || value == .integer(0))
            values[property.name.value] = isUnknownNumber ? .integer(Self.madeUpCount) : value
        }
    }

    /// The value of a property; `null` for a name that the screen lacks.
    package subscript(name: String) -> Value {
        get { values[name] ?? .null }
        set { values[name] = newValue }
    }

    private static func initial(_ property: Property, types: TypeTable) -> Value {
        if case .array = property.type { return madeUp(property, types: types, depth: 0) }
        return property.type.emptyValue ?? madeUp(property, types: types, depth: 0)
    }

    private static func madeUp(
        _ property: Property,
        of owner: String? = nil,
        types: TypeTable,
        depth: Int,
        number: Int? = nil
    ) -> Value {
        let texts = SampleTexts(property: property.name.value, owner: owner)
        return madeUp(property.type, texts, types: types, depth: depth, number: number)
    }

    private static func madeUp(
        _ type: TypeReference,
        _ texts: SampleTexts,
        types: TypeTable,
        depth: Int,
        number: Int?
    ) -> Value {
        switch type {
        case .string: return .string(texts.text(number))
        case .array(let element):
            // Deeper collections would only repeat what the first levels show, and a type may hold itself in one.
            guard depth < 3 else { return .array([]) }
            let before = ((number ?? 1) - 1) * madeUpCount
            return .array(
                (1...madeUpCount).map { madeUp(element, texts, types: types, depth: depth + 1, number: before + $0) }
            )
        case .structure(let typeName): return record(typeName, types: types, depth: depth, number: number)
        case .enumeration(let enumeration):
            let index = ((number ?? 1) - 1) % max(enumeration.cases.count, 1)
            return enumeration.cases.isEmpty ? .null : .word(enumeration.cases[index], of: enumeration)
        case .integer: return .integer(texts.number(number).flatMap { Int(exactly: $0.rounded()) } ?? number ?? 0)
        case .double, .float:
            return texts.number(number).map(Value.number) ?? type.emptyValue ?? .null
        case .date: return .date(secondsSince1970: texts.secondsSince1970(number))
        case .url: return .url("https://example.com")
        case .uuid: return .uuid(madeUpUUID(number ?? 1))
        case .image: return .image(.symbol("photo"))
        case .color: return .color(.system(madeUpColors[(number ?? 0) % madeUpColors.count]))
        default: return type.emptyValue ?? .null
        }
    }

    private static func record(_ typeName: String, types: TypeTable, depth: Int, number: Int?) -> Value {
        let type = types[typeName]
        let identity = type?.identity?.name.value
        return .record(
            .init(
                type: typeName,
                fields: (type?.properties ?? []).map { property in
                    let value =
                        property.defaultValue
                        ?? (property.name.value == identity ? madeUpIdentity(property, number: number) : nil)
                        ?? madeUp(property, of: typeName, types: types, depth: depth, number: number)
                    return .init(name: property.name.value, value: value)
                }
            )
        )
    }

    /// A number or an address that no other element has; `nil` for types whose values differ anyway.
    private static func madeUpIdentity(_ property: Property, number: Int?) -> Value? {
        switch property.type {
        case .integer: .integer(number ?? 0)
        case .url: .url("https://example.com/\(number ?? 1)")
        case .uuid: .uuid(madeUpUUID(number ?? 1))
        default: nil
        }
    }

    /// The identifier that ends with a number.
    private static func madeUpUUID(_ number: Int) -> String {
        let digits = String(number, radix: 16, uppercase: true).suffix(12)
        return "00000000-0000-4000-8000-" + String(repeating: "0", count: 12 - digits.count) + digits
    }

    /// Colours that differ clearly in both appearances.
    private static let madeUpColors: [SystemColor] = [
        .systemBlue, .systemRed, .systemGreen, .systemOrange, .systemPurple, .systemTeal,
    ]
}
