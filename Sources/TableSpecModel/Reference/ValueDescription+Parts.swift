extension ValueDescription {
    /// The types of a list's elements.
    package var element: ValueDescription {
        switch self {
        case .list(let element): element
        case .content: .content
        case .type: .type
        case .requiring(_, let type), .excluding(_, let type): type.element
        case .either(let types): types.map(\.element).first { $0 != .value } ?? .value
        default: .value
        }
    }

    /// The type of a value in a mapping with names that the author chooses.
    package func value(named name: String) -> ValueDescription {
        switch self {
        case .table(let value): value
        case .tableWith(let key, let type, let others): name == key ? type : others
        case .requiring(_, let type), .excluding(_, let type): type.value(named: name)
        case .either(let types): types.map { $0.value(named: name) }.first { $0 != .value } ?? .value
        default: .value
        }
    }

    /// The types of scalars and other values among which the author chooses.
    package var alternatives: [ValueDescription] {
        switch self {
        case .either(let types): types.flatMap(\.alternatives)
        case .requiring(_, let type), .excluding(_, let type): type.alternatives
        default: [self]
        }
    }

    /// The words of a short closed list.
    package var words: [String]? {
        switch self {
        case .boolean: ["true", "false"]
        case .choice(_, let words): words
        case .wholeNumber(let numbers): numbers.map(String.init)
        default: nil
        }
    }

    /// Whether the value can be a list.
    package var isList: Bool {
        if case .list = self { return true }
        return false
    }

    /// Whether the value is neither a list nor a mapping.
    package var isScalar: Bool {
        switch self {
        case .list, .table, .tableWith, .object, .content: false
        default: true
        }
    }

    /// Whether the value can be a binding or a condition.
    package var isBinding: Bool {
        switch self {
        case .binding, .condition, .text: true
        default: false
        }
    }
}
