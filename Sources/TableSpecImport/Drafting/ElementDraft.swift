/// The element of a collection that a prototype draws.
struct ElementDraft {
    var variable: String
    var properties: YAMLMapping = [:]
    var sample: YAMLMapping = [:]
    private var names = UniqueNames()

    init(variable: String) {
        self.variable = variable
        names.reserve("id")
    }

    /// Adds an identity to the element, which identifies its row when a control changes it.
    mutating func identify() {
        guard properties["id"] == nil else { return }
        properties = YAMLMapping([("id", .text("Int"))] + properties.entries.map { ($0.key, $0.value) })
        sample = YAMLMapping([("id", .number(1))] + sample.entries.map { ($0.key, $0.value) })
    }

    /// Adds a property and returns the binding to it.
    mutating func bind(_ candidates: [String], type: String, sample stated: YAMLValue?) -> YAMLValue {
        let name = names.take(candidates.map { Identifier.ofProperty(withoutNoun($0)) })
        let (type, initial) = Self.parts(of: type)
        properties[name] = .text(type)
        // A property that a sample omits is false, 0 or empty.
        if let value = stated ?? initial, !Self.emptyValues.contains(value) { sample[name] = value }
        return .binding("\(variable).\(name)")
    }

    /// The name of a property without that of its element, such as `subject` instead of `messageSubject`.
    private func withoutNoun(_ name: String) -> String {
        let noun = Identifier.words(of: variable).map { $0.lowercased() }[...]
        let words = Identifier.words(of: name)
        let lowercased = words.map { $0.lowercased() }
        guard let prefix = [noun, noun.suffix(1)].first(where: { lowercased.starts(with: $0) }) else { return name }
        let rest = Array(words.dropFirst(prefix.count))
        guard let last = rest.last, !Self.vague.contains(last.lowercased()) else { return name }
        return Identifier.lower(rest) ?? name
    }

    /// Words that say nothing without the name of an element.
    private static let vague: Set<String> = ["cell", "id", "index", "item", "number", "row", "view"]

    /// A type, and the initial value after it.
    private static func parts(of type: String) -> (type: String, value: YAMLValue?) {
        guard let range = type.firstRange(of: " = ") else { return (type, nil) }
        let (name, value) = (String(type[..<range.lowerBound]), String(type[range.upperBound...]))
        switch name {
        case "String": return (name, .content(value))
        case "Color": return (name, .text(value))
        default: return (name, .literal(value))
        }
    }

    private static let emptyValues: [YAMLValue] = [.bool(false), .number(0), .text("")]
}
