/// A key table whose keys are properties of a UIKit class, which a spec sets directly.
///
/// Decoding, generation and inspection use the list, so that a new key of this kind is a single entry.
package protocol PropertyKeyTable: DeclaredKeyTable where Owner == PropertySettings<Self> {
    /// The key's meaning and the values that it accepts.
    var property: PropertyDescription { get }
}

extension PropertyKeyTable {
    package var declaration: KeyDeclaration<PropertySettings<Self>> {
        KeyDeclaration(
            at: Place(get: { $0[self] }, modify: { settings, change in change(&settings[self]) }),
            .property(property.type),
            default: property.defaultValue,
            property.documentation
        )
    }
}

/// The meaning of a key that is a property of a UIKit class, and the values that it accepts.
package struct PropertyDescription {
    package var type: PropertyType
    var defaultValue: String?
    var documentation: String

    init(_ type: PropertyType, default defaultValue: String? = nil, _ documentation: String) {
        self.type = type
        self.defaultValue = defaultValue
        self.documentation = documentation
    }
}

/// The types of properties that a spec sets directly.
package enum PropertyType {
    case boolean
    /// A nonnegative whole number.
    case count
    /// A nonnegative number of points.
    case points
    case string
    case color
    case font
    /// Distances from the four edges, in points.
    case insets
    /// A value of an enumeration.
    case choice(noun: String, [String])
    /// Several values of an enumeration.
    case choices(noun: String, [String])

    static func choice(_ type: any SpecEnumeration.Type) -> PropertyType { .choice(noun: type.noun, type.spellings) }

    static func choices(_ type: any SpecEnumeration.Type) -> PropertyType { .choices(noun: type.noun, type.spellings) }

    var description: ValueDescription {
        switch self {
        case .boolean: .boolean
        case .count: .count
        case .points: .points
        case .string: .string
        case .color: .color
        case .font: .font
        case .insets: .object(InsetsKey.object.name)
        case .choice(let noun, let choices): .choice(noun: noun, choices)
        case .choices(let noun, let choices): .list(of: .choice(noun: noun, choices))
        }
    }
}

/// The keys of distances from the edges.
package enum InsetsKey: String, DeclaredKeyTable {
    case top, left, bottom, right

    package static let object = ObjectDescription("inset", "Distances from the four edges, in points.")

    package var declaration: KeyDeclaration<EdgeInsets> {
        switch self {
        case .top: .init(\.top, .distance, default: "0", "The distance from the top edge.")
        case .left:
            .init(
                \.left,
                .distance,
                default: "0",
                "The distance from the left edge; from the leading edge for a separator."
            )
        case .bottom: .init(\.bottom, .distance, default: "0", "The distance from the bottom edge.")
        case .right:
            .init(
                \.right,
                .distance,
                default: "0",
                "The distance from the right edge; from the trailing edge for a separator."
            )
        }
    }
}
