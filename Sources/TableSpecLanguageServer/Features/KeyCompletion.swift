internal import TableSpecDiagnostics
internal import TableSpecModel
internal import TableSpecYAML

/// The keys that fit at a point.
struct KeyCompletion {
    private let point: CompletionPoint
    private let usesSnippets: Bool

    init(_ point: CompletionPoint, usesSnippets: Bool) {
        self.point = point
        self.usesSnippets = usesSnippets
    }

    /// The keys, beginning with those that the mapping requires and those that the document uses most, or `nil` if the author chooses the names.
    var items: [CompletionItem]? {
        guard let mapping = point.path.dropLast().last, let object = object(of: mapping) else { return nil }
        let uses = uses(ofKeysIn: object)
        let keys = object.keys(besides: stated(in: mapping.node)).enumerated().sorted { left, right in
            let ranks = [left, right].map {
                ($0.element.isRequired ? 0 : 1, -uses[$0.element.key.name, default: 0], $0.offset)
            }
            return ranks[0] < ranks[1]
        }
        return keys.map(\.element).map { key, isRequired in
            let snippet = KeySnippet(key, column: column, isFlow: mapping.node.isFlow)
            return CompletionItem(
                label: key.name,
                kind: .property,
                detail: isRequired ? "required" : nil,
                documentation: KeyDocumentation.page(of: key, in: object),
                text: hasValue ? nil : (usesSnippets ? snippet.text : "\(key.name): "),
                isSnippet: usesSnippets && !hasValue
            )
        }
    }

    /// The kind of the mapping. The marker isn't one of its keys.
    private func object(of mapping: SpecPlace) -> LanguageObject? { mapping.type.object(for: stated(in: mapping.node)) }

    /// How often the document uses each key in mappings of this kind.
    private func uses(ofKeysIn object: LanguageObject) -> [String: Int] {
        point.path[0].all.reduce(into: [:]) { counts, place in
            guard let (owner, key) = place.key?.declaration, owner.description == object.description else { return }
            counts[key.name, default: 0] += 1
        }
    }

    private func stated(in mapping: YAMLNode) -> Set<String> {
        Set(mapping.pairs.map(\.key.string).filter { $0 != CompletionPoint.marker })
    }

    /// Whether a colon follows the word already.
    private var hasValue: Bool {
        let rest = point.bytes[point.range.upperBound...].prefix { $0 != UInt8(ascii: "\n") }
        let text = rest.drop { $0 == UInt8(ascii: " ") }
        return text.first == UInt8(ascii: ":") && text.count > 2
    }

    /// The column of the key, for lines below it.
    private var column: Int {
        let line = point.bytes[..<point.offset].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        return point.offset - line
    }
}

/// A key with placeholders for its value.
struct KeySnippet {
    private let key: LanguageObject.Key
    private let indentation: String
    private let isFlow: Bool

    /// - Parameters:
    ///   - column: The number of characters before the key in its line.
    ///   - isFlow: Whether the mapping is in braces.
    init(_ key: LanguageObject.Key, column: Int, isFlow: Bool) {
        self.key = key
        self.isFlow = isFlow
        indentation = String(repeating: " ", count: column)
    }

    /// The text in the syntax of snippets.
    var text: String { "\(key.name):" + value }

    private var value: String {
        let types = key.entry.type.alternatives
        if let words = types.lazy.compactMap(\.words).first, words.count <= Self.mostChoices {
            return " ${1|\(words.joined(separator: ","))|}"
        }
        if types.contains(where: \.isScalar) { return " $0" }
        if types.contains(where: \.isList) { return isFlow ? " [$0]" : "\n\(indentation)  - $0" }
        // A mapping begins in the same line or in the next one.
        guard isFlow else { return "$0" }
        let required = types.lazy.flatMap(\.objects).first?.object.keys.filter(\.entry.isRequired) ?? []
        let keys = required.enumerated().map { "\($1.name): $\($0 + 1)" }
        return " { \(keys.isEmpty ? "$0" : keys.joined(separator: ", ")) }"
    }

    /// A longer list of choices hides the text that is being typed.
    private static let mostChoices = 12
}
