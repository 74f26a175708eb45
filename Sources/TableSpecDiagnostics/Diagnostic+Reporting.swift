extension Diagnostic {
    /// The notes and the help, one per line.
    var remarks: [String] { notes.map { "note: \($0)" } + (help.map { ["help: \($0)"] } ?? []) }
}

extension [Diagnostic] {
    /// The findings of each file, with the files in the order of their first findings.
    var groupedByFile: [(source: SourceID, diagnostics: [Diagnostic])] {
        var order: [SourceID] = []
        var groups: [SourceID: [Diagnostic]] = [:]
        for diagnostic in self {
            let source = diagnostic.range.source
            if groups[source] == nil { order.append(source) }
            groups[source, default: []].append(diagnostic)
        }
        return order.map { ($0, groups[$0] ?? []) }
    }
}

extension LineTables {
    /// The start of a range.
    mutating func start(of range: SourceRange) -> SourcePosition {
        self[range].position(ofByte: Int(range.start))
    }

    /// The end of a range, which is never before its start.
    mutating func end(of range: SourceRange) -> SourcePosition {
        self[range].position(ofByte: Int(max(range.start, range.end)))
    }
}
