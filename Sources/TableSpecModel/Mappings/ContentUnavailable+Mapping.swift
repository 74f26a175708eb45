internal import TableSpecDiagnostics
internal import TableSpecYAML

extension ContentUnavailable {
    package static let mapping = MappingType(
        ContentUnavailableKey.object,
        ContentUnavailableKey.keys,
        constraints: ContentUnavailableKey.constraints
    )
}

extension UnavailableButton {
    package static let mapping = MappingType(UnavailableButtonKey.self)
}

extension ValueType where Value == UnavailableButton? {
    static var unavailableButton: Self {
        .mapping(UnavailableButtonKey.object, { UnavailableButton.mapping }, blank: UnavailableButton.init)
    }
}

extension ValueType where Value == [ContentUnavailable] {
    /// The contents that can be shown in place of the rows. The first one that applies is shown.
    static var contentUnavailable: Self {
        .list(
            .object(ContentUnavailableKey.object.name),
            "a list of unavailable content",
            read: { decoder, node, _ in
                guard node.kind == .mapping else {
                    decoder.reportWrongKind(node, expected: "a mapping with 'when' and the content to show")
                    return nil
                }
                var content = ContentUnavailable(at: node.range)
                decoder.read(node, as: ContentUnavailable.mapping, into: &content)
                return content
            },
            json: { .object(ContentUnavailable.mapping.members(of: $0)) },
            walk: { model, content, index in
                model.walk(&content, ContentUnavailable.mapping, as: { _ in .contentUnavailable(index) })
            }
        )
    }
}
