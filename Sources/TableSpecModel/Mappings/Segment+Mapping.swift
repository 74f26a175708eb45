internal import TableSpecDiagnostics
internal import TableSpecYAML

extension Segment {
    static let mapping = MappingType(SegmentKey.self)
}

extension ValueType where Value == [Segment] {
    /// The segments of a segmented control: titles, and mappings for those that show images.
    static var segments: Self {
        ValueType(
            .list(of: .either([.text, .object(SegmentKey.object.name)])),
            read: { $0.segments($1) },
            json: { $0.isEmpty ? nil : .array($0.map(\.json)) }
        )
        .walkedEach { model, segment, index in
            model.walk(&segment.title, as: .segment(index))
            model.image(segment.image) { segment.image = $0 }
        }
    }
}

extension Segment {
    fileprivate var json: JSONValue {
        image == nil ? title.json : .object(Segment.mapping.members(of: self))
    }
}

extension SpecDecoder {
    fileprivate mutating func segments(_ node: YAMLNode) -> [Segment] {
        guard node.kind == .sequence else {
            reportWrongKind(node, expected: "a list of segments")
            return []
        }
        return node.elements.compactMap { segment($0) }
    }

    /// A segment, or `nil` for one without a title, which is diagnosed.
    private mutating func segment(_ node: YAMLNode) -> Segment? {
        guard node.kind == .mapping else { return text(node).map { Segment($0) } }
        let title = TextTemplate(literal: "", at: node.range)
        var segment = Segment(title)
        read(node, as: Segment.mapping, into: &segment)
        return segment.title == title ? nil : segment
    }
}
