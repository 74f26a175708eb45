internal import TableSpecDiagnostics
internal import TableSpecModel

/// The locations in a spec that couldn't be decoded, so that a key may be missing only because of an earlier error.
struct UnreadPlaces {
    /// The locations, by file and start.
    private let places: [SourceRange]

    init(_ diagnostics: [Diagnostic]) {
        places = diagnostics.filter(\.leavesPartUnread).map(\.range).sorted { $0.begins(before: $1) }
    }

    /// Whether a location that couldn't be decoded begins inside a range.
    func touch(_ range: SourceRange) -> Bool {
        var low = 0
        var high = places.count
        while low < high {
            let middle = (low + high) / 2
            if places[middle].begins(before: range) { low = middle + 1 } else { high = middle }
        }
        guard low < places.count, places[low].source == range.source else { return false }
        return places[low].start < max(range.end, range.start + 1)
    }
}

extension SourceRange {
    /// Whether the range begins before another one, or is in an earlier file.
    fileprivate func begins(before other: SourceRange) -> Bool {
        (source, start) < (other.source, other.start)
    }
}

extension Diagnostic {
    private static let unreadPartIDs = Set(
        [LanguageDiagnostic.unknownKey, .unknownValue, .wrongType, .invalidName, .invalidBinding, .invalidLoop]
            .map(\.rawValue)
    )

    /// Whether the model lacks something that the spec contains.
    fileprivate var leavesPartUnread: Bool {
        severity == .error && (origin == .syntax || origin == .language && Self.unreadPartIDs.contains(id))
    }
}
