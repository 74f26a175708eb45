/// Names of findings by which services know them again in another version of the specs.
///
/// A fingerprint is made of the kind, the path and the text of the line and the place. The line's number and the message,
/// which may contain numbers, aren't part of it, so that a line above makes no finding new. Of several findings that are
/// alike in all of this, each has its own, in the order of the findings.
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
        let table = tables[range.source]
        let line = table.content(ofLine: table.lineIndex(ofByte: Int(range.start)))
        let lineRange = SourceRange(
            source: range.source,
            start: Int32(clamping: line.lowerBound),
            end: Int32(clamping: line.upperBound)
        )
        let texts = [diagnostic.id, file.path, file.excerpt(of: lineRange), file.excerpt(of: range)]
        let hash = ContentHash(combining: texts.map { ContentHash($0) })
        let number = counts[hash, default: 0] + 1
        counts[hash] = number
        return "\(hash):\(number)"
    }
}
