package import TableSpecDiagnostics

/// A parsed spec: nodes with their locations, and comments. It never changes.
package final class YAMLDocument: Sendable {
    package let source: SourceID
    /// All comments in the order of the file.
    package let comments: [YAMLComment]
    /// The lines that aren't YAML and have been left out, which have been diagnosed, in the order of the file.
    package let damage: [SourceRange]
    let bytes: [UInt8]
    /// The text of scalars that differs from its source.
    let ownText: [UInt8]
    let records: [NodeRecord]
    let properties: [NodeProperties]
    let pairs: [PairRecord]

    init(source: SourceID, bytes: [UInt8], tree: consuming NodeTree, comments: [YAMLComment], damage: [SourceRange]) {
        self.source = source
        self.bytes = bytes
        self.comments = comments
        self.damage = damage
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
    ///
    /// - Parameter recovers: Whether to read a file that isn't YAML without its ``damage``, if there's little of it.
    package static func parse(
        _ file: SourceFile,
        id: SourceID,
        recovers: Bool = false,
        limits: YAMLLimits = .standard,
        diagnostics: inout [Diagnostic]
    ) -> YAMLDocument? {
        let none = FileFindings(source: id, limit: limits.maximumDiagnostics)
        var findings = none
        defer { diagnostics += findings.all }
        guard Preflight.accepts(file.bytes, limits: limits, findings: &findings) else { return nil }
        var result = file.bytes.withUnsafeBufferPointer { ParseAttempt($0, limits: limits, findings: none) }
        var damage: [DamagedLines] = []
        if recovers, result.failure != nil {
            var recovery = DamageRecovery(file.bytes, limits: limits, findings: none)
            if let recovered = recovery.recover(from: result) { (result, damage) = (recovered, recovery.damage) }
        }
        findings = result.failure?.findings ?? result.findings
        guard result.failure == nil, !result.isStopped else { return nil }
        let comments = result.comments.map { comment in
            YAMLComment(
                range: SourceRange(source: id, start: comment.start, end: comment.end),
                isOnOwnLine: comment.isOnOwnLine,
                bytes: file.bytes
            )
        }
        return YAMLDocument(
            source: id,
            bytes: file.bytes,
            tree: result.tree,
            comments: comments,
            damage: damage.sorted { $0.start < $1.start }.map { findings.range($0.start..<$0.end) }
        )
    }

    func range(of record: NodeRecord) -> SourceRange {
        SourceRange(source: source, start: record.start, end: record.end)
    }
}
