internal import TableSpecDiagnostics
internal import TableSpecModel

/// An output that has been made, and how it stands to what is in its place.
struct MadeOutput: Sendable {
    /// The file as it is to be, with what people have added to the one that is there.
    let file: OutputFile
    /// The line of the manifest, which knows nothing of what people add.
    let record: OutputRecord
    /// What is wrong with the file in its place; `nil` where it is as it is to be.
    let fault: OutputFault.Kind?
    /// What was looked up for it besides what resolution has looked up.
    let lookups: Set<Lookup>
}

extension BuildWork {
    /// Makes the outputs of a plan.
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

    /// The bytes of a file to which people add; `nil` for what is no file, or too large to be one of ours.
    private func present(_ path: String) -> [UInt8]? {
        (try? Disk.readOwn(folder.place(of: path), limit: FileLimit.catalog)) ?? nil
    }
}
