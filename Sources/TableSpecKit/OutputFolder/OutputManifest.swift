internal import TableSpecDiagnostics
internal import TableSpecGenerator

/// The generated files in an output folder, which distinguishes them from files that were created or edited by hand.
///
/// The manifest depends only on the outputs and on the paths of the specs, so that it can be committed with them. It
/// has one line for each file, sorted, so that changes of different files merge. It may come from an untrusted source:
/// a line that the tool can't have written is ignored and reported.
struct OutputManifest: Equatable, Sendable {
    /// An entry for a file.
    struct Entry: Hashable, Sendable {
        var hash: ContentHash
        /// The spec from which the file was generated, as a path relative to the output folder; empty if it was
        /// generated from all specs.
        var spec: String
        /// The parts of the shared Swift that the file uses; `nil` for a file that isn't the Swift of a spec.
        var supportParts: Set<SupportPart>?
    }

    /// The files by path below the output folder.
    var entries: [String: Entry] = [:]

    /// The text of the manifest file.
    var text: String {
        let records = entries.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
        return Self.head + records.map { OutputRecord(path: $0.key, entry: $0.value).line }.joined()
    }

    private static let head = "# The files that tablespec generated here. Commit this list with them; don't edit it.\n"
}
