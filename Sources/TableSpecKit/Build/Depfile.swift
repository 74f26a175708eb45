internal import Foundation

/// A file of the inputs and outputs of a build, from which make and ninja determine when to build again.
public enum Depfile {
    /// Returns the text of a depfile, in Makefile syntax.
    ///
    /// The text contains a rule in which the targets depend on the inputs, and an empty rule for each input, so that
    /// make doesn't stop if an input was deleted.
    ///
    /// - Parameters:
    ///   - targets: The paths of the targets.
    ///   - inputs: The paths of the inputs.
    public static func text(targets: [String], inputs: [String]) -> String {
        let head = targets.map(escaped).joined(separator: " \\\n") + ":"
        let rule = ([head] + inputs.map { "  \(escaped($0))" }).joined(separator: " \\\n") + "\n"
        return rule + inputs.map { "\(escaped($0)):\n" }.joined()
    }

    /// Writes a depfile, unless its content is up to date.
    ///
    /// - Parameters:
    ///   - targets: The paths of the targets.
    ///   - inputs: The paths of the inputs.
    ///   - path: The path of the depfile.
    /// - Throws: ``FileProblem`` if the file can't be written or is an input, or if a path contains a line break, a tab,
    ///   or another control character, which make and ninja don't support.
    public static func write(targets: [String], inputs: [String], to path: String) throws(FileProblem) {
        for name in targets + inputs where name.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F }) {
            throw FileProblem(path: name, message: "can't be listed in a depfile: its path has a control character")
        }
        let parts = FilePath.absoluteParts(of: path)
        guard !inputs.contains(where: { FilePath.absoluteParts(of: $0) == parts }) else {
            throw FileProblem(path: path, message: "can't be the depfile, because the build reads it")
        }
        let bytes = Array(text(targets: targets, inputs: inputs).utf8)
        if let problem = Disk.makeFolder(FilePath.folder(of: path)) { throw OutputFolder.problem(path, problem) }
        try AtomicFile.update(path, with: bytes)
    }

    /// The rules of Clang, which make and ninja both follow: before a space, backslashes count as escapes and are
    /// doubled.
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

/// A file whose modification date is the time of the last successful build.
public enum Stamp {
    /// Creates an empty file, or sets the modification date of an existing file to the current time.
    ///
    /// - Parameter path: The path of the file.
    /// - Throws: ``FileProblem`` if the file can't be written.
    public static func touch(_ path: String) throws(FileProblem) {
        if let problem = Disk.makeFolder(FilePath.folder(of: path)) ?? Disk.touch(path) {
            throw OutputFolder.problem(path, problem)
        }
    }
}
