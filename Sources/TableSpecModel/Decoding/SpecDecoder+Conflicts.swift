internal import TableSpecDiagnostics

extension SpecDecoder {
    /// Reports all locations except the first, because a spec can use only one of them.
    mutating func reportConflicts(_ message: String, among places: [SourceRange]) {
        guard let first = places.first else { return }
        for other in places.dropFirst() { report(.conflicting(message, at: other, first: first)) }
    }
}

extension Diagnostic {
    /// Two keys that exclude each other.
    static func conflicting(_ message: String, at range: SourceRange, first: SourceRange) -> Diagnostic {
        Diagnostic(
            .error,
            id: LanguageDiagnostic.conflictingKeys.rawValue,
            origin: .language,
            message,
            at: range,
            labels: [.init("the other one is here", at: first)]
        )
    }
}
