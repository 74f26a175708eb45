internal import Foundation

/// A standard stream of the process.
public enum StandardStream: Sendable {
    /// Standard output.
    case output
    /// Standard error.
    case error

    /// Prints text to the stream.
    ///
    /// - Throws: ``FileProblem`` if the text can't be written, with the name of the stream as the path.
    public func write(_ text: String) throws(FileProblem) {
        let (file, name) = self == .output ? (STDOUT_FILENO, "<stdout>") : (STDERR_FILENO, "<stderr>")
        if let problem = Disk.append(text.utf8, to: file) { throw OutputFolder.problem(name, problem) }
    }
}
