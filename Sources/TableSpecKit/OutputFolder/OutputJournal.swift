internal import Foundation

/// The list of the outputs that a run is about to write.
///
/// Each is listed before it's moved into place, so that the next run recognizes it after an interruption.
final class OutputJournal: Sendable {
    private let file: CInt
    private let path: String

    /// Opens the journal of an output folder, and keeps the lines of an interrupted run.
    init(_ folder: OutputFolder) throws(FileProblem) {
        path = folder.journal
        file = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0o644)
        guard file >= 0 else { throw OutputFolder.problem(path, Disk.lastError) }
    }

    deinit {
        close(file)
    }

    /// Lists an output. Lines of several threads don't mix, because a single system call appends each line.
    func list(_ record: OutputRecord) throws(FileProblem) {
        if let problem = Disk.append(record.line.utf8, to: file) { throw OutputFolder.problem(path, problem) }
    }

    /// Removes the journal, because the manifest now contains everything that it lists.
    static func remove(from folder: OutputFolder) {
        unlink(folder.journal)
    }
}
