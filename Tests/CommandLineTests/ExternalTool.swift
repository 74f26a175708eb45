import Foundation

/// A program of others that some tests run, where it is installed.
struct ExternalTool {
    /// What a program did.
    struct Run {
        var status: Int32
        var output: String
    }

    static let make = ExternalTool(name: "make")
    static let ninja = ExternalTool(name: "ninja")
    static let git = ExternalTool(name: "git")
    static let bash = ExternalTool(name: "bash")
    static let jq = ExternalTool(name: "jq")
    static let python = ExternalTool(name: "python3")
    /// Runs a program as another user.
    static let setpriv = ExternalTool(name: "setpriv")

    /// Arguments that make git commit what was added.
    static let gitCommit = ["-c", "user.name=T", "-c", "user.email=t@example.com", "commit", "-q", "-m", "first"]

    let name: String

    var isInstalled: Bool { path != nil }

    private var path: String? {
        let folders = ProcessInfo.processInfo.environment["PATH", default: ""].split(separator: ":")
        return folders.map { "\($0)/\(name)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
    }

    /// Runs the program in a folder and waits for it.
    func run(_ arguments: String..., in folder: Folder) throws -> Run {
        try run(arguments, in: folder)
    }

    /// Runs the program with a list of arguments.
    func run(_ arguments: [String], in folder: Folder, environment: [String: String] = [:]) throws -> Run {
        let process = Process()
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        process.executableURL = URL(fileURLWithPath: path ?? name)
        process.arguments = arguments
        process.currentDirectoryURL = folder.url
        let channels = try Folder()
        try channels.write("", to: "log")
        let log = try FileHandle(forWritingTo: channels.url.appendingPathComponent("log"))
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = log
        process.standardError = log
        try process.run()
        process.waitUntilExit()
        return Run(status: process.terminationStatus, output: channels.text(of: "log") ?? "")
    }
}
