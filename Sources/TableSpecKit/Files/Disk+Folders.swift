internal import Foundation

extension Disk {
    /// An entry of a folder.
    struct Entry: Hashable, Sendable {
        /// `nil` for a name that isn't UTF-8, which can't be used to find the entry again.
        var name: String?
        /// The bytes of the name.
        var bytes: [UInt8]
        /// The kind of the entry, without following links; `nil` for an entry that was removed in the meantime.
        var kind: Status.Kind?
    }

    /// Returns the entries of a folder, in undefined order.
    ///
    /// - Throws: `FileProblem` if the folder can't be read.
    static func entries(of folder: String) throws(FileProblem) -> [Entry] {
        guard let stream = opendir(folder) else { throw unreadable(folder) }
        defer { closedir(stream) }
        var entries: [Entry] = []
        while true {
            errno = 0
            guard let entry = readdir(stream) else {
                guard errno == 0 else { throw unreadable(folder) }
                return entries
            }
            let bytes = name(of: entry)
            guard bytes != [dot], bytes != [dot, dot] else { continue }
            let name = String(decoding: bytes, as: UTF8.self)
            let isSound = name.utf8.elementsEqual(bytes)
            entries.append(Entry(name: isSound ? name : nil, bytes: bytes, kind: kind(of: bytes, in: dirfd(stream))))
        }
    }

    /// The names in a folder, in undefined order, except those that aren't UTF-8.
    ///
    /// - Throws: `FileProblem` if the folder can't be read.
    package static func names(in folder: String) throws(FileProblem) -> [String] {
        try entries(of: folder).compactMap(\.name)
    }

    /// Creates a folder and its missing parents. Returns the error, if any.
    package static func makeFolder(_ path: String) -> String? {
        if let fault = LinkBoundary.fault(of: path, for: .writing) { return fault }
        if mkdir(path, 0o777) == 0 { return nil }
        let error = errno
        if error == EEXIST { return status(of: path, followingLink: true)?.kind == .folder ? nil : reason(ENOTDIR) }
        guard error == ENOENT, let slash = path.lastIndex(of: "/"), slash != path.startIndex else {
            return reason(error)
        }
        if let problem = makeFolder(String(path[..<slash])) { return problem }
        return mkdir(path, 0o777) == 0 || errno == EEXIST ? nil : lastError
    }

    private static let dot = UInt8(ascii: ".")

    private static func unreadable(_ folder: String) -> FileProblem {
        FileProblem(path: folder, message: "can't be read: \(lastError)")
    }

    private static func name(of entry: UnsafeMutablePointer<dirent>) -> [UInt8] {
        withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
    }

    private static func kind(of name: [UInt8], in folder: CInt) -> Status.Kind? {
        var info = stat()
        let path = (name + [0]).map { CChar(bitPattern: $0) }
        guard fstatat(folder, path, &info, AT_SYMLINK_NOFOLLOW) == 0 else { return nil }
        return Status(info).kind
    }
}
