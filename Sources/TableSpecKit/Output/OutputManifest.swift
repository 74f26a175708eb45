/// The files that the tool has made in an output folder: by it they are told from files made or edited by hand.
///
/// It is a function of the outputs and of where the specs lie, so that it can be committed beside them: one line a file,
/// sorted, so that changes of different files merge.
struct OutputManifest: Hashable, Sendable {
    /// One file.
    struct Entry: Hashable, Sendable {
        var hash: ContentHash
        /// The spec of which the file was made, as the way from the output folder; empty for what is made of all.
        var spec: String
    }

    /// The files by their paths below the output folder.
    var entries: [String: Entry] = [:]

    init() {}

    /// Reads a manifest; lines that cannot be read are left out, and so the files that they name count as made by hand.
    init(parsing bytes: [UInt8]) {
        for line in StateLine.parse(bytes) {
            guard let record = Record(line) else { continue }
            entries[record.path] = record.entry
        }
    }

    /// The manifest as it is written.
    var text: String {
        let records = entries.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
        return Self.head + records.map { Record(path: $0.key, entry: $0.value).line }.joined()
    }

    private static let head = "# The files that tablespec made here. Commit this list with them; do not edit it.\n"

    /// A line of a manifest or a journal.
    struct Record: Hashable, Sendable {
        var path: String
        var entry: Entry

        init(path: String, entry: Entry) {
            self.path = path
            self.entry = entry
        }

        init?(_ fields: [String]) {
            guard fields.count == 3, let hash = ContentHash(hexadecimal: fields[0]) else { return nil }
            self.init(path: fields[1], entry: Entry(hash: hash, spec: fields[2]))
        }

        var line: String { StateLine.text(entry.hash.description, path, entry.spec) }
    }
}
