internal import TableSpecDiagnostics

extension SpecDecoder {
    /// Reports all places but the first: a spec can use only one of them.
    mutating func reportConflicts(_ message: String, among places: [SourceRange]) {
        guard let first = places.first else { return }
        for other in places.dropFirst() { report(.conflicting(message, at: other, first: first)) }
    }
}

extension Diagnostic {
    /// Two keys of which only one can be present.
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
