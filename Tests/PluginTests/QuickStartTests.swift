import Foundation
import TableSpecTestSupport
import Testing

/// Each test has its own work folder, so that it needn't wait for the others.
@Suite("First steps", .slow)
struct QuickStartTests {
    @Test func theReadmeLeadsToACompiledScreenAndItsPreview() async throws {
        let folder = try await folder(after: "README.md")
        let previews = FileManager.default.subpaths(atPath: "\(folder.path)/Contacts/Previews") ?? []
        #expect(previews.contains { $0.hasSuffix("Contacts.svg") })
    }

    @Test func thePageOfHeadlessUIKitLeadsToATestThatPasses() async throws {
        _ = try await folder(after: "Sources/HeadlessUIKit/HeadlessUIKit.docc/HeadlessUIKit.md")
    }

    /// Saves the files of a page and runs its commands, in their order, in an empty folder.
    private func folder(after page: String) async throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        var script = ""
        var commands = 0
        for (name, code) in try MarkdownPage(page).namedBlocks {
            if name.hasPrefix("file: ") {
                let path = "\(folder.path)/\(name.dropFirst(6))"
                let url = ".package(url: \"https://github.com/OWNER/tablespec\", from: \"1.0.0\")"
                let text = code.replacing(url, with: try ToolPackage.dependency())
                script += "mkdir -p \"$(dirname '\(path)')\"\ncat > '\(path)' <<'END'\n\(text)END\n"
            } else if name == "command: run" {
                script += code
                commands += code.split(whereSeparator: \.isNewline).count
            }
        }
        #expect((2...6).contains(commands))
        let scratch = Consumer.workFolder(page == "README.md" ? "readme" : "headless")
        let run = try await ExternalProgram(name: "bash").run(
            ["-euo", "pipefail", "-c", script],
            in: folder.url,
            environment: BuildProducts.noUnsafeFlags.merging(["SWIFTPM_BUILD_DIR": scratch.path]) { $1 }
        )
        #expect(run.status == 0, "\(run.output.suffix(4000))")
        return folder
    }
}
