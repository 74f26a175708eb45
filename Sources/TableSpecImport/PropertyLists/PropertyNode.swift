/// A value of a property list with its line.
struct PropertyNode: Hashable, Sendable {
    indirect enum Value: Hashable, Sendable {
        case text(String)
        case number(Double)
        case bool(Bool)
        case list([PropertyNode])
        case dictionary([String: PropertyNode])
        /// A date or data, which settings don't contain.
        case other
    }

    var value: Value
    /// The line, from 1. Always 1 in a binary property list.
    var line: Int

    subscript(key: String) -> PropertyNode? {
        if case .dictionary(let members) = value { members[key] } else { nil }
    }

    var text: String? { if case .text(let text) = value { text } else { nil } }

    var list: [PropertyNode]? { if case .list(let list) = value { list } else { nil } }

    var isDictionary: Bool { if case .dictionary = value { true } else { false } }

    /// A number, which can be written as a text or a Boolean, as the system reads preferences.
    var number: Double? {
        switch value {
        case .number(let number): number
        case .bool(let value): value ? 1 : 0
        case .text(let text): MarkupLimit.number(text)
        case .list, .dictionary, .other: nil
        }
    }

    /// A Boolean, which can be written as a number or a text: `YES`, `1`.
    var bool: Bool? {
        switch value {
        case .bool(let value): value
        case .number(let number): number != 0
        case .text(let text): text.first.map { "YyTt123456789".contains($0) } ?? false
        case .list, .dictionary, .other: nil
        }
    }

    /// The value as text.
    var shown: String {
        switch value {
        case .text(let text): text
        case .number(let number): number.shortest
        case .bool(let value): value ? "true" : "false"
        case .list, .dictionary, .other: ""
        }
    }
}
