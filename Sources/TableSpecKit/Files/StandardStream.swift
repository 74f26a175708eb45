internal import Foundation

/// The streams of the process to which text is printed.
public enum StandardStream: Sendable {
    case output, error

    /// Prints text.
    ///
    /// - Throws: `FileProblem` if it cannot be written, with the name of the stream in place of a path.
    public func write(_ text: String) throws(FileProblem) {
        let (file, name) = self == .output ? (STDOUT_FILENO, "<stdout>") : (STDERR_FILENO, "<stderr>")
        if let problem = Disk.append(text.utf8, to: file) { throw OutputFolder.problem(name, problem) }
    }
}
