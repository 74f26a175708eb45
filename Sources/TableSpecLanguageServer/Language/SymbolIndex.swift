internal import TableSpecDiagnostics
internal import TableSpecKit
internal import TableSpecModel
internal import TableSpecYAML

/// The declarations of a workspace by name, and where they're used.
struct SymbolIndex {
    /// A name that specs declare.
    struct Symbol: Hashable {
        enum Kind: String {
            case screen, type, property, prototype, row
        }

        let kind: Kind
        let name: String
        /// The location of the name.
        let range: SourceRange
    }

    /// An occurrence of a name: the declaration itself, or a use.
    struct Occurrence: Hashable {
        let range: SourceRange
        let symbol: Symbol
    }

    private(set) var occurrences: Set<Occurrence> = []
    let model: SpecModel
    private let types: [String: ModelType]
    private var screens: [String: Located<String>] = [:]

    init(_ analyzed: Analyzed) {
        model = analyzed.analysis.model
        types = Dictionary(model.types.map { ($0.name.value, $0) }, uniquingKeysWith: { first, _ in first })
        let declared = model.screens.map(\.name) + model.externals.map(\.name)
        screens = Dictionary(declared.map { ($0.value, $0) }, uniquingKeysWith: { first, _ in first })
        for file in model.files { addDeclarations(of: file) }
        for (file, uses) in zip(model.files, analyzed.uses) {
            add(uses, of: file)
            let source = analyzed.analysis.sources[file.source]
            if let root = analyzed.root(of: file.source) { add(root, of: file, source) }
        }
    }

    /// The symbol at an offset of a file, or just behind it.
    func occurrence(at offset: Int, in source: SourceID) -> Occurrence? {
        occurrences.filter { $0.range.source == source && $0.range.touches(offset) }.min { $0.range < $1.range }
    }

    /// The occurrences of a symbol in the order of the files.
    func uses(of symbol: Symbol) -> [SourceRange] {
        occurrences.filter { $0.symbol == symbol }.map(\.range).sorted()
    }

    /// The declared symbols in the order of the files.
    var symbols: [Symbol] { Set(occurrences.map(\.symbol)).sorted { $0.range < $1.range } }

    // MARK: Declarations

    private mutating func addDeclarations(of file: SpecFile) {
        let named: [(Symbol.Kind, [Located<String>])] = [
            (.screen, (file.screen.map { [$0.name] } ?? []) + file.externals.map(\.name)),
            (.type, file.types.map(\.name)), (.prototype, file.prototypes.map(\.id)),
            (.property, file.properties.map(\.name) + file.types.flatMap { $0.properties.map(\.name) }),
            (.row, file.screen.map { $0.table.staticRows.filter(\.hasStatedID).map(\.id) } ?? []),
        ]
        for (kind, names) in named { for name in names { add(name.range, kind, name) } }
        for prototype in file.screen?.table.prototypes ?? [] { add(prototype.id.range, .prototype, prototype.id) }
    }

    private mutating func add(_ range: SourceRange, _ kind: Symbol.Kind, _ declared: Located<String>?) {
        guard let declared, !range.isEmpty else { return }
        let symbol = Symbol(kind: kind, name: declared.value, range: declared.range)
        occurrences.insert(Occurrence(range: range, symbol: symbol))
    }

    // MARK: Bindings

    private mutating func add(_ uses: UseCollector, of file: SpecFile) {
        let own = file.properties
        for binding in uses.bindings { add(binding, own) }
        for segue in uses.segues {
            let input = model.screens.first { $0.name.value == segue.destination?.value }?.input ?? []
            for value in segue.pass { add(value.name.range, .property, input.named(value.name.value)) }
        }
    }

    private mutating func add(_ binding: Binding, _ own: [Property]) {
        guard let path = binding.path else { return }
        var names = binding.names[...]
        var owner = TypeReference.unknown
        if case .element(_, let type) = path.root {
            owner = type
            names = names.dropFirst()
        }
        for (name, step) in zip(names, path.steps) {
            let declared = owner == .unknown ? own.named(step.name) : properties(of: owner).named(step.name)
            add(name.range, .property, declared)
            owner = step.type
        }
    }

    private func properties(of type: TypeReference) -> [Property] {
        guard case .structure(let name) = type.unwrapped else { return [] }
        return types[name]?.properties ?? []
    }

    // MARK: Names in the text

    private mutating func add(_ root: SpecPlace, of file: SpecFile, _ source: SourceFile) {
        for place in root.all where place.node.kind == .scalar && !place.node.isAlias {
            for type in place.type.alternatives { addUse(place.node, as: type, in: file, source) }
        }
        guard let samples = root.node[FileKey.samples.name] else { return }
        addKeys(in: samples, among: file.properties)
    }

    private mutating func addUse(
        _ node: YAMLNode,
        as type: ValueDescription,
        in file: SpecFile,
        _ source: SourceFile
    ) {
        switch type {
        case .name(of: "screen"): add(node.range, .screen, screens[node.string])
        case .name(of: PrototypeKey.object.name):
            let own = file.screen?.table.prototype(named: node.string)?.id
            add(node.range, .prototype, own ?? model.sharedPrototypes.first { $0.id.value == node.string }?.id)
        case .name(of: RowKey.object.name):
            add(node.range, .row, file.screen?.table.staticRows.first { $0.id.value == node.string }?.id)
        case .name(of: "state"): add(node.range, .property, file.properties.named(node.string))
        case .type:
            for (word, range) in source.words(in: node.range) { add(range, .type, types[word]?.name) }
        default: break
        }
    }

    /// Adds the keys of sample values, whose types tell what they name.
    private mutating func addKeys(in node: YAMLNode, _ type: TypeReference) {
        guard !node.isAlias else { return }
        for element in node.elements { addKeys(in: element, type.unwrapped.element ?? .unknown) }
        addKeys(in: node, among: properties(of: type))
    }

    private mutating func addKeys(in mapping: YAMLNode, among properties: [Property]) {
        for pair in mapping.pairs {
            guard let property = properties.first(where: { $0.name.value == pair.key.string }) else { continue }
            add(pair.key.range, .property, property.name)
            addKeys(in: pair.value, property.type)
        }
    }
}

/// Collects the bindings and the segues of a screen or an app.
final class UseCollector: ModelVisitor {
    private(set) var bindings: [Binding] = []
    private(set) var segues: [Segue] = []

    init(_ file: SpecFile) {
        file.screen?.visit(by: self)
        file.app?.visit(by: self)
    }

    func visit(_ binding: inout Binding) { bindings.append(binding) }

    func visit(_ trigger: inout Trigger) { segues += trigger.segues }
}

extension [Property] {
    /// The name of a property, with its location.
    fileprivate func named(_ name: String) -> Located<String>? { first { $0.name.value == name }?.name }
}

extension SourceFile {
    /// The words in a part of the text: letters, digits, and underscores.
    func words(in range: SourceRange) -> [(text: String, range: SourceRange)] {
        bytes[range.bytes].indices.split { !bytes[$0].isWordByte }.compactMap { word in
            guard let first = word.first, let last = word.last else { return nil }
            let place = SourceRange(source: range.source, start: Int32(clamping: first), end: Int32(clamping: last + 1))
            return (text(first..<(last + 1)), place)
        }
    }
}
