package import Foundation

extension TemporaryFolder {
    /// Makes a link to a path below the folder, with the folders above the link.
    package func link(_ name: String, to target: String, replacing isThere: Bool = false) throws {
        if isThere { try remove(name) }
        let link = url.appendingPathComponent(name)
        try FileManager.default.createDirectory(at: link.deletingLastPathComponent(), withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: "\(path)/\(target)")
    }

    /// The names in the folder and below it, sorted.
    package func names() throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: path).sorted()
    }

    /// Removes a file or folder.
    package func remove(_ name: String) throws {
        try FileManager.default.removeItem(atPath: "\(path)/\(name)")
    }

    /// When a file was last written.
    package func date(of name: String) throws -> Date {
        let attributes = try FileManager.default.attributesOfItem(atPath: "\(path)/\(name)")
        return attributes[.modificationDate] as? Date ?? .distantPast
    }

    /// For everything in the folder when it was last written, to see that nothing was touched.
    package func stamps() throws -> [String: Date] {
        try Dictionary(uniqueKeysWithValues: names().map { ($0, try date(of: $0)) })
    }
}
