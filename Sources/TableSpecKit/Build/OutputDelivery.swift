internal import TableSpecDiagnostics
internal import TableSpecModel

/// Writes changed outputs, removes leftover outputs, and records both.
struct OutputDelivery: Sendable {
    private let work: BuildWork
    private let folder: OutputFolder
    private let memory: OutputMemory

    init(_ work: BuildWork) {
        self.work = work
        folder = work.folder
        memory = work.context.memory
    }

    /// An output that is in place.
    private struct Delivered: Sendable {
        var record: OutputRecord
        var cached: BuildCache.Output
        var isWritten: Bool
    }

    /// Updates the output folder according to the plans.
    ///
    /// - Parameter lock: The lock on the folder. If the folder didn't exist, it's locked as soon as it exists.
    func run(holding lock: OutputLock?) throws(FileProblem) -> BuildResult.Delivery {
        try folder.prepare()
        let lock = lock ?? OutputLock(folder)
        defer { withExtendedLifetime(lock) {} }
        folder.removeTemporaryFiles()
        for kind in kinds { try folder.prepare(kind) }
        let delivered = try deliver()
        let removed = work.leftOver.filter { work.states[$0] != .missing }
        for output in removed { try folder.remove(output) }
        try remember(delivered)
        return BuildResult.Delivery(counts: counts(delivered), removed: removed.map(folder.place))
    }

    /// The kinds of existing outputs. String catalogs are reported only if there are any.
    private var kinds: [OutputKind] {
        work.products.kinds.filter { kind in
            kind != .strings
                || work.plans.contains { plan in plan.paths.contains { $0.hasPrefix("\(kind.rawValue)/") } }
        }
    }

    // MARK: Writing

    private func deliver() throws(FileProblem) -> [Delivered] {
        let delivered = try deliver(work.plans)
        guard let shared = work.sharedSwift(of: delivered.map(\.record)) else { return delivered }
        return try delivered + deliver([shared])
    }

    private func deliver(_ plans: [OutputPlan]) throws(FileProblem) -> [Delivered] {
        let current = plans.map(outputs(ifCurrent:))
        guard current.contains(where: { $0 == nil }) else { return current.flatMap { $0 ?? [] } }
        let journal = try OutputJournal(folder)
        let results = plans.indices.concurrentMap { index -> Result<[Delivered], FileProblem> in
            current[index].map { .success($0) } ?? deliver(plans[index], journal, temporary: String(index))
        }
        var all: [Delivered] = []
        for result in results { all += try result.get() }
        return all
    }

    /// The outputs of a plan, if all are unchanged since the last run and none of their inputs has changed.
    private func outputs(ifCurrent plan: OutputPlan) -> [Delivered]? {
        var result: [Delivered] = []
        for path in plan.paths {
            guard case .intact(let hash, let stamp) = work.states[path], let entry = memory.manifest.entries[path],
                let cached = memory.cache.outputs[path],
                cached.inputs == work.key(of: plan, cached.lookups), cached.hash == hash,
                entry.hash == hash
            else { return nil }
            var output = cached
            output.stamp = stamp
            result.append(Delivered(record: .init(path: path, entry: entry), cached: output, isWritten: false))
        }
        return result
    }

    private func deliver(
        _ plan: OutputPlan,
        _ journal: OutputJournal,
        temporary: String
    ) -> Result<[Delivered], FileProblem> {
        Result { () throws(FileProblem) in
            var delivered: [Delivered] = []
            for output in work.made(plan) {
                let isWritten = output.fault != nil
                if isWritten {
                    try journal.list(output.record)
                    let place = folder.place(of: output.file.path)
                    try folder.replace(place, with: output.file.text.utf8, temporary: temporary)
                }
                let key = work.key(of: plan, output.lookups)
                delivered.append(try inPlace(output, key: key, isWritten: isWritten))
            }
            return delivered
        }
    }

    private func inPlace(
        _ output: MadeOutput,
        key: ContentHash,
        isWritten: Bool
    ) throws(FileProblem) -> Delivered {
        let place = folder.place(of: output.record.path)
        guard let status = Disk.status(of: place) else {
            throw OutputFolder.problem(place, "another program removed it")
        }
        let hash = output.record.entry.hash
        let cached = BuildCache.Output(inputs: key, lookups: output.lookups, hash: hash, stamp: .init(status))
        return Delivered(record: output.record, cached: cached, isWritten: isWritten)
    }

    // MARK: Remembering

    private func remember(_ delivered: [Delivered]) throws(FileProblem) {
        var manifest = memory.manifest
        var cache = memory.cache
        for output in work.leftOver {
            manifest.entries[output] = nil
            cache.outputs[output] = nil
        }
        for output in delivered {
            manifest.entries[output.record.path] = output.record.entry
            cache.outputs[output.record.path] = output.cached
        }
        cache.jobs[work.context.request.products.key] = job
        let text = manifest.text
        cache.manifest = ContentHash(text)
        if !memory.isManifest(text) { try save(text, at: folder.manifest) }
        if cache != memory.cache { try save(cache.text, at: folder.cache) }
        OutputJournal.remove(from: folder)
    }

    /// The record of this run, or `nil` if the next run must report the findings of another analysis.
    private var job: BuildCache.Job? {
        let findings = work.diagnostics
        let isComplete = !work.isPartial && findings.allSatisfy { $0.severity < .error }
        guard isComplete, findings.count <= BuildCache.Job.mostFindings else { return nil }
        return BuildCache.Job(inputs: work.context.inputs.all, findings: findings)
    }

    private func save(_ text: String, at path: String) throws(FileProblem) {
        try folder.replace(path, with: text.utf8, temporary: "memory")
    }

    private func counts(_ delivered: [Delivered]) -> [BuildResult.Delivery.Count] {
        kinds.map { kind in
            let outputs = delivered.filter { $0.record.path.hasPrefix("\(kind.rawValue)/") }
            return .init(kind: kind, made: outputs.count, written: outputs.count(where: \.isWritten))
        }
    }
}
