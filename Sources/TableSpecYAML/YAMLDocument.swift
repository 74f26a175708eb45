package import TableSpecDiagnostics

/// A parsed spec: nodes with their locations, and comments. It never changes.
package final class YAMLDocument: Sendable {
    package let source: SourceID
    /// All comments in the order of the file.
    package let comments: [YAMLComment]
    let bytes: [UInt8]
    /// The text of scalars that differs from its source.
    let ownText: [UInt8]
    let records: [NodeRecord]
    let properties: [NodeProperties]
    let pairs: [PairRecord]

    init(source: SourceID, bytes: [UInt8], tree: consuming NodeTree, comments: [YAMLComment]) {
        self.source = source
        self.bytes = bytes
        self.comments = comments
        ownText = tree.ownText
        records = tree.records
        properties = tree.properties
        pairs = tree.pairs
    }

    /// The root node of the file. For an empty file, a null scalar with an empty range at the end of the file.
    package var root: YAMLNode {
        YAMLNode(document: self, place: 0)
    }

    /// Reads one file.
    ///
    /// Returns nil if the file isn't YAML or exceeds a limit; the last finding then contains the reason. All other
    /// errors (duplicate keys, undefined aliases, tags, further documents) are diagnosed and omitted from the document.
    package static func parse(
        _ file: SourceFile,
        id: SourceID,
        limits: YAMLLimits = .standard,
        diagnostics: inout [Diagnostic]
    ) -> YAMLDocument? {
        var findings = FileFindings(source: id, limit: limits.maximumDiagnostics)
        defer { diagnostics += findings.all }
        guard Preflight.accepts(file.bytes, limits: limits, findings: &findings) else { return nil }
        let result = file.bytes.withUnsafeBufferPointer { bytes in
            var builder = DocumentBuilder(bytes: bytes, limits: limits, findings: findings)
            let isSound = builder.build()
            findings = builder.findings
            return isSound ? (tree: builder.tree, comments: builder.comments.found) : nil
        }
        guard let result else { return nil }
        let comments = result.comments.map { comment in
            YAMLComment(
                range: SourceRange(source: id, start: comment.start, end: comment.end),
                isOnOwnLine: comment.isOnOwnLine,
                bytes: file.bytes
            )
        }
        return YAMLDocument(source: id, bytes: file.bytes, tree: result.tree, comments: comments)
    }

    func range(of record: NodeRecord) -> SourceRange {
        SourceRange(source: source, start: record.start, end: record.end)
    }
}
