internal import TableSpecDiagnostics
internal import TableSpecYAML

/// A comparison of a spec before and after formatting, so that no fault of the formatter can change a spec.
enum FormCheck {
    /// Whether a text has the same content and comments as a spec.
    static func isSame(_ document: YAMLDocument, _ file: SourceFile, _ text: [UInt8]) -> Bool {
        if text == file.bytes { return true }
        var findings: [Diagnostic] = []
        let file = SourceFile(path: file.path, bytes: text)
        guard let other = YAMLDocument.parse(file, id: document.source, diagnostics: &findings), findings.isEmpty else {
            return false
        }
        return isSame(document.root, other.root) && comments(of: document) == comments(of: other)
    }

    private static func comments(of document: YAMLDocument) -> [String] {
        document.comments.map { String($0.text.reversed().drop(while: \.isWhitespace)) }.sorted()
    }

    /// Whether nodes are the same, except for the order of keys.
    private static func isSame(_ node: YAMLNode, _ other: YAMLNode) -> Bool {
        guard node.kind == other.kind, node.isAlias == other.isAlias, node.anchor == other.anchor,
            node.tag == other.tag,
            node.style == other.style
        else { return false }
        switch node.kind {
        case _ where node.isAlias: return true
        case .scalar: return node.withUTF8 { text in other.withUTF8 { text.elementsEqual($0) } }
        case .sequence:
            return node.count == other.count && zip(node.elements, other.elements).allSatisfy { isSame($0, $1) }
        case .mapping:
            let (pairs, others) = (sorted(node), sorted(other))
            return pairs.count == others.count
                && zip(pairs, others).allSatisfy {
                    isSame($0.pair.key, $1.pair.key) && isSame($0.pair.value, $1.pair.value)
                }
        }
    }

    private static func sorted(_ node: YAMLNode) -> [(text: String, pair: YAMLPair)] {
        node.writtenPairs.map { ($0.key.string, $0) }.sorted { $0.text < $1.text }
    }
}
