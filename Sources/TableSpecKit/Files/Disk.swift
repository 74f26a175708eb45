internal import Foundation

/// Files and folders by system calls, which are many times faster than Foundation's methods for thousands of small
/// files.
package enum Disk {
    /// The metadata of a file, which is obtained without reading the file.
    package struct Status: Equatable, Sendable {
        package enum Kind: Hashable, Sendable { case file, folder, link, other }

        package var kind: Kind
        /// The size in bytes.
        var size: Int
        /// The modification date, in nanoseconds since 1970.
        var modified: Int
        /// The date of the last change of the file, its name, its permissions or its dates, in nanoseconds since 1970.
        var changed: Int
        var device: Int
        var inode: Int
    }

    /// Returns the metadata of the file at a path, or `nil` if it doesn't exist. Links aren't followed unless
    /// requested.
    package static func status(of path: String, followingLink: Bool = false) -> Status? {
        var info = stat()
        guard (followingLink ? stat(path, &info) : lstat(path, &info)) == 0 else { return nil }
        return Status(info)
    }

    /// The reason why the last system call failed, in lowercase.
    static var lastError: String { reason(errno) }

    package static func reason(_ error: CInt) -> String { String(cString: strerror(error)).lowercased() }
}

extension Disk.Status {
    init(_ info: stat) {
        switch info.st_mode & S_IFMT {
        case S_IFREG: kind = .file
        case S_IFDIR: kind = .folder
        case S_IFLNK: kind = .link
        default: kind = .other
        }
        #if canImport(Darwin)
            (modified, changed) = (Self.nanoseconds(info.st_mtimespec), Self.nanoseconds(info.st_ctimespec))
        #else
            (modified, changed) = (Self.nanoseconds(info.st_mtim), Self.nanoseconds(info.st_ctim))
        #endif
        size = Int(info.st_size)
        device = Int(info.st_dev)
        inode = Int(truncatingIfNeeded: info.st_ino)
    }

    /// A date that is out of range in nanoseconds becomes the last date in range.
    private static func nanoseconds(_ time: timespec) -> Int {
        let (seconds, overflow) = Int(time.tv_sec).multipliedReportingOverflow(by: 1_000_000_000)
        return overflow ? (time.tv_sec < 0 ? .min : .max) : seconds &+ Int(time.tv_nsec)
    }
}
