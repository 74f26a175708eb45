import Foundation
import Testing

/// A run of the tool as a process of its own.
struct Command {
    let status: Int32
    let output: String
    let errors: String

    /// Runs the tool in a folder and waits for it.
    init(_ arguments: String..., in folder: Folder, input: String? = nil, environment: [String: String] = [:]) throws {
        try self.init(arguments, in: folder, input: input, environment: environment)
    }

    /// Runs the tool with a list of arguments.
    ///
    /// - Parameters:
    ///   - inputFile: What standard input is, in the place of a text.
    ///   - outputFile: What standard output is; then `output` is empty.
    init(
        _ arguments: [String],
        in folder: Folder,
        input: String? = nil,
        inputFile: URL? = nil,
        outputFile: URL? = nil,
        environment: [String: String] = [:]
    ) throws {
        let process = Process()
        process.executableURL = Self.executable
        process.arguments = arguments
        process.currentDirectoryURL = folder.url
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        // Files instead of pipes: no pipe can fill up while nobody reads it.
        let channels = try Folder()
        try channels.write(input ?? "", to: "in")
        for name in ["out", "err"] { try channels.write("", to: name) }
        process.standardInput = try FileHandle(forReadingFrom: inputFile ?? channels.url.appendingPathComponent("in"))
        process.standardOutput = try FileHandle(forWritingTo: outputFile ?? channels.url.appendingPathComponent("out"))
        process.standardError = try FileHandle(forWritingTo: channels.url.appendingPathComponent("err"))
        try process.run()
        // A tool that waits for what never comes is ended, so that the test fails instead of waiting with it.
        let watchdog = DispatchWorkItem { [id = process.processIdentifier] in kill(id, SIGKILL) }
        DispatchQueue.global().asyncAfter(deadline: .now() + Self.longestRun, execute: watchdog)
        process.waitUntilExit()
        watchdog.cancel()
        status = process.terminationStatus
        output = channels.text(of: "out") ?? ""
        errors = channels.text(of: "err") ?? ""
    }

    /// Seconds; far more than any run takes.
    private static let longestRun = 300.0

    /// The tool lies beside the tests.
    static var executable: URL {
        var folder = Bundle.main.bundleURL
        for bundle in Bundle.allBundles where bundle.bundlePath.hasSuffix(".xctest") {
            folder = bundle.bundleURL.deletingLastPathComponent()
        }
        return folder.appendingPathComponent("tablespec")
    }
}

/// A folder for the time of one test.
final class Folder {
    let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    /// A folder with specs by name.
    convenience init(_ specs: [String: String]) throws {
        try self.init()
        for (name, text) in specs { try write(text, to: name) }
    }

    deinit {
        try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: url.path)
        try? FileManager.default.removeItem(at: url)
    }

    func write(_ text: String, to name: String) throws {
        let file = url.appendingPathComponent(name)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    /// Makes a pipe in the place of what is there.
    func makePipe(_ name: String) throws {
        let path = try cleared(name)
        try #require(mkfifo(path, 0o644) == 0)
    }

    /// Makes a file that is large and takes no room.
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

    func text(of name: String) -> String? {
        FileManager.default.contents(atPath: url.appendingPathComponent(name).path)
            .map { String(decoding: $0, as: UTF8.self) }
    }

    /// The paths of all files below the folder, sorted.
    func files() throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: url.path).filter { name in
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
