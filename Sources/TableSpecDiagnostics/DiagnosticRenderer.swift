/// A renderer of findings in one output format.
///
/// The running time is linear in the number of findings and in the sizes of the files that they point to.
public protocol DiagnosticRenderer: Sendable {
    /// Returns the text of all findings in the given order; every line ends with a line feed.
    func render(_ diagnostics: [Diagnostic], in sources: SourceMap) -> String
}

/// The line tables of the files that findings point to; each is created when it's first needed.
struct LineTables {
    private let sources: SourceMap
    private var tables: [SourceID: LineTable] = [:]

    init(_ sources: SourceMap) {
        self.sources = sources
    }

    /// The table of the file of a range, for positions up to the end of the range.
    subscript(range: SourceRange) -> LineTable {
        mutating get {
            var table = tables.removeValue(forKey: range.source) ?? LineTable(sources[range.source].bytes, through: 0)
            table.addCheckpoints(through: Int(range.end))
            tables[range.source] = table
            return table
        }
    }
}
