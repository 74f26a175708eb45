internal import TableSpecDiagnostics

extension Resolver {
    /// The types of a file with the properties that its `identity` specifies.
    ///
    /// Identities of types that the file doesn't declare, and of properties that they don't have, are reported.
    mutating func identifiedTypes(of file: SpecFile) -> [ModelType] {
        var types = titledTypes(of: file)
        if file.unread.contains(FileKey.identity) {
            for index in types.indices { types[index].hasUnreadIdentity = true }
        }
        var first: [String: SourceRange] = [:]
        for identity in file.identities {
            if let first = first[identity.type.value] {
                reportDuplicate("identity", identity.type, first: first)
                continue
            }
            first[identity.type.value] = identity.type.range
            guard let index = types.firstIndex(where: { $0.name.value == identity.type.value }) else {
                if !file.unread.contains(FileKey.types) { reportUndeclared(identity, in: file) }
                // The identity can be that of any type.
                for index in types.indices { types[index].hasUnreadIdentity = true }
                continue
            }
            guard let property = types[index].property(named: identity.property.value) else {
                types[index].hasUnreadIdentity = true
                reportUnknown(
                    "property",
                    identity.property,
                    candidates: types[index].properties.map(\.name.value),
                    kind: "property of '\(identity.type.value)'"
                )
                continue
            }
            types[index].statedIdentity = identity.property
            check(identity, property)
        }
        return types
    }

    private mutating func reportUndeclared(_ identity: TypeIdentity, in file: SpecFile) {
        reportUnknown("type", identity.type, candidates: file.types.map(\.name.value))
    }

    private mutating func check(_ identity: TypeIdentity, _ property: Property) {
        guard !property.type.isIdentity else { return }
        report(
            .typeMismatch,
            "'\(identity.property.value)' is '\(property.type)', which several elements can share",
            at: identity.property.range,
            labels: [.init("declared here", at: property.typeRange)],
            help: "name a property with a unique value for each element: a String, an Int or a URL"
        )
    }
}
