import Foundation

/// The tools of the Swift installation that the tests run on.
enum SwiftTools {
    struct Outcome {
        let status: Int32
        let output: String
    }

    static let hasFormatter = (try? run(["swift", "format", "--version"]))?.status == 0
    static let hasCompiler = (try? run(["swiftc", "--version"]))?.status == 0

    /// The configuration of this repository.
    static let formatConfiguration = URL(fileURLWithPath: #filePath)
        .resolvingSymlinksInPath()
        .deletingLastPathComponent()
        .deletingLastPathComponent()
        .deletingLastPathComponent()
        .appendingPathComponent(".swift-format")
        .path

    /// Runs a tool to its end; both of its outputs come back as one text.
    static func run(_ command: [String]) throws -> Outcome {
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = command
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return Outcome(status: process.terminationStatus, output: String(decoding: data, as: UTF8.self))
    }

    /// Hands over a folder that is gone afterwards.
    static func withTemporaryFolder<Result>(_ body: (URL) throws -> Result) throws -> Result {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        return try body(folder)
    }
}
