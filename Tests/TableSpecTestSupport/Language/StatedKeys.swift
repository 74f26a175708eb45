internal import TableSpecDiagnostics
internal import TableSpecModel
internal import TableSpecYAML

/// The keys of the language that a spec states, found with the key tables alone.
package struct StatedKeys: Sendable {
    package private(set) var places: Set<SampleSpecs.Place> = []

    private static let objects = Dictionary(
        Language.objects.map { ($0.description.name, $0) },
        uniquingKeysWith: { first, _ in first }
    )

    /// Reads a spec.
    package init(of text: String) {
        var sources = SourceMap()
        var diagnostics: [Diagnostic] = []
        let file = SourceFile(path: "Test.yaml", text: text)
        guard let document = YAMLDocument.parse(file, id: sources.add(file), diagnostics: &diagnostics) else { return }
        read(document.root, as: .object(FileKey.object.name))
    }

    private mutating func read(_ node: YAMLNode, as type: ValueDescription) {
        switch type {
        case .object(let name): readObject(node, name)
        case .requiring(_, let type), .excluding(_, let type): read(node, as: type)
        case .list(let element): for item in node.elements { read(item, as: element) }
        case .table(let value): for pair in node.pairs { read(pair.value, as: value) }
        case .tableWith(let key, let keyType, let value):
            for pair in node.pairs { read(pair.value, as: pair.key.string == key ? keyType : value) }
        case .either(let types): if let type = types.first(where: { suits($0, node) }) { read(node, as: type) }
        case .image: readObject(node, ImageKey.object.name)
        case .color: readObject(node, ColorKey.object.name)
        case .font: readObject(node, FontKey.object.name)
        case .alternatingColor:
            let isPair = node[AlternatingColorKey.even.rawValue] != nil
            readObject(node, isPair ? AlternatingColorKey.object.name : ColorKey.object.name)
        case .content:
            if node.kind == .sequence { read(node, as: .list(of: .content)) }
            readObject(node, ContentKey.object.name)
        default: break
        }
    }

    /// Reads the keys of a mapping; anything else has none.
    private mutating func readObject(_ node: YAMLNode, _ name: String) {
        guard node.kind == .mapping, let object = Self.objects[name] else { return }
        for pair in node.pairs {
            guard let key = object.keys.first(where: { $0.name == pair.key.string }) else { continue }
            places.insert(SampleSpecs.Place(object: object, key: key))
            read(pair.value, as: key.entry.type)
        }
    }

    private func suits(_ type: ValueDescription, _ node: YAMLNode) -> Bool {
        switch type {
        case .requiring(let key, let type): node[key] != nil && suits(type, node)
        case .excluding(let key, let type): node[key] == nil && suits(type, node)
        case .object(let name):
            node.kind == .mapping
                && node.pairs.allSatisfy { pair in
                    Self.objects[name]?.keys.contains { $0.name == pair.key.string } ?? false
                }
        case .table: node.kind == .mapping
        case .tableWith(let key, _, _): node.kind == .mapping && node[key] != nil
        case .list: node.kind == .sequence
        case .content: node.kind == .sequence || suits(.object(ContentKey.object.name), node)
        case .image, .color, .alternatingColor, .font: node.kind != .scalar
        case .either(let types): types.contains { suits($0, node) }
        default: node.kind == .scalar
        }
    }
}
