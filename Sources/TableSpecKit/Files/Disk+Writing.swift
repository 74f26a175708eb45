internal import Foundation

extension Disk {
    /// Makes a file that is not there yet; one that cannot be written whole is removed again. Returns what went wrong.
    ///
    /// Nothing that is there is opened: not a link, by which another file would be written, nor a pipe, which could wait.
    static func create(_ path: String, with bytes: some Sequence<UInt8>) -> String? {
        let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
        guard file >= 0 else { return lastError }
        var problem = append(bytes, to: file)
        if close(file) != 0, problem == nil { problem = lastError }
        if problem != nil { unlink(path) }
        return problem
    }

    /// Replaces a file atomically: readers see the old content or the new one. A link in its place is replaced,
    /// not followed. Returns what went wrong; then all is as it was.
    ///
    /// - Parameters:
    ///   - temporary: A path on the same disk, where the file is written first.
    ///   - replaced: The metadata of the file that is replaced, if its permissions and, where the system allows that, its
    ///     owner are to be kept.
    static func replace(
        _ path: String,
        with bytes: some Sequence<UInt8>,
        temporary: String,
        keeping replaced: stat? = nil
    ) -> String? {
        // An interrupted run may have left a temporary file.
        unlink(temporary)
        if let problem = create(temporary, with: bytes) { return problem }
        let isLikeReplaced = replaced.map { giveAccess(of: $0, to: temporary) } ?? true
        if isLikeReplaced, rename(temporary, path) == 0 { return nil }
        let problem = lastError
        unlink(temporary)
        return problem
    }

    /// Gives a file the owner and the permissions of another; the owner only where the system allows that.
    private static func giveAccess(of other: stat, to path: String) -> Bool {
        // Only then the permissions, of which a change of the owner removes some.
        _ = lchown(path, other.st_uid, other.st_gid)
        return chmod(path, other.st_mode & 0o7777) == 0
    }

    /// Writes bytes to an open file; returns what went wrong.
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

    /// Makes an empty file, or sets the date of one that is there to now; returns what went wrong.
    static func touch(_ path: String) -> String? {
        // Without O_NONBLOCK, opening a pipe waits until somebody reads it.
        let file = open(path, O_WRONLY | O_CREAT | O_CLOEXEC | O_NONBLOCK, 0o644)
        guard file >= 0 else { return lastError }
        defer { close(file) }
        return futimens(file, nil) == 0 ? nil : lastError
    }
}
