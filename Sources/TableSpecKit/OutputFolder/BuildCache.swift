internal import Foundation
internal import TableSpecDiagnostics
internal import TableSpecModel

/// The state that is kept between runs on one machine to skip unnecessary work.
///
/// Losing it only costs time.
struct BuildCache: Equatable, Sendable {
    /// The metadata by which an unchanged file is recognized without reading it.
    struct Stamp: Equatable, Sendable {
        var size: Int
        var modified: Int
        /// The system sets it with every change. Unlike the modification date, it can't be set back.
        var changed: Int
        var inode: Int

        init(_ status: Disk.Status) {
            size = status.size
            modified = status.modified
            changed = status.changed
            inode = status.inode
        }

        fileprivate init?(_ fields: ArraySlice<String>) {
            let numbers = fields.compactMap { Int($0) }
            guard numbers.count == Self.fieldCount else { return nil }
            size = numbers[0]
            modified = numbers[1]
            changed = numbers[2]
            inode = numbers[3]
        }

        fileprivate static let fieldCount = 4

        fileprivate var fields: [String] { [size, modified, changed, inode].map(String.init) }
    }

    /// An output in the cache.
    struct Output: Equatable, Sendable {
        /// A hash of all inputs of the output.
        var inputs: ContentHash
        /// The lookups during generation, in addition to those of resolution.
        var lookups: Set<Lookup>
        /// The hash of the output's text.
        var hash: ContentHash
        var stamp: Stamp
    }

    /// A run without errors.
    struct Job: Equatable, Sendable {
        /// A hash of everything that the run has read.
        var inputs: ContentHash
        /// The findings, which an unchanged run reports again.
        var findings: [Diagnostic] = []

        /// The largest number of findings in the cache. With more findings, the next run lints again.
        static let mostFindings = 1000
    }

    /// The last run for each choice of products.
    var jobs: [String: Job] = [:]
    /// The outputs by path below the output folder.
    var outputs: [String: Output] = [:]
    /// The hash of the manifest after the last run.
    var manifest: ContentHash?

    /// The modification date of the cache, or `nil` if it wasn't read from disk.
    private var date: Int?

    init() {}

    /// Reads the cache of an output folder.
    ///
    /// - Throws: `FileProblem` for a cache that exists but can't be read.
    init(of folder: OutputFolder) throws(FileProblem) {
        let date = Disk.status(of: folder.cache)?.changed
        self.init(parsing: try Disk.readOwn(folder.cache, limit: FileLimit.record) ?? [], date: date)
    }

    /// Returns the hash of an output that hasn't changed since the cache was written, or `nil` for any other output.
    ///
    /// A file with the same modification date as the cache, within the resolution of the disk's clock, may have changed
    /// after it. Such a file must be read.
    func hash(of output: String, with stamp: Stamp) -> ContentHash? {
        guard let cached = outputs[output], cached.stamp == stamp, let date, stamp.changed < date else { return nil }
        return cached.hash
    }

    /// Reads a cache. A damaged one is ignored, because without some of its lines nothing seems to have changed.
    ///
    /// - Parameter date: The modification date of the cache.
    init(parsing bytes: [UInt8], date: Int?) {
        self.date = date
        var findingCounts: [String: Int] = [:]
        for (_, fields) in StateLine.parse(Array(Checksum.content(of: bytes) ?? [])) {
            guard fields.count > 1, let hash = ContentHash(hexadecimal: fields[1]) else { continue }
            switch (fields[0], fields.count) {
            case ("manifest", 2): manifest = hash
            case ("job", 4):
                jobs[fields[2]] = Job(inputs: hash)
                findingCounts[fields[2]] = Int(fields[3])
            case ("finding", 4) where jobs[fields[2]]?.inputs == hash:
                let finding = try? JSONDecoder().decode(Diagnostic.self, from: Data(fields[3].utf8))
                if let finding { jobs[fields[2]]?.findings.append(finding) }
            case ("output", (4 + Stamp.fieldCount)...): readOutput(fields, inputs: hash)
            default: continue
            }
        }
        jobs = jobs.filter { findingCounts[$0.key] == $0.value.findings.count }
    }

    private mutating func readOutput(_ fields: [String], inputs: ContentHash) {
        guard let hash = ContentHash(hexadecimal: fields[2]), OutputKind.isOutput(fields[3]),
            let stamp = Stamp(fields[4..<4 + Stamp.fieldCount])
        else { return }
        let lookups = fields[(4 + Stamp.fieldCount)...].compactMap { Lookup($0) }
        guard lookups.count == fields.count - 4 - Stamp.fieldCount else { return }
        outputs[fields[3]] = Output(inputs: inputs, lookups: Set(lookups), hash: hash, stamp: stamp)
    }

    /// The text of the cache file.
    var text: String {
        let manifest = self.manifest.map { [StateLine.text(["manifest", $0.description])] } ?? []
        let jobs = self.jobs.sorted { $0.key < $1.key }.map { Self.text(of: $0.value, for: $0.key) }
        let outputs = self.outputs.sorted { $0.key < $1.key }.map { path, output in
            StateLine.text(
                ["output", output.inputs.description, output.hash.description, path] + output.stamp.fields
                    + output.lookups.map(\.text).sorted()
            )
        }
        let content = (manifest + jobs + outputs).joined()
        return Checksum.line(before: content.utf8) + content
    }

    private static func text(of job: Job, for products: String) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let findings = job.findings.compactMap { finding in
            (try? encoder.encode(finding)).map { data in
                StateLine.text(["finding", job.inputs.description, products, String(decoding: data, as: UTF8.self)])
            }
        }
        let line = ["job", job.inputs.description, products, String(job.findings.count)]
        return StateLine.text(line) + findings.joined()
    }
}
