internal import TableSpecDiagnostics
internal import TableSpecKit
internal import TableSpecModel
internal import TableSpecYAML

/// A node of a spec or a configuration, with what the declarations of keys say about it.
struct SpecPlace: Sendable {
    /// The key before a value.
    struct Key: Sendable {
        let node: YAMLNode
        /// The mapping's kind and the declaration of the key; `nil` for a name that the author chooses.
        let declaration: (object: LanguageObject, key: LanguageObject.Key)?
    }

    let node: YAMLNode
    /// The values that the declarations allow here.
    let type: ValueDescription
    /// The key whose value the node is; `nil` for the root and for elements of lists.
    var key: Key?

    /// The root of a file.
    init(root: YAMLNode, isConfiguration: Bool) {
        let objects = isConfiguration ? ConfigurationReference.objects : Language.objects
        self.init(root, .object(objects[0].description.name))
    }

    private init(_ node: YAMLNode, _ type: ValueDescription, _ key: Key? = nil) {
        self.node = node
        self.type = type
        self.key = key
    }

    /// The range of the node with its key.
    var range: Range<Int> {
        let value = node.propertiesRange.bytes
        guard let key = key?.node.range.bytes else { return value }
        return key.lowerBound..<max(key.upperBound, value.upperBound)
    }

    /// The kind of mapping, or `nil` for another node and for a mapping with names that the author chooses.
    var object: LanguageObject? {
        node.kind == .mapping ? type.object(for: Set(node.pairs.map(\.key.string))) : nil
    }

    /// The nodes inside the node, in the order of the file. Those that an alias or a merge key repeats are omitted.
    var children: [SpecPlace] {
        guard !node.isAlias else { return [] }
        switch node.kind {
        case .scalar: return []
        case .sequence: return node.elements.map { SpecPlace($0, type.element) }
        case .mapping:
            let object = object
            let own = node.targetRange
            return node.pairs.filter { own.touches(Int($0.key.range.start)) }.map { child($0, in: object) }
        }
    }

    private func child(_ pair: YAMLPair, in object: LanguageObject?) -> SpecPlace {
        let name = pair.key.string
        guard let object else {
            return SpecPlace(pair.value, type.value(named: name), Key(node: pair.key, declaration: nil))
        }
        let key = object.key(named: name)
        return SpecPlace(
            pair.value,
            key?.entry.type ?? .value,
            Key(node: pair.key, declaration: key.map { (object, $0) })
        )
    }

    /// The places around an offset, from this one inwards.
    func path(to offset: Int) -> [SpecPlace] {
        let inner = children.last { $0.range.lowerBound <= offset && offset <= $0.range.upperBound }
        return [self] + (inner?.path(to: offset) ?? [])
    }

    /// The place and those inside it.
    var all: [SpecPlace] { [self] + children.flatMap(\.all) }
}

extension LanguageObject {
    /// The objects of specs and configurations by name.
    static let byName = Dictionary(
        (Language.objects + ConfigurationReference.objects).map { ($0.description.name, $0) },
        uniquingKeysWith: { first, _ in first }
    )

    /// The key with a name, or with a former name.
    func key(named name: String) -> Key? { Self.keysByName[description.name]?[name] }

    /// The keys of each object by name and by former names.
    private static let keysByName: [String: [String: Key]] = byName.mapValues { object in
        let keys = Dictionary(object.keys.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        let former = Alias.deprecatedKeys(of: object.description.name).compactMap { alias in
            keys[alias.successor].map { (alias.spelling, $0) }
        }
        return keys.merging(former) { current, _ in current }
    }
}

extension ValueDescription {
    /// The kinds of mappings that are allowed, each with the keys that it requires here.
    var objects: [(object: LanguageObject, required: [String])] {
        switch self {
        case .object(let name): LanguageObject.byName[name].map { [($0, [])] } ?? []
        case .content: ValueDescription.object(ContentKey.object.name).objects
        case .image: ValueDescription.object(ImageKey.object.name).objects
        case .color: ValueDescription.object(ColorKey.object.name).objects
        case .font: ValueDescription.object(FontKey.object.name).objects
        case .alternatingColor:
            [ColorKey.object, AlternatingColorKey.object].flatMap { ValueDescription.object($0.name).objects }
        case .requiring(let key, let type): type.objects.map { ($0.object, $0.required + [key]) }
        case .excluding(_, let type): type.objects
        case .either(let types): types.flatMap(\.objects)
        default: []
        }
    }

    /// The kind of a mapping with certain keys: the one with most of them, and with those that it requires.
    func object(for keys: Set<String>) -> LanguageObject? {
        var best: (object: LanguageObject, score: Int)?
        for (object, required) in objects {
            let isComplete = required.allSatisfy(keys.contains)
            let score = keys.count { object.key(named: $0) != nil } * 2 + (isComplete ? required.count : -1)
            if score > best?.score ?? .min { best = (object, score) }
        }
        guard let best else { return nil }
        // A choice by the cases of an enumeration has one fixed key.
        return fixedKeys.contains(where: keys.contains) && best.score < 2 ? nil : best.object
    }

    private var fixedKeys: [String] {
        switch self {
        case .tableWith(let key, _, _): [key]
        case .either(let types): types.flatMap(\.fixedKeys)
        default: []
        }
    }
}
