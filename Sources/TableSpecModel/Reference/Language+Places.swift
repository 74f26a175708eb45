extension Language {
    /// Returns the location inside an object's mapping to which a key that the object doesn't have belongs, or `nil` if
    /// there's none.
    ///
    /// In a file, `style` is a key of the `table`.
    static func innerPlace(ofKey key: String, in object: String) -> String? {
        let keys = innerKeys(ofKey: key, in: object)
        return keys.isEmpty ? nil : "'\(key)' belongs in \(Array(keys.prefix(mostPlaces)).listed)"
    }

    /// Returns the keys of an object whose values can contain a key that the object itself doesn't have.
    static func innerKeys(ofKey key: String, in object: String) -> [String] {
        let owners = Set(owners(ofKey: key))
        guard !owners.isEmpty, let object = self.object(named: object) else { return [] }
        let keys = object.keys.filter { !owners.isDisjoint(with: $0.entry.type.objects) }
        // A single mapping is a more likely location than the elements of a list.
        return (keys.filter(\.isMapping) + keys.filter { !$0.isMapping }).map(\.name)
    }

    /// Returns the name that a key has in the value of an object's key, or `nil` if the value has no such key.
    static func name(ofKey key: String, inside inner: String, of object: String) -> String? {
        guard let type = self.object(named: object)?.keys.first(where: { $0.name == inner })?.entry.type else {
            return nil
        }
        let names = (type == .content ? [ContentKey.object.name] : type.objects).lazy.compactMap { owner -> String? in
            if self.object(named: owner)?.keys.contains(where: { $0.name == key }) == true { return key }
            guard case .renamed(let name) = Alias.answer(forKey: key, in: owner) else { return nil }
            return name
        }
        return names.first
    }

    /// Whether the value of an object's key is a list of mappings rather than a mapping.
    static func isList(_ key: String, in object: String) -> Bool {
        self.object(named: object)?.keys.first { $0.name == key }.map { !$0.entry.type.takesMapping } ?? false
    }

    /// The object with a name.
    package static func object(named name: String) -> LanguageObject? {
        objects.first { $0.description.name == name }
    }

    /// Returns the objects that have a key, or `nil` if none or many have it.
    static func place(ofKey key: String) -> String? {
        let owners = owners(ofKey: key)
        return (1...mostPlaces).contains(owners.count) ? "'\(key)' is a key of \(owners.listed)" : nil
    }

    /// The maximum number of locations to list. A key like `text` is valid almost everywhere.
    private static let mostPlaces = 3

    private static func owners(ofKey key: String) -> [String] {
        objects.filter { $0.keys.contains { $0.name == key } }.map(\.description.name)
    }
}

extension LanguageObject.Key {
    fileprivate var isMapping: Bool {
        if case .object = entry.type { return true }
        return false
    }
}

extension ValueDescription {
    /// Whether the value can be a mapping.
    fileprivate var takesMapping: Bool {
        switch self {
        case .object, .content: true
        case .requiring(_, let type), .excluding(_, let type): type.takesMapping
        case .either(let types): types.contains(where: \.takesMapping)
        default: false
        }
    }

    /// The names of the objects that such a value can be.
    fileprivate var objects: [String] {
        switch self {
        case .object(let name): [name]
        case .list(let element): element.objects
        case .requiring(_, let type), .excluding(_, let type): type.objects
        case .either(let types): types.flatMap(\.objects)
        default: []
        }
    }
}
