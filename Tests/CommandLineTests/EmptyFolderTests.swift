import Foundation
import TableSpecTestSupport
import Testing

@Suite("A folder without specs is treated as a typo")
struct EmptyFolderTests {
    private static let spec = "screen: Hello\ntitle: Hello\ntable: { sections: [{ id: s, rows: [A, B] }] }\n"

    private func folder() throws -> TemporaryFolder {
        try TemporaryFolder(["Specs/Hello.yaml": Self.spec, "Speks/notes.txt": "nothing", "Speks/tablespec.yaml": ""])
    }

    private static let message = """
        Speks: error: contains no specs
        check the path, or add --allow-empty if there may be no specs

        """

    @Test(
        arguments: [
            ["lint", "Speks"], ["lint", "Specs", "Speks"], ["build", "Speks"], ["build", "Speks", "--check"],
            ["generate", "Speks", "Specs"], ["preview", "Speks"], ["preview", "Speks", "--format", "text"],
            ["inspect", "Speks"], ["diff", "Speks", "Specs"], ["diff", "Specs", "Speks"],
        ]
    )
    func everyCommand(_ command: [String]) async throws {
        let folder = try folder()
        let before = try folder.files()
        let run = try await Command(command, in: folder)
        #expect(run.status == 2)
        #expect(run.output.isEmpty)
        #expect(run.errors == Self.message)
        #expect(try folder.files() == before)
    }

    @Test(
        arguments: [
            ["lint", "Speks"], ["lint", "Specs", "Speks"], ["build", "Speks"], ["generate", "Speks", "Specs"],
            ["preview", "Speks"], ["preview", "Speks", "--format", "text"], ["inspect", "Speks"],
            ["diff", "Speks", "Specs", "--level", "source"],
        ]
    )
    func unlessThereNeedNotBeAny(_ command: [String]) async throws {
        let run = try await Command(command + ["--allow-empty"], in: folder())
        #expect(run.status == 0, "\(run.errors)")
    }

    @Test func withoutPathsTheFolderThatIsMeantIsNamed() async throws {
        let run = try await Command("build", in: TemporaryFolder())
        #expect(run.status == 2)
        #expect(run.errors.hasPrefix(".: error: contains no specs\n"))
    }

    @Test("the pre-commit hooks accept a folder without specs, because their paths can't be mistyped")
    func hooks() async throws {
        let file = Recipes.repository.appendingPathComponent(".pre-commit-hooks.yaml")
        let commands = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").compactMap { line in
            line.hasPrefix("  entry: tablespec ") ? line.split(separator: " ").dropFirst(2).map(String.init) : nil
        }
        #expect(commands.count == 2)
        let folder = try TemporaryFolder(["other.yml.txt": ""])
        for command in commands { #expect(try await Command(command, in: folder).status == 0, "\(command)") }
    }

    @Test func theOutputsOfTheLastSpecAreRemovedOnlyIfThatIsMeant() async throws {
        let folder = try TemporaryFolder(["Specs/Hello.yaml": Self.spec, "Specs/keep": ""])
        #expect(try await Command("build", "Specs", in: folder).status == 0)
        try FileManager.default.removeItem(at: folder.url.appendingPathComponent("Specs/Hello.yaml"))
        #expect(try await Command("build", "Specs", in: folder).status == 2)
        #expect(folder.text(of: "Generated/Swift/Hello.tablespec.swift") != nil)
        #expect(try await Command("build", "Specs", "--allow-empty", in: folder).status == 0)
        #expect(folder.text(of: "Generated/Swift/Hello.tablespec.swift") == nil)
    }

    @Test(arguments: [["lint", ""], ["build", "--output", ""], ["build", "--output", "/"], ["init", ""]])
    func anEmptyPathIsWrongUsage(_ command: [String]) async throws {
        let folder = try folder()
        let before = try folder.files()
        #expect(try await Command(command, in: folder).status == 2)
        #expect(try folder.files() == before)
    }
}
