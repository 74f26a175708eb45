import Foundation

/// A package that uses the build-tool plugin, as an app's package would, in a copy that tests may change.
///
/// All tests share the copy and what was built of it, because building the tool takes most of the time.
struct Consumer {
    /// What a command of SwiftPM did.
    struct Run {
        var status: Int32
        /// Standard output and standard error, as a terminal would show them.
        var output: String

        /// Whether the tool was run.
        var hasGenerated: Bool { output.contains("Generating tables of Tables") }

        /// Whether anything of the consumer's own was compiled.
        var hasCompiled: Bool { output.contains("Compiling Tables ") || output.contains("Emitting module Tables") }
    }

    private static let testFolder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    private static let packageFolder = testFolder.appendingPathComponent("../..").standardizedFileURL
    private static let workFolder = packageFolder.appendingPathComponent(".build/plugin-tests")

    private let folder = Self.workFolder.appendingPathComponent("Consumer")
    private let scratch = Self.workFolder.appendingPathComponent("scratch")

    /// Whether SwiftPM can resolve what the package depends on.
    static let isAvailable: Bool = {
        guard let consumer = try? Consumer(), let run = try? consumer.swift("package", ["resolve"]) else {
            return false
        }
        return run.status == 0
    }()

    /// Copies the consumer anew; files that are the same keep their dates.
    init() throws {
        let original = Self.testFolder.appendingPathComponent("Consumer")
        let names = try Self.files(in: original)
        for name in try Self.files(in: folder) where !names.contains(name) && !name.hasPrefix(".") {
            try FileManager.default.removeItem(at: folder.appendingPathComponent(name))
        }
        for name in names where !name.hasPrefix(".") {
            var text = try String(contentsOf: original.appendingPathComponent(name), encoding: .utf8)
            if name == "Package.swift" { text.replace("../../..", with: Self.packageFolder.path) }
            if self.text(of: name) != text { try write(text, to: name) }
        }
    }

    // MARK: SwiftPM

    /// Builds the consumer.
    func build() throws -> Run { try swift("build", []) }

    /// Builds the consumer until there is nothing left to do: SwiftPM links the tool anew after some changes.
    func buildUntilQuiet() throws -> Run {
        var run = try build()
        for _ in 0..<3 where run.status == 0 && run.hasGenerated { run = try build() }
        return run
    }

    /// Runs the command plugin.
    func tablespec(_ arguments: String...) throws -> Run {
        try swift("package", ["--allow-writing-to-package-directory", "tablespec"] + arguments)
    }

    private func swift(_ command: String, _ arguments: [String]) throws -> Run {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        // Without debug information the tool is linked in a fraction of the time.
        let options = ["--scratch-path", scratch.path, "-debug-info-format", "none"]
        process.arguments = ["swift", command] + options + arguments
        process.currentDirectoryURL = folder
        // A file instead of a pipe: no pipe can fill up while nobody reads it.
        let log = Self.workFolder.appendingPathComponent("log")
        try Data().write(to: log)
        let channel = try FileHandle(forWritingTo: log)
        process.standardOutput = channel
        process.standardError = channel
        try process.run()
        process.waitUntilExit()
        let output = String(decoding: try Data(contentsOf: log), as: UTF8.self)
        return Run(status: process.terminationStatus, output: output)
    }

    // MARK: Files

    /// The path that SwiftPM's messages show for a file of the consumer.
    func path(of name: String) -> String { folder.appendingPathComponent(name).path }

    func text(of name: String) -> String? {
        FileManager.default.contents(atPath: path(of: name)).map { String(decoding: $0, as: UTF8.self) }
    }

    func write(_ text: String, to name: String) throws {
        let file = folder.appendingPathComponent(name)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    func replace(_ old: String, with new: String, in name: String) throws {
        try write((text(of: name) ?? "").replacing(old, with: new), to: name)
    }

    func remove(_ name: String) throws {
        try FileManager.default.removeItem(at: folder.appendingPathComponent(name))
    }

    /// Makes a file look as if it had been saved just now.
    func touch(_ name: String) throws {
        try FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: path(of: name))
    }

    /// The generated Swift files, with the dates at which they were last written.
    func generatedFiles() throws -> [String: Date] { try Self.dates(in: generated) }

    /// The text of a generated Swift file.
    func generatedText(of name: String) throws -> String {
        try String(contentsOf: generated.appendingPathComponent(name), encoding: .utf8)
    }

    private var generated: URL {
        scratch.appendingPathComponent("plugins/outputs/consumer/Tables/destination/TableSpecBuildPlugin/Swift")
    }

    /// The object files of the consumer's own Swift, with the dates at which they were last compiled.
    func objectFiles() throws -> [String: Date] {
        try Self.dates(in: scratch.appendingPathComponent("debug/Tables.build")).filter { $0.key.hasSuffix(".swift.o") }
    }

    private static func dates(in folder: URL) throws -> [String: Date] {
        try Dictionary(
            uniqueKeysWithValues: files(in: folder).map { name in
                let path = folder.appendingPathComponent(name).path
                let date = try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
                return (name, date ?? .distantPast)
            }
        )
    }

    private static func files(in folder: URL) throws -> [String] {
        guard FileManager.default.fileExists(atPath: folder.path) else { return [] }
        // A link, such as the one to the newest build, is followed only when its end is asked for.
        let root = folder.resolvingSymlinksInPath()
        return try FileManager.default.subpathsOfDirectory(atPath: root.path).filter { name in
            var isFolder: ObjCBool = false
            let exists = FileManager.default.fileExists(
                atPath: root.appendingPathComponent(name).path,
                isDirectory: &isFolder
            )
            return exists && !isFolder.boolValue
        }.sorted()
    }
}
