internal import Foundation

/// Replaces single files that the user specifies, as a whole.
package enum AtomicFile {
    /// Writes a file, unless it already contains exactly these bytes.
    ///
    /// - Parameter followingLink: Whether to follow a link; otherwise a link isn't treated as a file.
    /// - Throws: `FileProblem` if it can't be written. The file is then unchanged.
    package static func update(_ path: String, with bytes: [UInt8], followingLink: Bool = true) throws(FileProblem) {
        let limit = bytes.count
        let present = followingLink ? try? Disk.read(path, limit: limit) : try? Disk.readOwn(path, limit: limit)
        if present == bytes { return }
        try replace(path, with: bytes, followingLink: followingLink)
    }

    /// Writes a temporary file beside the file and replaces it atomically: readers see the old or the new content.
    ///
    /// A link stays a link; its target is replaced. The file keeps its permissions, and its owner if the system
    /// allows that. Something that isn't a regular file, such as `/dev/null`, isn't replaced by one, and neither is a
    /// file that the user may not write, even if the folder allows it.
    ///
    /// - Parameter followingLink: Whether to follow a link; otherwise a link isn't treated as a file.
    /// - Throws: `FileProblem` if it can't be written. The file is then unchanged.
    package static func replace(_ path: String, with bytes: [UInt8], followingLink: Bool = true) throws(FileProblem) {
        if followingLink, let fault = LinkBoundary.fault(of: path, for: .writing) {
            throw OutputFolder.problem(path, fault)
        }
        let destination = followingLink ? FilePath.resolved(path) ?? path : path
        var info = stat()
        let isThere = lstat(destination, &info) == 0
        guard !isThere || Disk.Status(info).kind == .file else {
            throw OutputFolder.problem(path, "not a regular file")
        }
        guard !isThere || access(destination, W_OK) == 0 else { throw OutputFolder.problem(path, Disk.lastError) }
        let name = destination.split(separator: "/").last ?? ""
        let process = ProcessInfo.processInfo.processIdentifier
        let problem = Disk.replace(
            destination,
            with: bytes,
            temporary: "\(FilePath.folder(of: destination))/.\(name).\(process).tmp",
            keeping: isThere ? info : nil
        )
        if let problem { throw OutputFolder.problem(path, problem) }
    }
}
