internal import TableSpecDiagnostics
internal import TableSpecFormat

extension LanguageServer {
    func formatting(_ context: DocumentContext) -> JSONValue { formatting(context, lines: nil) }

    func rangeFormatting(_ context: DocumentContext, in range: Range<Int>) -> JSONValue {
        let bytes = context.lines.bytes
        let lineFeeds = { (end: Int) in bytes[..<end].count { $0 == UInt8(ascii: "\n") } }
        // A selection of whole lines ends at the start of the next one.
        let last = max(range.lowerBound, range.upperBound - 1)
        return formatting(context, lines: (lineFeeds(range.lowerBound) + 1)...(lineFeeds(last) + 1))
    }

    /// The changed lines, or `null` for a spec with errors of its syntax, which stays as it is.
    private func formatting(_ context: DocumentContext, lines: ClosedRange<Int>?) -> JSONValue {
        var findings: [Diagnostic] = []
        let formatted = SpecFormatter.format(context.file, id: context.source, lines: lines, diagnostics: &findings)
        guard let formatted else { return .null }
        let changes = LineChange.changes(from: context.lines.bytes, to: formatted)
        return .array(changes.map { context.lines.edit($0.replaced, $0.text) })
    }
}
