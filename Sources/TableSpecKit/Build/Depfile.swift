internal import Foundation

/// What a build read and made, in the syntax that make and ninja share, so that they know when to run it again.
public enum Depfile {
    /// The rule that makes the targets depend on the inputs, and an empty rule for each input, so that make does not stop where
    /// one has been deleted.
    public static func text(targets: [String], inputs: [String]) -> String {
        let head = targets.map(escaped).joined(separator: " \\\n") + ":"
        let rule = ([head] + inputs.map { "  \(escaped($0))" }).joined(separator: " \\\n") + "\n"
        return rule + inputs.map { "\(escaped($0)):\n" }.joined()
    }

    /// Writes the text to a file, if it is not there already.
    ///
    /// - Throws: `FileProblem` if it cannot be written.
    public static func write(targets: [String], inputs: [String], to path: String) throws(FileProblem) {
        let bytes = Array(text(targets: targets, inputs: inputs).utf8)
        if let problem = Disk.makeFolder(FilePath.folder(of: path)) { throw OutputFolder.problem(path, problem) }
        try AtomicFile.update(path, with: bytes)
    }

    private static func escaped(_ path: String) -> String {
        path.reduce(into: "") { text, character in
            switch character {
            case " ", "#", ":": text += "\\\(character)"
            case "$": text += "$$"
            default: text.append(character)
            }
        }
    }
}

/// An empty file whose date says when a build has last succeeded.
public enum Stamp {
    /// Makes the file, or sets its date to now.
    ///
    /// - Throws: `FileProblem` if that is not possible.
    public static func touch(_ path: String) throws(FileProblem) {
        if let problem = Disk.makeFolder(FilePath.folder(of: path)) ?? Disk.touch(path) {
            throw OutputFolder.problem(path, problem)
        }
    }
}
