/// Turns findings into text of one format.
///
/// The cost is linear in the findings and in the sizes of the files that they point into.
public protocol DiagnosticRenderer: Sendable {
    /// The text of all findings in the order given, each line ended by a line feed.
    func render(_ diagnostics: [Diagnostic], in sources: SourceMap) -> String
}

/// The line tables of the files that findings point into, each made once, when first needed.
struct LineTables {
    private let sources: SourceMap
    private var tables: [SourceID: LineTable] = [:]

    init(_ sources: SourceMap) {
        self.sources = sources
    }

    subscript(id: SourceID) -> LineTable {
        mutating get {
            if let table = tables[id] { return table }
            let table = LineTable(sources[id].bytes)
            tables[id] = table
            return table
        }
    }
}
