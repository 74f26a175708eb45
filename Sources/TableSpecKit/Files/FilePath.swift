internal import Foundation

/// Paths as texts; only functions that say so access the disk.
enum FilePath {
    /// The parts of a path from the root, without `.` and `..`.
    static func absoluteParts(of path: String, in workingFolder: [String] = workingFolder) -> [String] {
        var parts = path.hasPrefix("/") ? [] : workingFolder
        for part in path.split(separator: "/") where part != "." {
            if part == ".." { _ = parts.popLast() } else { parts.append(String(part)) }
        }
        return parts
    }

    /// The relative path from a folder to a file, both as parts from the root.
    static func relativePath(from folder: [String], to file: [String]) -> String {
        let shared = zip(folder, file).prefix { $0 == $1 }.count
        return ([String](repeating: "..", count: folder.count - shared) + file.dropFirst(shared)).joined(separator: "/")
    }

    /// The relative path from a folder to a file below it, or `nil`.
    static func relativePath(below folder: [String], to file: [String]) -> String? {
        file.starts(with: folder) && file.count > folder.count
            ? file.dropFirst(folder.count).joined(separator: "/") : nil
    }

    /// Whether a text is the name of something in a folder.
    static func isName(_ text: some StringProtocol) -> Bool {
        !text.isEmpty && text != "." && text != ".." && !text.utf8.contains { $0 == 0 || $0 == UInt8(ascii: "/") }
    }

    /// The folder of a file: `.` for a bare name.
    static func folder(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    /// The path of an existing file without any links in it, or `nil` where there is none.
    static func resolved(_ path: String) -> String? {
        guard let real = realpath(path, nil) else { return nil }
        defer { free(real) }
        return String(cString: real)
    }

    /// The parts of the working folder from the root.
    static var workingFolder: [String] {
        FileManager.default.currentDirectoryPath.split(separator: "/").map(String.init)
    }

    /// The parts of a path from the root without links, as far as it exists.
    static func realParts(of path: String) -> [String] {
        let parts = absoluteParts(of: path)
        for count in (0...parts.count).reversed() {
            let existing = "/" + parts.prefix(count).joined(separator: "/")
            if let real = resolved(existing) { return absoluteParts(of: real) + parts.dropFirst(count) }
        }
        return parts
    }
}
