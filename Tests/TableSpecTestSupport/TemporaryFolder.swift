package import Foundation

/// A folder for the time of one test.
package final class TemporaryFolder: Sendable {
    package let url: URL

    package init() throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("tablespec-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    /// Makes a folder with files by their names.
    package convenience init(_ files: [String: String]) throws {
        try self.init()
        for (name, text) in files { try write(text, to: name) }
    }

    deinit {
        try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: url.path)
        try? FileManager.default.removeItem(at: url)
    }

    package var path: String { url.path }

    /// Writes a file and makes the folders above it.
    @discardableResult
    package func write(_ text: String, to name: String) throws -> URL {
        let file = url.appendingPathComponent(name)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
        return file
    }

    /// The text of a file, or `nil` where there is none.
    package func text(of name: String) -> String? {
        FileManager.default.contents(atPath: url.appendingPathComponent(name).path)
            .map { String(decoding: $0, as: UTF8.self) }
    }
}
