internal import Foundation

/// Replaces single files of the user as a whole.
enum AtomicFile {
    /// Writes a temporary file beside the file and puts it in its place: whoever looks sees the old or the new content.
    ///
    /// A link stays a link, what it leads to is replaced; the file keeps its permissions.
    ///
    /// - Throws: `FileProblem` if it cannot be written; then it is as it was.
    static func replace(_ path: String, with bytes: [UInt8]) throws(FileProblem) {
        let destination = URL(fileURLWithPath: path).resolvingSymlinksInPath()
        let name = ".\(destination.lastPathComponent).\(ProcessInfo.processInfo.processIdentifier).tmp"
        let temporary = destination.deletingLastPathComponent().appendingPathComponent(name).path
        var info = stat()
        let isThere = stat(destination.path, &info) == 0
        var problem = Disk.write(bytes, to: temporary)
        if problem == nil, isThere, chmod(temporary, info.st_mode & 0o7777) != 0 { problem = Disk.lastError }
        if problem == nil, rename(temporary, destination.path) != 0 { problem = Disk.lastError }
        guard let problem else { return }
        unlink(temporary)
        throw FileProblem(path: path, message: "cannot be written: \(problem)")
    }
}
