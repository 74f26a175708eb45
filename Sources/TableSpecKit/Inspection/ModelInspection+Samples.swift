internal import TableSpecDiagnostics
internal import TableSpecModel

extension ModelInspection {
    /// A value of a declared type: a default, or a part of the samples.
    static func value(_ value: Value) -> JSONValue {
        switch value {
        case .null: .null
        case .boolean(let value): .boolean(value)
        case .integer(let value): .integer(value)
        case .number(let value): number(value)
        case .string(let text), .url(let text), .word(let text, of: _): .string(text)
        case .date(let seconds): number(seconds)
        case .image(.symbol(let name)): .object([("symbol", .string(name))])
        case .image(.named(let name)): .object([("named", .string(name))])
        case .color(let color): self.color(color)
        case .array(let elements), .set(let elements): .array(elements.map(self.value))
        case .record(let record): .object(record.fields.map { ($0.name, self.value($0.value)) })
        }
    }

    /// The values that previews show, by name.
    static func samples(_ samples: [Screen.Sample]) -> JSONValue? {
        samples.isEmpty ? nil : .object(samples.map { ($0.name.value, value($0.value)) })
    }
}
