import Foundation
import TableSpecTestSupport

/// The files of a release, packed by the script from the tools that were built beside the tests.
struct Release {
    /// The files that tests share.
    static let packed = Task { try await Release("files") }

    let folder: URL
    /// The version in the names of the files.
    let version: String

    /// Packs the tools into a folder below the work folder of the tests.
    init(_ name: String) async throws {
        folder = Consumer.workFolder("release").appendingPathComponent(name)
        try? FileManager.default.removeItem(at: folder)
        let script = Repository.root.appendingPathComponent("Sources/tablespec/Release/release").path
        let arguments = [script, "--path", "--tools", BuildProducts.folder.path, "--output", folder.path]
        // Thorough compression takes longer than everything else.
        let run = try await ExternalProgram.bash.run(
            arguments,
            environment: ["DPKG_DEB_COMPRESSOR_TYPE": "none", "GZIP": "-1", "ZIPOPT": "-1"]
        )
        guard run.status == 0 else { throw Problem(description: run.output) }
        let tool = BuildProducts.folder.appendingPathComponent("tablespec").path
        let output = try await ExternalProgram.bash.run(["-c", "\"$0\" --version", tool]).output
        version = output.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    struct Problem: Error, CustomStringConvertible {
        var description: String
    }

    /// What a shell prints that runs commands in the folder.
    func output(of commands: String) async throws -> String {
        let run = try await ExternalProgram.bash.run(["-euo", "pipefail", "-c", commands], in: folder)
        guard run.status == 0 else { throw Problem(description: run.output) }
        return run.output
    }

    func text(of name: String) throws -> String {
        try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
    }
}
