import Foundation
import TableSpecTestSupport
import Testing

@Suite("--watch runs the command again after each change until it is interrupted", .slow)
struct WatchTests {
    private static func spec(_ title: String) -> String {
        "screen: Hello\ntitle: \(title)\ntable: { sections: [{ id: s, rows: [A, B] }] }\n"
    }

    @Test func aSpecIsSavedWithAMistakeAndMended() async throws {
        let folder = try TemporaryFolder(["Specs/Hello.yaml": Self.spec("First")])
        let log = try FileHandle(forWritingTo: folder.write("", to: "log"))
        let tool = try RunningProgram(Command.tool, ["build", "Specs", "--watch"], in: folder.url, output: log)
        let generated = "Generated/Swift/Hello.tablespec.swift"
        #expect(await tool.eventually { folder.text(of: generated)?.contains("First") == true })
        try folder.write(Self.spec("[broken"), to: "Specs/Hello.yaml")
        #expect(
            await tool.eventually { folder.text(of: "log")?.contains("Specs/Hello.yaml:2:8: error:") == true },
            "\(folder.text(of: "log") ?? "")"
        )
        try folder.write(Self.spec("Second"), to: "Specs/Hello.yaml")
        #expect(await tool.eventually { folder.text(of: generated)?.contains("Second") == true })
        tool.interrupt()
        #expect(await tool.exitStatus == 0)
        #expect(!tool.wasKilled)
    }

    @Test func aMistakeIsReportedWhenASpecIsSaved() async throws {
        let folder = try TemporaryFolder(["Specs/Hello.yaml": Self.spec("First")])
        let log = try FileHandle(forWritingTo: folder.write("", to: "log"))
        let tool = try RunningProgram(Command.tool, ["lint", "Specs", "--watch"], in: folder.url, output: log)
        #expect(await tool.eventually { folder.text(of: "log")?.contains("watching for changes") == true })
        try folder.write(Self.spec("$(missing)"), to: "Specs/Hello.yaml")
        #expect(
            await tool.eventually { folder.text(of: "log")?.contains("Specs/Hello.yaml:2:10: error:") == true },
            "\(folder.text(of: "log") ?? "")"
        )
        tool.interrupt()
        #expect(await tool.exitStatus == 0)
    }

    @Test(arguments: [
        ["build", "--check"], ["build", "-"], ["lint", "--fix"], ["lint", "--write-baseline", "--baseline", "a.json"],
        ["lint", "-"],
    ])
    func whatCannotBeWatchedIsWrongUsage(_ arguments: [String]) async throws {
        #expect(try await Command(arguments + ["--watch"], in: TemporaryFolder()).status == 2)
    }
}
