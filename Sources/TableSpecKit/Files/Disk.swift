internal import Foundation

/// Files and folders by the system's own calls, which are many times faster than Foundation's on thousands of small files.
enum Disk {
    /// What the system says about a file without reading it.
    struct Status: Hashable, Sendable {
        enum Kind: Hashable, Sendable { case file, folder, link, other }

        var kind: Kind
        /// Bytes.
        var size: Int
        /// Nanoseconds since 1970.
        var modified: Int
        var device: Int
        var inode: Int
    }

    /// What is at a path, or `nil`; a link is not followed unless that is asked for.
    static func status(of path: String, followingLink: Bool = false) -> Status? {
        var info = stat()
        guard (followingLink ? stat(path, &info) : lstat(path, &info)) == 0 else { return nil }
        return Status(info)
    }

    /// The bytes of a file.
    ///
    /// - Parameter limit: At most one byte more than this many is read, so that no file is too large for the memory.
    static func read(_ path: String, limit: Int = .max - 1) throws(FileProblem) -> [UInt8] {
        let file = open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { throw FileProblem(path: path, message: "cannot be read: \(lastError)") }
        defer { close(file) }
        var info = stat()
        let expected = fstat(file, &info) == 0 ? min(Int(info.st_size), limit) : 0
        var bytes: [UInt8] = []
        // One byte more than the file holds lets the loop see the end without growing the array.
        var chunk = expected + 1
        while bytes.count <= limit {
            let part = read(min(chunk, limit + 1 - bytes.count), from: file)
            guard part.error == 0 else {
                throw FileProblem(path: path, message: "cannot be read: \(reason(part.error))")
            }
            if part.bytes.isEmpty { return bytes }
            if bytes.isEmpty { bytes = part.bytes } else { bytes += part.bytes }
            chunk = max(chunk - part.bytes.count, 1 << 16)
        }
        return bytes
    }

    /// Makes a file of some bytes; one that is there is overwritten.
    static func write(_ bytes: some Sequence<UInt8>, to path: String) -> String? {
        let file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0o644)
        guard file >= 0 else { return lastError }
        let problem = append(bytes, to: file)
        guard close(file) == 0 else { return problem ?? lastError }
        return problem
    }

    /// Writes bytes to an open file; returns what went wrong.
    static func append(_ bytes: some Sequence<UInt8>, to file: CInt) -> String? {
        bytes.withContiguousStorageIfAvailable { append(UnsafeRawBufferPointer($0), to: file) }
            ?? Array(bytes).withUnsafeBytes { append($0, to: file) }
    }

    /// Makes an empty file, or sets the date of one that is there to now; returns what went wrong.
    static func touch(_ path: String) -> String? {
        let file = open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o644)
        guard file >= 0 else { return lastError }
        defer { close(file) }
        return futimens(file, nil) == 0 ? nil : lastError
    }

    /// Makes a folder and those above it; returns what went wrong.
    static func makeFolder(_ path: String) -> String? {
        if mkdir(path, 0o777) == 0 { return nil }
        let error = errno
        if error == EEXIST { return status(of: path, followingLink: true)?.kind == .folder ? nil : reason(ENOTDIR) }
        guard error == ENOENT, let slash = path.lastIndex(of: "/"), slash != path.startIndex else {
            return reason(error)
        }
        if let problem = makeFolder(String(path[..<slash])) { return problem }
        return mkdir(path, 0o777) == 0 || errno == EEXIST ? nil : lastError
    }

    /// Why the last call failed, in lower case.
    static var lastError: String { reason(errno) }

    private static func reason(_ error: CInt) -> String { String(cString: strerror(error)).lowercased() }

    private static func read(_ count: Int, from file: CInt) -> (bytes: [UInt8], error: CInt) {
        var error: CInt = 0
        let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
            while initialized < count {
                let got = Foundation.read(file, buffer.baseAddress.map { $0 + initialized }, count - initialized)
                if got < 0, errno == EINTR { continue }
                if got < 0 { error = errno }
                guard got > 0 else { break }
                initialized += got
            }
        }
        return (bytes, error)
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
}

extension Disk.Status {
    fileprivate init(_ info: stat) {
        switch info.st_mode & S_IFMT {
        case S_IFREG: kind = .file
        case S_IFDIR: kind = .folder
        case S_IFLNK: kind = .link
        default: kind = .other
        }
        #if canImport(Darwin)
            let time = info.st_mtimespec
        #else
            let time = info.st_mtim
        #endif
        size = Int(info.st_size)
        modified = Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec)
        device = Int(info.st_dev)
        inode = Int(truncatingIfNeeded: info.st_ino)
    }
}
