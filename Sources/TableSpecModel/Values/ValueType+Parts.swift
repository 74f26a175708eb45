internal import TableSpecDiagnostics
internal import TableSpecYAML

extension ValueType {
    /// A mapping with keys of its own.
    ///
    /// - Parameters:
    ///   - type: The kind of mapping; a function, as mappings hold one another.
    ///   - blank: The owner before its keys are read.
    ///   - part: What a walk enters.
    static func mapping<Owner>(
        _ object: ObjectDescription,
        _ type: @escaping @Sendable () -> MappingType<Owner>,
        blank: @escaping @Sendable (SourceRange) -> Owner,
        as part: (@Sendable (Owner) -> ModelPart)? = nil
    ) -> Self where Value == Owner? {
        ValueType(
            .object(object.name),
            read: { decoder, node in
                var owner = blank(node.range)
                decoder.read(node, as: type(), into: &owner)
                return owner
            },
            json: { $0.map { .object(type().members(of: $0)) } }
        )
        .part { model, owner in model.walk(&owner, type(), as: part) }
    }

    /// A list of parts.
    ///
    /// - Parameter noun: What the list is called in messages, for example "a list of rows".
    static func list<Element>(
        _ description: ValueDescription,
        _ noun: String,
        read: @escaping @Sendable (inout SpecDecoder, YAMLNode, Int) -> Element?,
        json: @escaping @Sendable (Element) -> JSONValue,
        walk: @escaping @Sendable (ModelWalk, inout Element, Int) -> Void
    ) -> Self where Value == [Element] {
        ValueType(
            .list(of: description),
            read: { decoder, node in
                guard node.kind == .sequence else {
                    decoder.reportWrongKind(node, expected: noun)
                    return []
                }
                return node.elements.enumerated().compactMap { read(&decoder, $1, $0) }
            },
            json: { $0.isEmpty ? nil : .array($0.map(json)) }
        )
        .parts(walk)
    }
}

extension ModelWalk {
    /// Walks over what the keys of a mapping hold.
    func walk<Owner>(_ owner: inout Owner, _ type: MappingType<Owner>, as part: (@Sendable (Owner) -> ModelPart)?) {
        guard let part else { return type.walk(self, &owner) }
        inside(part(owner)) { type.walk(self, &owner) }
    }
}
