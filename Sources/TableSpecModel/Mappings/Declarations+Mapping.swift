package import TableSpecDiagnostics
internal import TableSpecYAML

extension ExternalScreen {
    static let mapping = MappingType(ExternalScreenKey.self)

    /// The screen in the output of `inspect`.
    package var json: JSONValue { .object([("name", .string(name.value))] + Self.mapping.members(of: self)) }
}

extension ModelType {
    /// The type in the output of `inspect`.
    package var json: JSONValue {
        .members([
            ("name", .string(name.value)), ("properties", ValueType.properties.json(properties)),
            ("identity", statedIdentity.map { .string($0.value) }),
            ("cases", enumeration.map { .strings($0.cases) }),
            ("titles", enumeration?.titles.map(\.json)),
        ])
    }
}

extension ValueType where Value == [ModelType] {
    /// The types of the app's model, which are printed separately from the file.
    static var types: Self {
        ValueType(
            .table(of: .either([.table(of: .type), .table(of: .text), .enumeration])),
            read: { $0.types($1) },
            json: { _ in nil }
        )
    }
}

extension ValueType where Value == [TypeIdentity] {
    /// Names of properties by the names of their types.
    static var identities: Self {
        ValueType(
            .table(of: .identifier),
            read: { decoder, node in
                decoder.entryNodes(node, of: "types to properties").compactMap { type, property in
                    guard let type = decoder.identifier(type, noun: "type"),
                        let property = decoder.identifier(property, noun: "property")
                    else { return nil }
                    return TypeIdentity(type: type, property: property)
                }
            },
            json: { $0.isEmpty ? nil : .object($0.map { ($0.type.value, .string($0.property.value)) }) }
        )
        .interface()
    }
}

extension ValueType where Value == [ExternalScreen] {
    /// The external screens, which are printed separately from the file.
    static var externals: Self {
        ValueType(
            .table(of: .either([.identifier, .object(ExternalScreenKey.object.name)])),
            read: { $0.externals($1) },
            json: { _ in nil }
        )
    }
}

extension ValueType where Value == [Property]? {
    /// Names and types, which can be empty.
    static var statedProperties: Self {
        ValueType(
            .table(of: .type),
            read: { $0.properties($1, owner: nil) },
            json: { $0.flatMap(ValueType<[Property]>.properties.json) }
        )
        .interface()
    }
}
