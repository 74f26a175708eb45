internal import Foundation
internal import TableSpecModel

/// What is known about an output folder from earlier runs.
struct OutputMemory: Sendable {
    /// What is at the place of an output.
    enum State: Hashable, Sendable {
        case missing
        /// As the tool wrote it.
        case intact(ContentHash, BuildCache.Stamp)
        /// As the tool did not write it; without a hash where it is no file that can be read.
        case strange(ContentHash?, isKnown: Bool)

        /// Stands for the text that is there.
        var hash: ContentHash? {
            switch self {
            case .missing: nil
            case .intact(let hash, _): hash
            case .strange(let hash, _): hash
            }
        }
    }

    let folder: OutputFolder
    /// The manifest, with what the journal of an interrupted run adds.
    let manifest: OutputManifest
    let cache: BuildCache
    let wasInterrupted: Bool
    private let known: [String: [ContentHash]]

    /// Reads what a folder remembers.
    ///
    /// - Parameter trustsCache: Whether a file that looks untouched counts as unchanged without being read.
    init(of folder: OutputFolder, trustsCache: Bool = true) {
        self.folder = folder
        let bytes = try? Disk.read(folder.manifest)
        var manifest = OutputManifest(parsing: bytes ?? [])
        let journal = OutputJournal.records(of: folder)
        var known = manifest.entries.mapValues { [$0.hash] }
        for record in journal {
            known[record.path, default: []].append(record.entry.hash)
            manifest.entries[record.path] = record.entry
        }
        self.manifest = manifest
        self.known = known
        wasInterrupted = !journal.isEmpty
        cache = trustsCache && bytes != nil ? BuildCache(parsing: (try? Disk.read(folder.cache)) ?? []) : BuildCache()
    }

    /// What is at the place of an output. A file that looks untouched is not read.
    func state(of output: String) -> State {
        let place = folder.place(of: output)
        guard let status = Disk.status(of: place) else { return .missing }
        let isKnown = known[output] != nil
        guard status.kind == .file else { return .strange(nil, isKnown: isKnown) }
        let stamp = BuildCache.Stamp(status)
        guard let hash = hash(of: output, stamp: stamp, at: place) else { return .strange(nil, isKnown: isKnown) }
        return known[output]?.contains(hash) == true ? .intact(hash, stamp) : .strange(hash, isKnown: isKnown)
    }

    private func hash(of output: String, stamp: BuildCache.Stamp, at place: String) -> ContentHash? {
        if let cached = cache.outputs[output], cached.stamp == stamp { return cached.hash }
        return (try? Disk.read(place)).map { ContentHash($0) }
    }

    /// Whether all that the cache lists is in place as it was left, and its specs are there.
    func isUntouched(specs: Set<String>) -> Bool {
        guard !wasInterrupted else { return false }
        let outputs = cache.outputs.sorted { $0.key < $1.key }
        return outputs.concurrentMap { path, output in
            guard let entry = manifest.entries[path], entry.hash == output.hash else { return false }
            guard specs.contains(entry.spec) || exists(spec: entry.spec) else { return false }
            if case .intact(output.hash, _) = state(of: path) { return true }
            return false
        }.allSatisfy { $0 }
    }

    /// Whether a spec of the manifest is there; standard input, and all of them together, always are.
    func exists(spec: String) -> Bool {
        spec.hasPrefix("<") || Disk.status(of: folder.place(of: spec), followingLink: true) != nil
    }
}
