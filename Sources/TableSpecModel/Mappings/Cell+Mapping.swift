internal import TableSpecDiagnostics
internal import TableSpecYAML

extension Cell {
    /// The keys that rows and prototypes have in common.
    static let keys: [MappingType<Cell>.Key] =
        CellKey.keys + CellPropertyKey.keys.lifted(to: .part(\.properties))
        + TriggerKey.keys.lifted(to: .part(\.trigger))

    /// The keys that rows and prototypes have in common, for settings of both kinds of cells.
    package static let mapping = MappingType(CellKey.object, keys)
}

extension Place where Root == Cell {
    /// A property that few cells specify. A cell that specifies none has no storage for them.
    static func attribute(_ path: ModelPath<Cell.Attributes, Value>) -> Self {
        let place = Place<Cell.Attributes, Value>(path)
        return Place(
            get: { $0.readAttributes(place.get(in:)) },
            modify: { cell, change in place.modify(&cell.attributes.wrappedValue, change) }
        )
    }
}

extension KeyDeclaration where Owner == Cell {
    /// Declares a key of the properties that few cells specify.
    static func attribute<Value>(
        _ path: ModelPath<Cell.Attributes, Value>,
        _ type: ValueType<Value>,
        default defaultValue: String? = nil,
        since: String = "1",
        _ documentation: String
    ) -> Self {
        KeyDeclaration(at: .attribute(path), type, default: defaultValue, since: since, documentation)
    }
}

/// The color behind a cell, or the two colors of alternating rows.
package struct CellBackground: Equatable, Sendable {
    var color = Setting<ColorReference>.unset
    var alternating: AlternatingColors?
}

extension Cell.Attributes {
    /// The value of the key `backgroundColor`.
    var background: CellBackground {
        get { CellBackground(color: backgroundColor, alternating: alternatingBackground) }
        set { (backgroundColor, alternatingBackground) = (newValue.color, newValue.alternating) }
    }
}

extension AlternatingColors {
    static let mapping = MappingType(AlternatingColorKey.self)
}

extension ValueType where Value == CellBackground {
    /// A color, or the two colors of alternating rows.
    static var background: Self {
        var type = ValueType(
            .alternatingColor,
            read: { decoder, node in
                let keys = AlternatingColorKey.allCases
                guard node.kind == .mapping, keys.contains(where: { node[$0.rawValue] != nil }) else {
                    return CellBackground(color: decoder.color(node))
                }
                var colors = AlternatingColors(even: .unset, odd: .unset, at: node.range)
                decoder.read(node, as: AlternatingColors.mapping, into: &colors)
                return CellBackground(alternating: colors)
            },
            json: { background in
                background.alternating.map { .object(AlternatingColors.mapping.members(of: $0)) }
                    ?? background.color.value.map(\.json)
            }
        )
        type.unread = { CellBackground(color: .invalid($0)) }
        return type
    }
}

extension SpecDecoder {
    mutating func readImage(_ pair: YAMLPair, into cell: inout Cell) {
        cell.image = image(pair.value)
        cell.imageRange = pair.value.range
    }
}
