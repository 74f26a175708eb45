internal import TableSpecDiagnostics

/// Collects what the rules find.
struct Findings {
    private(set) var diagnostics: [Diagnostic] = []
    private let unreadPlaces: UnreadPlaces
    private let stamps: [EnabledRules.Stamp]
    /// The texts, for fixes that depend on the layout of a spec.
    private let sources: SourceMap?
    private var current = 0

    init(stamps: [EnabledRules.Stamp], unreadPlaces: UnreadPlaces, sources: SourceMap?) {
        self.stamps = stamps
        self.unreadPlaces = unreadPlaces
        self.sources = sources
    }

    /// Attributes the following findings to the rule with this number.
    mutating func begin(_ number: Int) {
        current = number
    }

    /// Adds findings from elsewhere.
    mutating func append(_ others: [Diagnostic]) {
        diagnostics += others
    }

    /// Adds a finding of the current rule.
    ///
    /// - Parameters:
    ///   - insertion: A key that fixes it, which becomes a fix if the text is available.
    ///   - removal: A key whose removal fixes it, which becomes a fix if the text is available.
    ///   - object: The object that lacks something, for findings of absence. They're valid only if the whole object
    ///     could be decoded.
    mutating func report(
        _ message: String,
        at range: SourceRange,
        labels: [Diagnostic.Label] = [],
        help: String? = nil,
        fixIts: [FixIt] = [],
        adding insertion: KeyInsertion? = nil,
        removing removal: KeyRemoval? = nil,
        absentIn object: SourceRange? = nil
    ) {
        if let object, unreadPlaces.touch(object) { return }
        let changes = sources.map { [insertion?.fixIt(in: $0), removal?.fixIt(in: $0)] } ?? []
        diagnostics.append(
            Diagnostic(
                stamps[current].severity,
                id: stamps[current].id,
                origin: .rule,
                message,
                at: range,
                labels: labels,
                help: help,
                fixIts: fixIts + changes.compactMap { $0 }
            )
        )
    }
}
