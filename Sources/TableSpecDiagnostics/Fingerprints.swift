/// Fingerprints of findings, by which services recognize them in another version of the specs.
///
/// A fingerprint consists of the kind, the path, and the text of the line and the location. It doesn't contain the line
/// number or the message, which can contain numbers, so that inserting a line above doesn't create new findings.
/// Findings with the same values get different fingerprints, in order.
struct Fingerprints {
    private var counts: [ContentHash: Int] = [:]

    /// Returns the fingerprint of the next finding.
    mutating func next(
        _ diagnostic: Diagnostic,
        in sources: SourceMap,
        _ tables: inout LineTables
    ) -> String {
        let range = diagnostic.range
        let file = sources[range.source]
        let table = tables[range]
        let line = table.content(ofLine: table.lineIndex(ofByte: Int(range.start)))
        let lineRange = SourceRange(source: range.source, bytes: line)
        let texts = [diagnostic.id, file.path, file.excerpt(of: lineRange), file.excerpt(of: range)]
        let hash = ContentHash(combining: texts.map { ContentHash($0) })
        let number = counts[hash, default: 0] + 1
        counts[hash] = number
        return "\(hash):\(number)"
    }
}
