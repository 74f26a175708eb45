internal import Foundation

/// The inputs and outputs of a build in the syntax that make and ninja share, so that they know when to run it again.
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
    /// - Throws: `FileProblem` if it cannot be written, and for a name that make and ninja cannot express: one with a
    ///   line break, a tab or another control character. Left out, its changes would go unnoticed.
    public static func write(targets: [String], inputs: [String], to path: String) throws(FileProblem) {
        for name in targets + inputs where name.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F }) {
            throw FileProblem(path: name, message: "cannot be listed in a depfile: its name has a control character")
        }
        let bytes = Array(text(targets: targets, inputs: inputs).utf8)
        if let problem = Disk.makeFolder(FilePath.folder(of: path)) { throw OutputFolder.problem(path, problem) }
        try AtomicFile.update(path, with: bytes)
    }

    /// Clang's rules, which make and ninja both follow: before a space, backslashes count as escapes and are doubled.
    ///
    /// https://clang.llvm.org/doxygen/DependencyFile_8cpp.html (`PrintFilename`)
    private static func escaped(_ path: String) -> String {
        var backslashes = 0
        return path.unicodeScalars.reduce(into: "") { text, scalar in
            switch scalar {
            case " ": text += String(repeating: "\\", count: backslashes + 1)
            case "#", ":": text += "\\"
            case "$": text += "$"
            default: break
            }
            text.unicodeScalars.append(scalar)
            backslashes = scalar == "\\" ? backslashes + 1 : 0
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
