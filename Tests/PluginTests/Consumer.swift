import Foundation
import TableSpecTestSupport

/// A package that uses the plugins, as an app's package would, in a copy that tests may change.
///
/// All tests of a package share the copy and what was built of it.
struct Consumer {
    /// What a command of SwiftPM did.
    struct Run {
        var status: Int32
        /// Standard output and standard error, as a terminal would show them.
        var output: String

        /// Whether the tool was run.
        var hasGenerated: Bool { output.contains("Generating tables for Tables") }

        /// Whether anything of the consumer's own was compiled.
        var hasCompiled: Bool { output.contains("Compiling Tables ") || output.contains("Emitting module Tables") }
    }

    private static let original = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("Consumer")

    /// The folder of a package, the copy that uses it, and what is built of that.
    static func workFolder(_ name: String) -> URL {
        Repository.root.appendingPathComponent(".build/plugin-tests/\(name)")
    }

    private let folder: URL
    private let scratch: URL
    private let plugin: String

    /// Copies the consumer; files that are the same keep their dates.
    ///
    /// - Parameters:
    ///   - name: The name of the work folder.
    ///   - dependency: How the copy depends on the packages with HeadlessUIKit and the plugins.
    ///   - plugin: The name of the plugin.
    ///   - package: The name of the package with the plugins.
    init(
        _ name: String,
        dependency: String,
        plugin: String = "TableSpecBuildPlugin",
        of package: String = "tablespec"
    ) throws {
        self.plugin = plugin
        folder = Self.workFolder(name).appendingPathComponent("Consumer")
        scratch = Self.workFolder(name).appendingPathComponent("scratch")
        let names = try Self.files(in: Self.original)
        for name in try Self.files(in: folder) where !names.contains(name) && !name.hasPrefix(".") {
            try FileManager.default.removeItem(at: folder.appendingPathComponent(name))
        }
        for name in names where !name.hasPrefix(".") {
            var text = try String(contentsOf: Self.original.appendingPathComponent(name), encoding: .utf8)
            if name == "Package.swift" {
                text.replace(".package(name: \"tablespec\", path: \"../../..\")", with: dependency)
                text.replace(
                    ".plugin(name: \"TableSpecBuildPlugin\", package: \"tablespec\")",
                    with: ".plugin(name: \"\(plugin)\", package: \"\(package)\")"
                )
            }
            if self.text(of: name) != text { try write(text, to: name) }
        }
    }

    // MARK: SwiftPM

    /// Whether SwiftPM can resolve what the consumer depends on: without a network it cannot fetch packages.
    func resolve() async -> Bool { (try? await swift("package", ["resolve"]).status) == 0 }

    /// Builds the consumer.
    func build() async throws -> Run { try await swift("build", []) }

    /// Builds the consumer until there is nothing left to do: SwiftPM links the tool again after some changes.
    func buildUntilQuiet() async throws -> Run {
        var run = try await build()
        for _ in 0..<3 where run.status == 0 && run.hasGenerated { run = try await build() }
        return run
    }

    /// Runs the command plugin.
    func tablespec(_ arguments: String...) async throws -> Run {
        try await swift("package", ["--allow-writing-to-package-directory", "tablespec"] + arguments)
    }

    private func swift(_ command: String, _ arguments: [String]) async throws -> Run {
        // Without debug information the tool is linked in a fraction of the time.
        let options = ["--scratch-path", scratch.path, "-debug-info-format", "none"]
        let run = try await ExternalProgram.swift.run(
            [command] + options + arguments,
            in: folder,
            environment: BuildProducts.noUnsafeFlags
        )
        return Run(status: run.status, output: run.output)
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
        scratch.appendingPathComponent("plugins/outputs/consumer/Tables/destination/\(plugin)/Swift")
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
