internal import Foundation

/// Reads regular files only, and always with a size limit.
///
/// A pipe or a device could block the tool or never end, so it's reported instead of read.
extension Disk {
    /// The bytes of a file.
    ///
    /// - Throws: `FileProblem` if it isn't a regular file, is larger than the limit or can't be read.
    package static func read(_ path: String, limit: Int) throws(FileProblem) -> [UInt8] {
        try present(contents(of: path, limit), path)
    }

    /// The bytes of a file. If it's larger than the limit, one byte more than the limit, for readers that report it
    /// with their own finding.
    ///
    /// - Throws: `FileProblem` if it isn't a regular file or can't be read.
    package static func read(_ path: String, upTo limit: Int) throws(FileProblem) -> [UInt8] {
        try present(contents(of: path, limit, cutsOff: true), path)
    }

    /// The bytes of a file that the tool has written, or `nil` if it doesn't exist or is a link.
    ///
    /// - Throws: `FileProblem` if it isn't a regular file, is larger than the limit or can't be read.
    package static func readOwn(_ path: String, limit: Int) throws(FileProblem) -> [UInt8]? {
        try contents(of: path, limit, flags: O_NOFOLLOW)
    }

    /// All of standard input, or one byte more than the limit.
    static func readStandardInput(upTo limit: Int) throws(FileProblem) -> [UInt8] {
        try contents(of: STDIN_FILENO, named: Workspace.standardInput, upTo: limit, expected: 0)
    }

    private static func present(_ bytes: [UInt8]?, _ path: String) throws(FileProblem) -> [UInt8] {
        guard let bytes else { throw FileProblem(path: path, message: "can't be read: \(reason(ENOENT))") }
        return bytes
    }

    /// Returns the content of a file, or `nil` if it doesn't exist.
    ///
    /// - Parameter cutsOff: Whether only enough of a file that is too large is read to show that.
    private static func contents(
        of path: String,
        _ limit: Int,
        cutsOff: Bool = false,
        flags: CInt = 0
    ) throws(FileProblem) -> [UInt8]? {
        if let fault = LinkBoundary.fault(of: path, for: .reading) {
            throw FileProblem(path: path, message: "can't be read: \(fault)")
        }
        // Without O_NONBLOCK, opening a pipe waits until somebody writes to it.
        let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY | flags)
        guard file >= 0 else {
            let error = errno
            if error == ENOENT || error == ENOTDIR { return nil }
            let isLink = error == ELOOP && status(of: path)?.kind == .link
            throw FileProblem(
                path: path,
                message: isLink ? "is a symbolic link; expected a file" : "can't be read: \(reason(error))"
            )
        }
        defer { close(file) }
        let size = try regularSize(of: file, path)
        guard cutsOff || size <= limit else { throw tooLarge(path, limit) }
        let bytes = try contents(of: file, named: path, upTo: limit, expected: min(size, limit))
        // For files that grow, and system files without a size.
        guard cutsOff || bytes.count <= limit else { throw tooLarge(path, limit) }
        return bytes
    }

    private static func tooLarge(_ path: String, _ limit: Int) -> FileProblem {
        let size = limit >> 20 == 0 ? "\(limit) bytes" : "\(limit >> 20) MB"
        return FileProblem(path: path, message: "is larger than the limit of \(size)")
    }

    private static func regularSize(of file: CInt, _ path: String) throws(FileProblem) -> Int {
        var info = stat()
        guard fstat(file, &info) == 0 else { throw FileProblem(path: path, message: "can't be read: \(lastError)") }
        let status = Status(info)
        switch status.kind {
        case .file: return status.size
        case .folder: throw FileProblem(path: path, message: "can't be read: \(reason(EISDIR))")
        case .link, .other: throw FileProblem(path: path, message: "can't be read: not a regular file")
        }
    }

    /// - Parameter expected: The probable number of bytes.
    private static func contents(
        of file: CInt,
        named name: String,
        upTo limit: Int,
        expected: Int
    ) throws(FileProblem) -> [UInt8] {
        var bytes: [UInt8] = []
        // One byte more than the file contains lets the loop reach the end without growing the array.
        var chunk = expected + 1
        while bytes.count <= limit {
            let part = read(min(chunk, limit + 1 - bytes.count), from: file)
            guard part.error == 0 else {
                throw FileProblem(path: name, message: "can't be read: \(reason(part.error))")
            }
            if part.bytes.isEmpty { return bytes }
            if bytes.isEmpty { bytes = part.bytes } else { bytes += part.bytes }
            chunk = max(chunk - part.bytes.count, 1 << 16)
        }
        return bytes
    }

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
}
