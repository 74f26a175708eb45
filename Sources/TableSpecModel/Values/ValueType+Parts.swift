internal import TableSpecDiagnostics
internal import TableSpecYAML

extension ValueType {
    /// A mapping with its own keys.
    ///
    /// - Parameters:
    ///   - type: The kind of mapping. A function, because mappings can contain each other.
    ///   - blank: The owner before its keys are decoded.
    ///   - part: The part that a walk enters.
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
    /// - Parameter noun: The name of the list in messages, for example "a list of rows".
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
    /// Walks over the contents of a mapping's keys.
    func walk<Owner>(_ owner: inout Owner, _ type: MappingType<Owner>, as part: (@Sendable (Owner) -> ModelPart)?) {
        guard let part else { return type.walk(self, &owner) }
        inside(part(owner)) { type.walk(self, &owner) }
    }
}
