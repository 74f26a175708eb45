internal import TableSpecDiagnostics
internal import TableSpecModel

extension ModelInspection {
    /// The stated properties of a table or cell, as members of it.
    static func properties<Key>(_ settings: PropertySettings<Key>) -> [(key: String, value: JSONValue?)] {
        settings.values.stated.map { ($0.key.name, value($0.value)) }
    }

    private static func value(_ value: PropertyValue) -> JSONValue {
        switch value {
        case .boolean(let isTrue): .boolean(isTrue)
        case .count(let count): .integer(count)
        case .points(let points): number(points)
        case .string(let text), .word(let text): .string(text)
        case .color(let color): self.color(color)
        case .insets(let insets):
            .members([
                ("top", number(insets.top)), ("left", number(insets.left)), ("bottom", number(insets.bottom)),
                ("right", number(insets.right)),
            ])
        case .words(let words): .array(words.map(JSONValue.string))
        }
    }

    static func color(_ color: ColorReference) -> JSONValue {
        switch color {
        case .system(let name): .string(name.rawValue)
        case .asset(let name): .members([("named", .string(name))])
        case .components(let light, let dark):
            dark.map { .members([("light", .string(light.hexadecimal)), ("dark", .string($0.hexadecimal))]) }
                ?? .string(light.hexadecimal)
        }
    }
}

extension ColorComponents {
    /// The colour as a spec writes it.
    fileprivate var hexadecimal: String {
        let bytes = alpha == 255 ? [red, green, blue] : [red, green, blue, alpha]
        return bytes.reduce(into: "#") { text, byte in
            let digits = String(byte, radix: 16, uppercase: true)
            text += digits.count == 1 ? "0\(digits)" : digits
        }
    }
}
