import Foundation
import TableSpecTestSupport
import Testing

extension TemporaryFolder {
    /// Makes a pipe in the place of what is there.
    func makePipe(_ name: String) throws {
        let path = try cleared(name)
        try #require(mkfifo(path, 0o644) == 0)
    }

    /// Makes a file that is large and takes no space on the disk.
    func makeHole(_ name: String, size: UInt64) throws {
        let path = try cleared(name)
        try Data().write(to: URL(fileURLWithPath: path))
        let file = try #require(FileHandle(forWritingAtPath: path))
        try file.truncate(atOffset: size)
        try file.close()
    }

    /// The path of a name at which nothing is, in a folder that is there.
    private func cleared(_ name: String) throws -> String {
        let file = url.appendingPathComponent(name)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try? FileManager.default.removeItem(at: file)
        return file.path
    }

    /// The paths of all files below the folder, sorted.
    func files() throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: path).filter { name in
            var isFolder: ObjCBool = false
            _ = FileManager.default.fileExists(atPath: url.appendingPathComponent(name).path, isDirectory: &isFolder)
            return !isFolder.boolValue
        }.sorted()
    }

    /// The paths of all files below the folder that no part of the path hides, sorted.
    func visibleFiles() throws -> [String] {
        try files().filter { !$0.split(separator: "/").contains { $0.hasPrefix(".") } }
    }
}
