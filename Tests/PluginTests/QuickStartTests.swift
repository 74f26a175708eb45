import Foundation
import TableSpecTestSupport
import Testing

extension PluginTests {
    @Suite("The README's quick start")
    struct QuickStartTests {
        /// Saves the README's files and runs its commands, in their order, in an empty folder.
        @Test func aFewCommandsLeadToACompiledScreen() async throws {
            let folder = try TemporaryFolder()
            var script = ""
            var commands = 0
            for (name, code) in try MarkdownPage("README.md").namedBlocks {
                if name.hasPrefix("file: ") {
                    let path = "\(folder.url.path)/\(name.dropFirst(6))"
                    let url = ".package(url: \"https://github.com/OWNER/tablespec\", from: \"1.0.0\")"
                    let text = code.replacing(url, with: try ToolPackage.dependency())
                    script += "mkdir -p \"$(dirname '\(path)')\"\ncat > '\(path)' <<'END'\n\(text)END\n"
                } else if ["command: init", "command: run"].contains(name) {
                    script += code
                    commands += code.split(whereSeparator: \.isNewline).count
                }
            }
            #expect((2...6).contains(commands))
            let run = try await ExternalProgram(name: "bash").run(
                ["-euo", "pipefail", "-c", script],
                in: folder.url,
                environment: [
                    "TABLESPEC_STRICT_BUILD": "", "SWIFTPM_BUILD_DIR": Consumer.workFolder("readme/scratch").path,
                ]
            )
            #expect(run.status == 0, "\(run.output.suffix(4000))")
            #expect(run.output.contains("Build complete!"))
            let previews = folder.url.appendingPathComponent("Contacts/Previews").path
            #expect(FileManager.default.subpaths(atPath: previews)?.contains { $0.hasSuffix("Contacts.svg") } == true)
        }
    }
}
