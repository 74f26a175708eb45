package import TableSpecModel

/// A mistake in the value of a key: flow YAML with a mark at the place where it must be reported.
package struct KeyMistake: Hashable, Sendable {
    /// What is wrong with the value.
    package enum Kind: Hashable, Sendable {
        /// A value of another kind, such as a list for a text, or a number out of its range.
        case wrongType
        /// A word that is not in the closed list.
        case unknownSpelling([String])
        /// A word of the closed list with a letter too many.
        case misspelledWord(String, [String])
        /// A name that nothing declares.
        case unknownName
    }

    package var kind: Kind
    package var value: String
    /// Whether the value is a mapping whose only entry is wrong.
    var isEntry = false

    /// The mistakes that can be made where a type is expected.
    package static func all(for type: ValueDescription) -> [KeyMistake] {
        let shapes = type.shapes
        let wrongShapes = Shape.allCases.filter { !shapes.contains($0) && $0 != .scalar }.map(\.marked)
        let scalars = shapes.contains(.scalar) ? type.wrongScalars : ["⟦Sample⟧", "⟦5⟧"].map { wrong($0) }
        let isFree = shapes.isEmpty
        return isFree ? [] : (wrongShapes + ["⟦null⟧"]).map { wrong($0) } + scalars + type.wrongParts
    }

    static func wrong(_ value: String) -> KeyMistake { KeyMistake(kind: .wrongType, value: value) }
}

/// The three kinds of YAML nodes.
private enum Shape: CaseIterable {
    case scalar, list, mapping

    var marked: String {
        switch self {
        case .scalar: "⟦Sample⟧"
        case .list: "⟦[Sample]⟧"
        case .mapping: "⟦{ Sample: 1 }⟧"
        }
    }
}

extension ValueDescription {
    /// The kinds of nodes that can be right; none where anything goes.
    fileprivate var shapes: Set<Shape> {
        switch self {
        case .value: []
        case .list: [.list]
        case .table, .tableWith, .object: [.mapping]
        case .requiring(_, let type), .excluding(_, let type): type.shapes
        case .either(let types): types.reduce(into: []) { $0.formUnion($1.shapes) }
        case .color, .alternatingColor, .image, .font: [.scalar, .mapping]
        case .content: [.scalar, .list, .mapping]
        case .type: [.scalar, .list]
        default: [.scalar]
        }
    }

    /// Scalars that are wrong although a scalar can be right.
    fileprivate var wrongScalars: [KeyMistake] {
        switch self {
        case .boolean: [.wrong("⟦sometimes⟧"), .wrong("⟦1⟧")]
        case .count: ["⟦many⟧", "⟦-1⟧", "⟦1.5⟧", "⟦1000001⟧"].map { .wrong($0) }
        case .number: ["⟦many⟧", "⟦.inf⟧"].map { .wrong($0) }
        case .bounded(let range):
            ["⟦many⟧", "⟦\(range.lowerBound - 1)⟧", "⟦\(range.upperBound + 1)⟧"].map { .wrong($0) }
        case .wholeNumber(let numbers):
            ["⟦many⟧", "⟦1.5⟧", "⟦0⟧", "⟦\((numbers.max() ?? 0) + 1)⟧"].map { .wrong($0) }
        case .hexadecimalColor: ["⟦systemRed⟧", "⟦'#12345'⟧"].map { .wrong($0) }
        case .points: ["⟦many⟧", "⟦-1⟧"].map { .wrong($0) }
        case .length: ["⟦many⟧", "⟦-1⟧", "⟦0%⟧", "⟦101%⟧", "⟦half%⟧"].map { .wrong($0) }
        case .binding, .condition: [.wrong("⟦Sample⟧")]
        case .url: [.wrong("⟦example.com⟧")]
        case .identifier: [.wrong("⟦9 lives⟧")]
        case .loop: [.wrong("⟦item of items⟧")]
        case .path: [.wrong("⟦a..b⟧")]
        case .type: [.wrong("⟦9⟧")]
        case .enumeration: [.wrong("⟦String⟧")]
        case .name(of: "prototype"), .name(of: "property"):
            [KeyMistake(kind: .unknownName, value: "⟦Zzzzzzzz⟧")]
        case .choice(_, let words): Self.wrongWords(words)
        case .color, .alternatingColor:
            [KeyMistake(kind: .unknownSpelling([]), value: "⟦Zzzzzzzz⟧"), .wrong("⟦'#12345'⟧")]
        case .font: [KeyMistake(kind: .unknownSpelling([]), value: "⟦Zzzzzzzz⟧")]
        case .either(let types):
            types.count { $0.shapes.contains(.scalar) } == 1 ? types.flatMap(\.wrongScalars) : []
        default: []
        }
    }

    private static func wrongWords(_ words: [String]) -> [KeyMistake] {
        let misspelled = words.prefix(1).map { word in
            KeyMistake(kind: .misspelledWord(word, words), value: "⟦\(word.misspelled)⟧")
        }
        return [KeyMistake(kind: .unknownSpelling(words), value: "⟦Zzzzzzzz⟧")] + misspelled
    }

    /// Mistakes inside a list or a mapping with free keys.
    fileprivate var wrongParts: [KeyMistake] {
        switch self {
        case .list(let element):
            KeyMistake.all(for: element).map { KeyMistake(kind: $0.kind, value: "[\($0.value)]") }
        case .table(let value):
            KeyMistake.all(for: value).map { KeyMistake(kind: $0.kind, value: "{ extra: \($0.value) }", isEntry: true) }
        case .either(let types): types.flatMap(\.wrongParts)
        default: []
        }
    }
}

extension String {
    /// The word with its last letter doubled, which no other word is nearer to.
    package var misspelled: String { self + suffix(1) }
}
