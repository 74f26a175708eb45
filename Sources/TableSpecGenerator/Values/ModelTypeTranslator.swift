internal import TableSpecModel
internal import TableSpecSwift

/// A type of the app's model as a structure.
struct ModelTypeTranslator {
    let type: ModelType
    let index: ModelIndex

    var declaration: SwiftDeclaration {
        if let enumeration = type.enumeration {
            return enumeration.declaration(
                named: index.typeName(type.name.value),
                isCodable: true,
                documentation: "A type of the app's model."
            )
        }
        return Declare.struct(
            index.typeName(type.name.value),
            .nonisolated,
            inherits: (hasID ? ["Identifiable"] : []) + ["Hashable", "Sendable"] + (isCodable ? ["Codable"] : []),
            documentation: "A type of the app's model."
        ) {
            for enumeration in enumerations { enumeration.declaration(isCodable: isCodable) }
            StoredProperties(type.properties.map { ($0, $0.defaultValue) }, in: context).members
        }
    }

    private var hasID: Bool { type.properties.contains { $0.name.value == "id" && !$0.type.isOptional } }

    private var isCodable: Bool {
        type.isCodable && type.properties.allSatisfy { Codability.holds(for: $0, index.types) }
    }

    private var context: TypeContext { TypeContext(index: index, owner: nil, type: type.name.value) }

    private var enumerations: [Enumeration] { type.properties.compactMap(\.type.inlineEnumeration) }
}
