/// The files that the tool has made in an output folder: by it they are told from files made or edited by hand.
///
/// It is a function of the outputs and of where the specs lie, so that it can be committed beside them: one line a file,
/// sorted, so that changes of different files merge. For the same reason it may come from anybody: a line that the tool
/// cannot have written counts for nothing and is told.
struct OutputManifest: Hashable, Sendable {
    /// One file.
    struct Entry: Hashable, Sendable {
        var hash: ContentHash
        /// The spec of which the file was made, as the path relative to the output folder; empty for what is made of all.
        var spec: String
    }

    /// The files by their paths below the output folder.
    var entries: [String: Entry] = [:]

    /// The manifest as it is written.
    var text: String {
        let records = entries.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
        return Self.head + records.map { OutputRecord(path: $0.key, entry: $0.value).line }.joined()
    }

    private static let head = "# The files that tablespec made here. Commit this list with them; do not edit it.\n"
}
