internal import TableSpecDiagnostics
internal import TableSpecModel

/// The places where a spec could not be read, so that a key may be missing only because of a mistake told already.
struct UnreadPlaces {
    /// The starts of the places, sorted, by file.
    private var starts: [SourceID: [Int32]]

    init(_ diagnostics: [Diagnostic]) {
        let places = diagnostics.filter(\.leavesPartUnread).map(\.range)
        starts = Dictionary(grouping: places, by: \.source).mapValues { $0.map(\.start).sorted() }
    }

    /// Whether a place that could not be read begins inside a range.
    func touch(_ range: SourceRange) -> Bool {
        guard let starts = starts[range.source] else { return false }
        var low = 0
        var high = starts.count
        while low < high {
            let middle = (low + high) / 2
            if starts[middle] < range.start { low = middle + 1 } else { high = middle }
        }
        return low < starts.count && starts[low] < max(range.end, range.start + 1)
    }
}

extension Diagnostic {
    private static let unreadPartIDs = Set(
        [LanguageDiagnostic.unknownKey, .unknownValue, .wrongType, .invalidName, .invalidBinding, .invalidLoop]
            .map(\.rawValue)
    )

    /// Whether the model lacks something that the spec's author wrote.
    fileprivate var leavesPartUnread: Bool {
        severity == .error && (origin == .syntax || origin == .language && Self.unreadPartIDs.contains(id))
    }
}
