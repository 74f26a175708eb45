internal import TableSpecDiagnostics
internal import TableSpecYAML

extension ValueType where Value == [UserDefault] {
    /// Properties of the state by the keys of user defaults, or a list of properties whose names are the keys.
    static var userDefaults: Self {
        ValueType(
            .either([.table(of: .string), .list(of: .name(of: "state"))]),
            read: { decoder, node in
                if node.kind == .sequence {
                    return node.elements.compactMap { element in
                        decoder.identifier(element, noun: "property").map { UserDefault($0, as: $0) }
                    }
                }
                return decoder.entryNodes(node, of: "state properties to keys, or a list of properties")
                    .compactMap { name, key in
                        guard let property = decoder.identifier(name, noun: "property"),
                            let key = decoder.userDefaultsKey(key)
                        else { return nil }
                        return UserDefault(property, as: key)
                    }
            },
            json: { $0.isEmpty ? nil : .object($0.map { ($0.property.value, .string($0.key.value)) }) }
        )
        .interface()
    }
}

extension SpecDecoder {
    /// A key of user defaults, which can be any text.
    fileprivate mutating func userDefaultsKey(_ node: YAMLNode) -> Located<String>? {
        guard let key = string(node) else { return nil }
        if key.value.isEmpty {
            report(.invalidName, "a user defaults key can't be empty", at: node.range)
            return nil
        }
        return key
    }
}
