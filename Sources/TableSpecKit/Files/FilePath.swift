internal import Foundation

/// Functions for paths as text. Only functions that say so access the disk.
package enum FilePath {
    /// The components of a path from the root, without `.` and `..`.
    static func absoluteParts(of path: String, in workingFolder: [String] = workingFolder) -> [String] {
        var parts = path.hasPrefix("/") ? [] : workingFolder
        for part in path.split(separator: "/") where part != "." {
            if part == ".." { _ = parts.popLast() } else { parts.append(String(part)) }
        }
        return parts
    }

    /// The relative path from a folder to a file, both as components from the root.
    static func relativePath(from folder: [String], to file: [String]) -> String {
        let shared = zip(folder, file).prefix { $0 == $1 }.count
        return ([String](repeating: "..", count: folder.count - shared) + file.dropFirst(shared)).joined(separator: "/")
    }

    /// The relative path from a folder to a file below it, or `nil`.
    static func relativePath(below folder: [String], to file: [String]) -> String? {
        file.starts(with: folder) && file.count > folder.count
            ? file.dropFirst(folder.count).joined(separator: "/") : nil
    }

    /// Whether a text is a valid name of a file or folder.
    static func isName(_ text: some StringProtocol) -> Bool {
        !text.isEmpty && text != "." && text != ".." && !text.utf8.contains { $0 == 0 || $0 == UInt8(ascii: "/") }
    }

    /// The folder of a file, or `.` for a name without a folder.
    package static func folder(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    /// The path of an existing file without links, or `nil` if the file doesn't exist.
    package static func resolved(_ path: String) -> String? {
        guard let real = realpath(path, nil) else { return nil }
        defer { free(real) }
        return String(cString: real)
    }

    /// The components of the working directory from the root.
    static var workingFolder: [String] {
        FileManager.default.currentDirectoryPath.split(separator: "/").map(String.init)
    }

    /// The components of a path from the root. Links are resolved in the part of the path that exists.
    static func realParts(of path: String) -> [String] {
        let parts = absoluteParts(of: path)
        for count in (0...parts.count).reversed() {
            let existing = "/" + parts.prefix(count).joined(separator: "/")
            if let real = resolved(existing) { return absoluteParts(of: real) + parts.dropFirst(count) }
        }
        return parts
    }
}
