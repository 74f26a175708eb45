internal import TableSpecDiagnostics
internal import TableSpecModel

/// An output that was generated, and its comparison with the file in the output folder.
struct MadeOutput: Sendable {
    /// The expected file, including users' additions to the current file.
    let file: OutputFile
    /// The line of the manifest, which doesn't depend on users' additions.
    let record: OutputRecord
    /// The fault of the current file, or `nil` if it's as expected.
    let fault: OutputFault.Kind?
    /// The lookups during generation, in addition to those of resolution.
    let lookups: Set<Lookup>
}

extension BuildWork {
    /// Generates the outputs of a plan.
    func made(_ plan: OutputPlan) -> [MadeOutput] {
        let log = LookupLog()
        let files = plan.make(log)
        let lookups = log.take()
        return files.map { file in
            let record = record(of: file, hash: ContentHash(file.text), source: plan.source)
            let state = states[file.path] ?? .missing
            guard let merge = plan.merge, state != .missing else {
                let isCurrent = state.hash == record.entry.hash
                return MadeOutput(file: file, record: record, fault: isCurrent ? nil : state.fault, lookups: lookups)
            }
            guard let present = present(file.path), let text = merge(present) else {
                return MadeOutput(file: file, record: record, fault: .edited, lookups: lookups)
            }
            let isCurrent = present.elementsEqual(text.utf8)
            return MadeOutput(
                file: OutputFile(path: file.path, text: text),
                record: record,
                fault: isCurrent ? nil : .stale,
                lookups: lookups
            )
        }
    }

    /// The bytes of a file that users can add to, or `nil` if it isn't a file or is too large to be an output.
    private func present(_ path: String) -> [UInt8]? {
        (try? Disk.readOwn(folder.place(of: path), limit: FileLimit.catalog)) ?? nil
    }
}
