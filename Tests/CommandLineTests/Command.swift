import Foundation
import TableSpecTestSupport

/// A run of the tool as a separate process.
struct Command {
    let status: Int32
    let output: String
    let errors: String

    /// Runs the tool in a folder.
    init(
        _ arguments: String...,
        in folder: TemporaryFolder,
        input: String? = nil,
        environment: [String: String] = [:]
    ) async throws {
        try await self.init(arguments, in: folder, input: input, environment: environment)
    }

    /// Runs the tool with a list of arguments.
    ///
    /// - Parameters:
    ///   - inputFile: What standard input is, in the place of a text.
    ///   - outputFile: What standard output is; then `output` is empty.
    init(
        _ arguments: [String],
        in folder: TemporaryFolder,
        input: String? = nil,
        inputFile: URL? = nil,
        outputFile: URL? = nil,
        environment: [String: String] = [:]
    ) async throws {
        let texts = try TemporaryFolder(["in": input ?? ""])
        let run = try await Self.tool.run(
            arguments,
            in: folder.url,
            input: inputFile ?? texts.url.appendingPathComponent("in"),
            output: outputFile,
            // Findings don't come from the cache of the user who runs the tests.
            environment: ["XDG_CACHE_HOME": "/dev/null"].merging(environment) { $1 },
            keepsErrorsApart: true
        )
        (status, output, errors) = (run.status, run.output, run.errors)
    }

    /// The tool as the build has left it.
    static let tool = ExternalProgram(name: executable.path)

    /// The tool is next to the tests.
    static let executable = BuildProducts.folder.appendingPathComponent("tablespec")
}
