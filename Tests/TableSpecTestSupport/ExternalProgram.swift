package import Foundation

/// A program of others that some tests run, where it is installed.
package struct ExternalProgram: Sendable {
    /// `pip install check-jsonschema`.
    package static let checkJSONSchema = ExternalProgram(name: "check-jsonschema")

    /// Debian's package `librsvg2-bin`.
    package static let rsvgConvert = ExternalProgram(name: "rsvg-convert")

    package let name: String

    /// Names a program on the search path.
    package init(name: String) { self.name = name }

    /// Whether the program is found on the search path.
    package var isInstalled: Bool { url != nil }

    private var url: URL? {
        let folders = ProcessInfo.processInfo.environment["PATH", default: ""].split(separator: ":")
        let path = folders.map { "\($0)/\(name)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
        return path.map { URL(fileURLWithPath: $0) }
    }

    /// Runs the program in a folder and waits for it.
    ///
    /// - Returns: The exit status, and what the program wrote to its standard output.
    package func run(_ arguments: [String], in folder: URL) throws -> (status: Int32, output: Data) {
        guard let url else { throw CocoaError(.fileNoSuchFile) }
        let output = folder.appendingPathComponent("output-of-\(name)")
        try Data().write(to: output)
        let process = Process()
        process.executableURL = url
        process.arguments = arguments
        process.currentDirectoryURL = folder
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = try FileHandle(forWritingTo: output)
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        return (process.terminationStatus, try Data(contentsOf: output))
    }
}

/// What `check-jsonschema` says about many files.
package struct SchemaVerdict: Sendable {
    /// The faults by the name of the file.
    package let faults: [String: [String]]

    /// Validates texts against a schema, all in one run of the program.
    ///
    /// - Parameters:
    ///   - files: The names, with an extension that says how to read them, and the texts.
    ///   - schema: The text of the schema.
    package init(of files: [(name: String, text: String)], against schema: String) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("tablespec-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data(schema.utf8).write(to: folder.appendingPathComponent("schema.json"))
        for file in files { try Data(file.text.utf8).write(to: folder.appendingPathComponent(file.name)) }
        let arguments = ["--output-format", "json", "--schemafile", "schema.json"] + files.map(\.name)
        let (_, output) = try ExternalProgram.checkJSONSchema.run(arguments, in: folder)
        let report = try JSONDecoder().decode(Report.self, from: output)
        let faults = report.errors.map { ($0.filename, "\($0.path): \($0.message)") }
        let unreadable = (report.parse_errors ?? []).map { ($0.filename, $0.message) }
        self.faults = Dictionary(grouping: faults + unreadable, by: \.0).mapValues { $0.map(\.1) }
    }

    /// The program's report; the names are its own.
    private struct Report: Decodable {
        struct Fault: Decodable {
            var filename: String
            var path: String
            var message: String
        }

        struct Unreadable: Decodable {
            var filename: String
            var message: String
        }

        var errors: [Fault]
        // swift-format-ignore: AlwaysUseLowerCamelCase
        var parse_errors: [Unreadable]?
    }
}
