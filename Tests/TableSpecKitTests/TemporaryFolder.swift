import Foundation

/// A folder for the time of one test.
final class TemporaryFolder {
    let path: String

    init() throws {
        path = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }

    /// Writes a file, with the folders above it.
    func write(_ text: String, to relativePath: String) throws {
        let url = URL(fileURLWithPath: "\(path)/\(relativePath)")
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
    }

    /// Makes a link to a path below the folder, with the folders above the link.
    func link(_ relativePath: String, to target: String, replacing isThere: Bool = false) throws {
        if isThere { try remove(relativePath) }
        let url = URL(fileURLWithPath: "\(path)/\(relativePath)")
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(atPath: url.path, withDestinationPath: "\(path)/\(target)")
    }

    /// The text of a file, or `nil`.
    func text(of relativePath: String) -> String? {
        FileManager.default.contents(atPath: "\(path)/\(relativePath)").map { String(decoding: $0, as: UTF8.self) }
    }

    /// The names in the folder and below it, sorted.
    func names() throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: path).sorted()
    }

    /// Removes a file or folder.
    func remove(_ relativePath: String) throws {
        try FileManager.default.removeItem(atPath: "\(path)/\(relativePath)")
    }

    /// When a file was last written.
    func date(of relativePath: String) throws -> Date {
        let attributes = try FileManager.default.attributesOfItem(atPath: "\(path)/\(relativePath)")
        return attributes[.modificationDate] as? Date ?? .distantPast
    }

    /// For everything in the folder when it was last written, to see that nothing was touched.
    func stamps() throws -> [String: Date] {
        try Dictionary(uniqueKeysWithValues: names().map { ($0, try date(of: $0)) })
    }
}
