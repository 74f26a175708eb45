package import TableSpecDiagnostics

/// The resolved files of the last analysis, so that the next one resolves only the files that a change can affect.
///
/// A resolved file depends on its content, on the declarations of the files that answer its lookups, and on the names
/// that are declared, because messages suggest names.
package struct ModelMemory: Sendable {
    private struct Names: Equatable {
        /// The files that answer lookups.
        var answers: [Lookup: SourceID]
        var hasTypeHole = false
        var hasPrototypeHole = false
    }

    private let isEnabled: Bool
    private var names = Names(answers: [:])
    /// The revision of each file's content, which also changes when a declared name changes.
    private var contents: [SourceID: Int] = [:]
    /// The revision of each resolved file.
    package private(set) var resolved: [SourceID: Int] = [:]
    private var files = StageMemory<(file: SpecFile, findings: [Diagnostic])>()
    /// Whether the declarations have no errors. Otherwise, nothing is reused.
    private var isSound = false
    private var declarationLookups: [SourceID: Set<Lookup>] = [:]
    /// The files that the last analysis has resolved, in order.
    package private(set) var resolvedFiles: [SourceID] = []

    /// Creates a memory without files.
    ///
    /// - Parameter isEnabled: Whether files are kept.
    package init(isEnabled: Bool = true) {
        self.isEnabled = isEnabled
    }

    /// Begins the next analysis.
    mutating func begin(_ decoded: [SpecFile], changed: Set<SourceID>, declaredBy resolver: Resolver) {
        guard isEnabled else { return }
        let names = Names(
            answers: decoded.answers,
            hasTypeHole: resolver.hasTypeHole,
            hasPrototypeHole: resolver.hasPrototypeHole
        )
        let haveNamesChanged = names != self.names
        self.names = names
        for file in decoded where haveNamesChanged || changed.contains(file.source) {
            contents[file.source, default: 0] += 1
        }
        isSound = resolver.diagnostics.isEmpty
        declarationLookups = resolver.declarationLookups
        resolvedFiles = []
        if !isSound { files.removeAll() }
    }

    /// Returns the resolved file of the last analysis with its findings, or `nil` if it must be resolved again.
    func file(_ source: SourceID) -> (file: SpecFile, findings: [Diagnostic])? {
        files.result(for: source, at: contents)
    }

    /// Keeps a resolved file.
    mutating func keep(_ file: SpecFile, _ findings: ArraySlice<Diagnostic>) {
        guard isEnabled else { return }
        resolvedFiles.append(file.source)
        resolved[file.source, default: 0] += 1
        guard isSound else { return }
        let direct = answers(to: file.lookups).union([file.source])
        let indirect = direct.flatMap { answers(to: declarationLookups[$0] ?? []) }
        files.keep(
            (file, Array(findings)),
            for: file.source,
            dependingOn: direct.union(indirect),
            at: contents
        )
    }

    /// The files that answer lookups.
    func answers(to lookups: Set<Lookup>) -> Set<SourceID> { Set(lookups.compactMap { names.answers[$0] }) }
}
