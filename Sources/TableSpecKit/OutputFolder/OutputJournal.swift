internal import Foundation

/// The list of the outputs that a run is about to write.
///
/// Each is listed before it is put in its place, so that after an interruption the next run knows it as its own.
final class OutputJournal: Sendable {
    private let file: CInt
    private let path: String

    /// Opens the journal of an output folder; the lines of an interrupted run are kept.
    init(_ folder: OutputFolder) throws(FileProblem) {
        path = folder.journal
        file = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0o644)
        guard file >= 0 else { throw OutputFolder.problem(path, Disk.lastError) }
    }

    deinit {
        close(file)
    }

    /// Lists an output. Lines of several threads do not mix: each is appended by one call of the system.
    func list(_ record: OutputRecord) throws(FileProblem) {
        if let problem = Disk.append(record.line.utf8, to: file) { throw OutputFolder.problem(path, problem) }
    }

    /// Removes the journal: all that it lists is in the manifest.
    static func remove(from folder: OutputFolder) {
        unlink(folder.journal)
    }
}
