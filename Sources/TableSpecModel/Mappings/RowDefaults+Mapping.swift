internal import TableSpecDiagnostics
internal import TableSpecYAML

extension RowDefaults {
    /// The keys of cells that rows inherit.
    package static let mapping = MappingType<Cell>(object, Cell.keys.filter { names.contains($0.name) })

    /// The pairs of one mapping with defaults.
    struct Pairs: Sendable {
        let pairs: [(key: MappingType<Cell>.Key, pair: YAMLPair)]
    }

    /// Rows contain the inherited values, so the defaults aren't kept.
    package struct Stated: Equatable, Sendable {}
}

extension KeyDeclaration {
    /// Declares the key of row defaults, which is decoded before all others of its mapping.
    static func rowDefaults(_ documentation: String) -> Self {
        KeyDeclaration(
            at: Place(get: { _ in nil }, modify: { _, _ in }),
            ValueType<RowDefaults.Stated>(
                .object(RowDefaults.object.name),
                read: { _, _ in RowDefaults.Stated() },
                json: { _ in nil }
            ),
            documentation
        )
    }
}

extension SpecDecoder {
    /// Decodes the row defaults of a mapping, at any position in the mapping.
    mutating func enterRowDefaults(of mapping: YAMLNode) {
        guard let node = mapping[RowDefaults.key] else { return rowDefaults.append(RowDefaults.Pairs(pairs: [])) }
        var blank = Cell(at: node.range)
        guard read(node, as: RowDefaults.mapping, into: &blank) != nil else {
            return rowDefaults.append(RowDefaults.Pairs(pairs: []))
        }
        let pairs = node.pairs.compactMap { pair in
            RowDefaults.mapping.shape.position(of: pair.key, in: node).map { (RowDefaults.mapping.keys[$0], pair) }
        }
        rowDefaults.append(RowDefaults.Pairs(pairs: pairs))
    }

    mutating func leaveRowDefaults() { rowDefaults.removeLast() }

    /// Gives a cell the nearest default for each key that the cell supports and doesn't set itself.
    ///
    /// - Parameter isStated: Whether the cell sets a key.
    mutating func inheritDefaults(in cell: inout Cell, besides isStated: (String) -> Bool) {
        guard rowDefaults.contains(where: { !$0.pairs.isEmpty }) else { return }
        var inherited: Set<String> = []
        for (key, pair) in rowDefaults.reversed().flatMap(\.pairs)
        where !isStated(key.name) && RowDefaults.suits(key.name, cell) && inherited.insert(key.name).inserted {
            // An invalid value was diagnosed at its own location.
            decodeAgain { key.declaration.read(&$0, pair, &cell) }
        }
    }
}

extension MappingFields {
    /// Whether the mapping contains a key, or a misspelling of it.
    func mayState(_ name: String) -> Bool {
        shape.position(of: name).map(mayState) ?? false
    }
}
