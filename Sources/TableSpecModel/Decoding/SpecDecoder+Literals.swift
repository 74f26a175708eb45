internal import TableSpecDiagnostics
internal import TableSpecYAML

extension SpecDecoder {
    /// The entries of a mapping, which are decoded once the types are known.
    mutating func entries(_ node: YAMLNode, of noun: String) -> [Literal.Entry] {
        entryNodes(node, of: noun).map { key, value in
            Literal.Entry(key: Located(key.string, at: key.range), value: literal(value))
        }
    }

    /// A value that is decoded once its type is known.
    private func literal(_ node: YAMLNode) -> Literal {
        switch node.kind {
        case .scalar:
            Literal(content: node.style == .plain ? .plain(node.text) : .text(node.text), range: node.range)
        case .sequence:
            Literal(content: .list(node.elements.map(literal)), range: node.range)
        case .mapping:
            Literal(
                content: .record(
                    node.pairs.map {
                        Literal.Entry(key: Located($0.key.string, at: $0.key.range), value: literal($0.value))
                    }
                ),
                range: node.range
            )
        }
    }
}
