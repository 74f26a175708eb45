internal import TableSpecDiagnostics

/// The findings of one file, up to the limit.
struct FileFindings {
    let source: SourceID
    private let limit: Int
    private(set) var all: [Diagnostic] = []

    init(source: SourceID, limit: Int) {
        self.source = source
        self.limit = limit
    }

    func range(_ bytes: Range<Int>) -> SourceRange {
        SourceRange(source: source, bytes: bytes)
    }

    mutating func replaceAll(with findings: [Diagnostic]) { all = findings }

    func hasFinding(at bytes: Range<Int>) -> Bool { all.contains { $0.range == range(bytes) } }

    /// Adds an error of parsing. Beyond the limit, adds a single note that there are more.
    mutating func add(
        _ id: YAMLDiagnosticID,
        _ message: String,
        at bytes: Range<Int>,
        labels: [(text: String, bytes: Range<Int>)] = [],
        notes: [String] = [],
        help: String? = nil
    ) {
        guard all.count <= limit else { return }
        guard all.count < limit else {
            all.append(tooMany(at: bytes))
            return
        }
        all.append(
            Diagnostic(
                .error,
                id: id.rawValue,
                origin: .syntax,
                message,
                at: range(bytes),
                labels: labels.map { Diagnostic.Label($0.text, at: range($0.bytes)) },
                notes: notes,
                help: help
            )
        )
    }

    private func tooMany(at bytes: Range<Int>) -> Diagnostic {
        Diagnostic(
            .error,
            id: YAMLDiagnosticID.limit.rawValue,
            origin: .syntax,
            "more than \(limit) problems in one file; the rest aren't listed",
            at: range(bytes)
        )
    }
}
