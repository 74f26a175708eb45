internal import Foundation

extension Disk {
    /// Creates a new file, and removes it if it can't be written completely. Returns the error, if any.
    ///
    /// Existing files aren't opened: a link could lead to another file, and a pipe could block.
    package static func create(_ path: String, with bytes: some Sequence<UInt8>) -> String? {
        if let fault = LinkBoundary.fault(of: path, for: .writing) { return fault }
        let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
        guard file >= 0 else { return lastError }
        var problem = append(bytes, to: file)
        if close(file) != 0, problem == nil { problem = lastError }
        if problem != nil { unlink(path) }
        return problem
    }

    /// Replaces a file atomically: readers see the old or the new content. A link in its place is replaced, not
    /// followed. Returns the error, if any; then nothing has changed.
    ///
    /// - Parameters:
    ///   - temporary: A path on the same disk, where the file is written first.
    ///   - replaced: The metadata of the replaced file, to keep its permissions and, if the system allows that, its owner.
    static func replace(
        _ path: String,
        with bytes: some Sequence<UInt8>,
        temporary: String,
        keeping replaced: stat? = nil
    ) -> String? {
        if let fault = LinkBoundary.fault(of: FilePath.folder(of: path), for: .writing) { return fault }
        // An interrupted run may have left a temporary file.
        unlink(temporary)
        if let problem = create(temporary, with: bytes) { return problem }
        let isLikeReplaced = replaced.map { giveAccess(of: $0, to: temporary) } ?? true
        if isLikeReplaced, rename(temporary, path) == 0 { return nil }
        let problem = lastError
        unlink(temporary)
        return problem
    }

    /// Copies the permissions of another file, and its owner if the system allows that.
    private static func giveAccess(of other: stat, to path: String) -> Bool {
        // The permissions come last, because changing the owner removes some of them.
        _ = lchown(path, other.st_uid, other.st_gid)
        return chmod(path, other.st_mode & 0o7777) == 0
    }

    /// Writes bytes to an open file. Returns the error, if any.
    static func append(_ bytes: some Sequence<UInt8>, to file: CInt) -> String? {
        bytes.withContiguousStorageIfAvailable { append(UnsafeRawBufferPointer($0), to: file) }
            ?? Array(bytes).withUnsafeBytes { append($0, to: file) }
    }

    private static func append(_ bytes: UnsafeRawBufferPointer, to file: CInt) -> String? {
        var rest = bytes[...]
        while !rest.isEmpty {
            let part = UnsafeRawBufferPointer(rebasing: rest)
            let written = Foundation.write(file, part.baseAddress, part.count)
            if written < 0, errno == EINTR { continue }
            guard written >= 0 else { return lastError }
            rest = rest.dropFirst(written)
        }
        return nil
    }

    /// Creates an empty file, or sets the modification date of an existing file to the current time. Returns the error,
    /// if any.
    static func touch(_ path: String) -> String? {
        if let fault = LinkBoundary.fault(of: path, for: .writing) { return fault }
        // Without O_NONBLOCK, opening a pipe waits until somebody reads it.
        let file = open(path, O_WRONLY | O_CREAT | O_CLOEXEC | O_NONBLOCK, 0o644)
        guard file >= 0 else { return lastError }
        defer { close(file) }
        return futimens(file, nil) == 0 ? nil : lastError
    }
}
