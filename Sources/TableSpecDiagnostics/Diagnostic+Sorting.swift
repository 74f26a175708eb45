extension Sequence<Diagnostic> {
    /// Returns the findings sorted by path, start, severity (most severe first), and id, without duplicates.
    public func sortedByPlace(in sources: SourceMap) -> [Diagnostic] {
        let pathRanks = sources.pathRanks
        let keyed = map { diagnostic in (rank: pathRanks[Int(diagnostic.range.source.index)], diagnostic: diagnostic) }
        let sorted = keyed.sorted { left, right in
            left.rank != right.rank
                ? left.rank < right.rank : left.diagnostic.precedesInFile(right.diagnostic)
        }
        var result: [Diagnostic] = []
        result.reserveCapacity(sorted.count)
        for (_, diagnostic) in sorted where result.last?.tellsTheSame(as: diagnostic) != true {
            result.append(diagnostic)
        }
        return result
    }
}

extension SourceMap {
    /// The position of each file in the order of paths; files with the same path keep the order in which they were
    /// added.
    fileprivate var pathRanks: [Int] {
        let order = files.indices.sorted { (files[$0].path, $0) < (files[$1].path, $1) }
        var ranks = [Int](repeating: 0, count: files.count)
        for (rank, index) in order.enumerated() {
            ranks[index] = rank
        }
        return ranks
    }
}

extension Diagnostic {
    fileprivate func precedesInFile(_ other: Diagnostic) -> Bool {
        if range.start != other.range.start { return range.start < other.range.start }
        if severity != other.severity { return severity > other.severity }
        return (id, range.end, message) < (other.id, other.range.end, other.message)
    }

    fileprivate func tellsTheSame(as other: Diagnostic) -> Bool {
        range == other.range && id == other.id && message == other.message && severity == other.severity
    }
}
