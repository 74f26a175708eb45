internal import Foundation
internal import TableSpecDiagnostics
internal import TableSpecModel

/// The record of an output folder from earlier runs.
struct OutputMemory: Sendable {
    /// The state of an output in the folder.
    enum State: Equatable, Sendable {
        case missing
        /// Unchanged since the tool wrote it.
        case intact(ContentHash, BuildCache.Stamp)
        /// Modified since the tool wrote it, with the hash of the current text; no hash if it isn't a readable file.
        case modified(ContentHash?, isKnown: Bool)

        /// The hash of the current text.
        var hash: ContentHash? {
            switch self {
            case .missing: nil
            case .intact(let hash, _): hash
            case .modified(let hash, _): hash
            }
        }
    }

    let folder: OutputFolder
    /// The manifest, including the journal of an interrupted run.
    let manifest: OutputManifest
    let cache: BuildCache
    /// The lines of manifest and journal that the tool can't have written.
    let faults: [OutputFault]
    /// The hash of the manifest's bytes; `nil` if there is no manifest.
    private let manifestHash: ContentHash?
    private let known: [String: [ContentHash]]

    /// Reads the records of a folder.
    ///
    /// - Parameter trustsCache: Whether a file with unchanged metadata is treated as unchanged without being read.
    /// - Throws: `FileProblem` for a record that exists but can't be read.
    init(of folder: OutputFolder, trustsCache: Bool = true) throws(FileProblem) {
        self.folder = folder
        let bytes = try Disk.readOwn(folder.manifest, limit: FileLimit.record)
        let listed = OutputRecord.parse(bytes ?? [])
        let journal = OutputRecord.parse(try Disk.readOwn(folder.journal, limit: FileLimit.record) ?? [])
        var manifest = OutputManifest()
        var known: [String: [ContentHash]] = [:]
        for record in listed.records + journal.records {
            known[record.path, default: []].append(record.entry.hash)
            manifest.entries[record.path] = record.entry
        }
        self.manifest = manifest
        self.known = known
        faults =
            listed.faults.map { OutputFault(path: folder.manifest, $0) }
            + journal.faults.map { OutputFault(path: folder.journal, $0) }
        manifestHash = bytes.map { ContentHash($0) }
        let isTrusted = trustsCache && bytes != nil
        cache = try isTrusted ? BuildCache(of: folder) : BuildCache()
    }

    /// Whether the manifest already contains a text.
    func isManifest(_ text: String) -> Bool { manifestHash == ContentHash(text) }

    /// Returns the state of an output in the folder. A file with unchanged metadata isn't read.
    func state(of output: String) -> State {
        let place = folder.place(of: output)
        guard let status = Disk.status(of: place) else { return .missing }
        let isKnown = known[output] != nil
        guard status.kind == .file else { return .modified(nil, isKnown: isKnown) }
        let stamp = BuildCache.Stamp(status)
        guard let hash = hash(of: output, stamp: stamp, at: place) else { return .modified(nil, isKnown: isKnown) }
        return known[output]?.contains(hash) == true ? .intact(hash, stamp) : .modified(hash, isKnown: isKnown)
    }

    private func hash(of output: String, stamp: BuildCache.Stamp, at place: String) -> ContentHash? {
        if let cached = cache.hash(of: output, with: stamp) { return cached }
        let bytes = try? Disk.readOwn(place, limit: FileLimit.output)
        return bytes.map { ContentHash($0) }
    }

    /// Whether everything that the cache lists is unchanged and in place, and its specs exist.
    func isUntouched(specs: Set<String>) -> Bool {
        // A merge or an editor may have changed the manifest.
        guard manifestHash != nil, manifestHash == cache.manifest, Disk.status(of: folder.journal) == nil else {
            return false
        }
        let outputs = cache.outputs.sorted { $0.key < $1.key }
        return outputs.concurrentMap { path, output in
            guard let entry = manifest.entries[path], entry.hash == output.hash else { return false }
            guard specs.contains(entry.spec) || exists(spec: entry.spec) else { return false }
            if case .intact(output.hash, _) = state(of: path) { return true }
            return false
        }.allSatisfy { $0 }
    }

    /// Whether a spec of the manifest exists. Standard input, and all specs together, always do.
    func exists(spec: String) -> Bool {
        guard !spec.isEmpty, spec != Workspace.standardInput else { return true }
        return Disk.status(of: folder.spec(at: spec), followingLink: true) != nil
    }
}
