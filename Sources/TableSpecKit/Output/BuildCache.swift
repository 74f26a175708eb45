/// What the tool remembers from one run to the next on one machine, to leave out work that would change nothing.
///
/// Losing it costs time and nothing else.
struct BuildCache: Hashable, Sendable {
    /// What tells without reading it that a file has not been written since.
    struct Stamp: Hashable, Sendable {
        var size: Int
        var modified: Int
        var inode: Int

        init(_ status: Disk.Status) {
            size = status.size
            modified = status.modified
            inode = status.inode
        }

        fileprivate init?(_ fields: ArraySlice<String>) {
            let numbers = fields.compactMap { Int($0) }
            guard numbers.count == 3 else { return nil }
            size = numbers[0]
            modified = numbers[1]
            inode = numbers[2]
        }
    }

    /// One output.
    struct Output: Hashable, Sendable {
        /// Stands for all that the output was made of.
        var inputs: ContentHash
        /// Stands for its text.
        var hash: ContentHash
        var stamp: Stamp
    }

    /// For each choice of products what stands for all that its last run without findings has read.
    var jobs: [String: ContentHash] = [:]
    /// The outputs by their paths below the output folder.
    var outputs: [String: Output] = [:]

    init() {}

    /// Reads a cache; what cannot be read is left out.
    init(parsing bytes: [UInt8]) {
        for line in StateLine.parse(bytes) {
            guard line.count > 2, let inputs = ContentHash(hexadecimal: line[1]) else { continue }
            switch line[0] {
            case "job": jobs[line[2]] = inputs
            case "output":
                guard line.count == 7, let hash = ContentHash(hexadecimal: line[2]), let stamp = Stamp(line[4...])
                else { continue }
                outputs[line[3]] = Output(inputs: inputs, hash: hash, stamp: stamp)
            default: continue
            }
        }
    }

    /// The cache as it is written.
    var text: String {
        let jobs = self.jobs.sorted { $0.key < $1.key }.map { StateLine.text("job", $0.value.description, $0.key) }
        let outputs = self.outputs.sorted { $0.key < $1.key }.map { path, output in
            StateLine.text(
                "output",
                output.inputs.description,
                output.hash.description,
                path,
                String(output.stamp.size),
                String(output.stamp.modified),
                String(output.stamp.inode)
            )
        }
        return (jobs + outputs).joined()
    }
}
