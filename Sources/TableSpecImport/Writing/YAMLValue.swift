/// A value of a spec to write as YAML.
indirect enum YAMLValue: Hashable, Sendable {
    /// A text, which is quoted if it would be read as something else.
    case text(String)
    /// A number, a Boolean or a type, which is written unchanged.
    case literal(String)
    case list([YAMLValue])
    case mapping(YAMLMapping)
    /// A value with a comment at the end of its line.
    case commented(YAMLValue, String)

    static func number(_ value: Double) -> YAMLValue { .literal(value.shortest) }

    static func bool(_ value: Bool) -> YAMLValue { .literal(value ? "true" : "false") }

    static func names(_ names: [String]) -> YAMLValue { .list(names.map(YAMLValue.text)) }

    /// A binding, `$(path)`.
    static func binding(_ path: String) -> YAMLValue { .literal("$(\(path))") }

    /// A text of the document, in which `$(` is literal.
    static func content(_ text: String) -> YAMLValue {
        .text(text.split(separator: "$(", omittingEmptySubsequences: false).joined(separator: "$$("))
    }
}

extension YAMLValue {
    var mapping: YAMLMapping? { if case .mapping(let keys) = self { keys } else { nil } }

    var list: [YAMLValue]? { if case .list(let list) = self { list } else { nil } }

    var number: Double? { if case .literal(let number) = self { Double(number) } else { nil } }

    /// The path of a binding.
    var path: String? {
        if case .literal(let text) = self, text.hasPrefix("$(") { String(text.dropFirst(2).dropLast()) } else { nil }
    }

    /// Visits the value and all values in it, with the key of each that has one. Elements have the key of their list.
    func walk(_ key: String? = nil, _ visit: (String?, YAMLValue) -> Void) {
        visit(key, self)
        switch self {
        case .text, .literal: break
        case .list(let list): for value in list { value.walk(key, visit) }
        case .mapping(let keys): for entry in keys.entries { entry.value.walk(entry.key, visit) }
        case .commented(let value, _): value.walk(key, visit)
        }
    }

    /// The paths of all bindings in the value.
    var paths: Set<String> {
        var paths: Set<String> = []
        walk { if let path = $1.path { paths.insert(path) } }
        return paths
    }

    /// The comments in the value, in order.
    var comments: [String] {
        var comments: [String] = []
        walk { if case .commented(_, let comment) = $1 { comments.append(comment) } }
        return comments
    }
}

/// Keys and values in order.
struct YAMLMapping: Hashable, Sendable, ExpressibleByDictionaryLiteral {
    struct Entry: Hashable, Sendable {
        var key: String
        var value: YAMLValue
    }

    private(set) var entries: [Entry] = []
    /// The indexes of the keys, if there are many.
    private var places: [String: Int] = [:]
    /// The identifier of the object of the document that the mapping describes.
    var object: String?

    init(dictionaryLiteral elements: (String, YAMLValue)...) {
        for (key, value) in elements { self[key] = value }
    }

    init(_ entries: [(String, YAMLValue)]) {
        for (key, value) in entries { self[key] = value }
    }

    /// The value of a key. A new key is appended.
    subscript(key: String) -> YAMLValue? {
        get { place(of: key).map { entries[$0].value } }
        set {
            switch (place(of: key), newValue) {
            case (let index?, let value?): entries[index].value = value
            case (let index?, nil):
                entries.remove(at: index)
                indexKeys()
            case (nil, let value?):
                entries.append(Entry(key: key, value: value))
                if places.isEmpty { indexKeys() } else { places[key] = entries.count - 1 }
            case (nil, nil): break
            }
        }
    }

    private func place(of key: String) -> Int? {
        places.isEmpty ? entries.firstIndex { $0.key == key } : places[key]
    }

    private mutating func indexKeys() {
        guard entries.count > Self.mostUnindexed else {
            places = [:]
            return
        }
        places = Dictionary(uniqueKeysWithValues: entries.enumerated().map { ($1.key, $0) })
    }

    /// Fewer keys are found just as fast by linear search.
    private static let mostUnindexed = 32

    /// As a row or a header; one with only a text is the text.
    var row: YAMLValue { keys == ["text"] ? entries[0].value : .mapping(self) }

    var isEmpty: Bool { entries.isEmpty }
    var keys: [String] { entries.map(\.key) }

    func filter(_ isWanted: (String) -> Bool) -> YAMLMapping { with(entries.filter { isWanted($0.key) }) }

    /// Adds the entries of another mapping, whose values take precedence.
    mutating func merge(_ other: YAMLMapping) {
        for entry in other.entries { self[entry.key] = entry.value }
        object = other.object ?? object
    }

    /// Moves some keys to the front, in this order.
    func ordered(_ keys: [String]) -> YAMLMapping {
        let first = keys.compactMap { key in self[key].map { Entry(key: key, value: $0) } }
        return with(first + entries.filter { !keys.contains($0.key) })
    }

    private func with(_ entries: [Entry]) -> YAMLMapping {
        var copy = self
        copy.entries = entries
        copy.indexKeys()
        return copy
    }
}

extension Double {
    /// The number with at most two decimal places, without a trailing decimal point.
    var shortest: String {
        guard abs(self) < 1e15 else { return String(self) }
        let rounded = (self * 100).rounded() / 100
        return rounded == rounded.rounded()
            ? String(Int(rounded)) : String(rounded)
    }
}
