internal import TableSpecDiagnostics

/// The results of a stage for each file, with the revisions of the files on which they depend.
package struct StageMemory<Result: Sendable>: Sendable {
    private struct Entry {
        var revisions: [SourceID: Int]
        var result: Result
    }

    private let isEnabled: Bool
    private var entries: [SourceID: Entry] = [:]

    /// Creates a memory without results.
    ///
    /// - Parameter isEnabled: Whether results are kept.
    package init(isEnabled: Bool = true) {
        self.isEnabled = isEnabled
    }

    /// Returns the result for a file, or `nil` if one of the files on which it depends has another revision now.
    func result(for file: SourceID, at revisions: [SourceID: Int]) -> Result? {
        guard let entry = entries[file], entry.revisions.allSatisfy({ revisions[$0] == $1 }) else { return nil }
        return entry.result
    }

    /// Keeps the result for a file.
    mutating func keep(
        _ result: Result,
        for file: SourceID,
        dependingOn files: Set<SourceID>,
        at revisions: [SourceID: Int]
    ) {
        let revisions = Dictionary(uniqueKeysWithValues: files.map { ($0, revisions[$0] ?? 0) })
        entries[file] = Entry(revisions: revisions, result: result)
    }

    /// Forgets all results.
    package mutating func removeAll() { entries = [:] }

    /// Returns the results of the stage for the screens of a model, in order, computed on all cores.
    ///
    /// - Parameters:
    ///   - model: The resolved model.
    ///   - memory: What is known about the model.
    ///   - compute: Returns the result for a screen, and records its lookups if there is a log.
    package mutating func results(
        for model: SpecModel,
        _ memory: ModelMemory,
        _ compute: @Sendable (Screen, LookupLog?) -> Result
    ) -> [Result] {
        guard isEnabled else { return model.screens.concurrentMap { compute($0, nil) } }
        let known = self
        let computed = model.files.concurrentMap { file -> (result: Result, lookups: Set<Lookup>)? in
            guard let screen = file.screen, known.result(for: file.source, at: memory.resolved) == nil else {
                return nil
            }
            let log = LookupLog()
            return (compute(screen, log), log.take())
        }
        for (file, computed) in zip(model.files, computed) {
            guard let (result, lookups) = computed else { continue }
            let dependencies = memory.answers(to: file.lookups.union(lookups)).union([file.source])
            keep(result, for: file.source, dependingOn: dependencies, at: memory.resolved)
        }
        return model.files.compactMap { $0.screen == nil ? nil : entries[$0.source]?.result }
    }
}
