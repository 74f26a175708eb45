import Foundation
import Testing

@Suite("A folder without specs is taken for a mistyped path")
struct EmptyFolderTests {
    private static let spec = "screen: Hello\ntitle: Hello\ntable: { sections: [{ id: s, rows: [A, B] }] }\n"

    private func folder() throws -> Folder {
        try Folder(["Specs/Hello.yaml": Self.spec, "Speks/notes.txt": "nothing", "Speks/tablespec.yaml": ""])
    }

    private static let told = """
        Speks: error: holds no specs
        is the path right? If there need not be any, add --allow-empty

        """

    @Test(
        arguments: [
            ["lint", "Speks"], ["lint", "Specs", "Speks"], ["build", "Speks"], ["build", "Speks", "--check"],
            ["generate", "Speks", "Specs"], ["preview", "Speks"], ["preview", "Speks", "--format", "text"],
            ["inspect", "Speks"], ["diff", "Speks", "Specs"], ["diff", "Specs", "Speks"],
        ]
    )
    func everyCommand(_ command: [String]) throws {
        let folder = try folder()
        let before = try folder.files()
        let run = try Command(command, in: folder)
        #expect(run.status == 2)
        #expect(run.output.isEmpty)
        #expect(run.errors == Self.told)
        #expect(try folder.files() == before)
    }

    @Test(
        arguments: [
            ["lint", "Speks"], ["lint", "Specs", "Speks"], ["build", "Speks"], ["generate", "Speks", "Specs"],
            ["preview", "Speks"], ["preview", "Speks", "--format", "text"], ["inspect", "Speks"],
            ["diff", "Speks", "Specs", "--level", "source"],
        ]
    )
    func unlessThereNeedNotBeAny(_ command: [String]) throws {
        let run = try Command(command + ["--allow-empty"], in: folder())
        #expect(run.status == 0, "\(run.errors)")
    }

    @Test func withoutPathsTheFolderThatIsMeantIsNamed() throws {
        let run = try Command("build", in: Folder())
        #expect(run.status == 2)
        #expect(run.errors.hasPrefix(".: error: holds no specs\n"))
    }

    @Test("the hooks of pre-commit are content without specs, as no path of theirs can be mistyped")
    func hooks() throws {
        let file = Recipes.repository.appendingPathComponent(".pre-commit-hooks.yaml")
        let commands = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").compactMap { line in
            line.hasPrefix("  entry: tablespec ") ? line.split(separator: " ").dropFirst(2).map(String.init) : nil
        }
        #expect(commands.count == 2)
        let folder = try Folder(["other.yml.txt": ""])
        for command in commands { #expect(try Command(command, in: folder).status == 0, "\(command)") }
    }

    @Test func theOutputsOfTheLastSpecAreRemovedOnlyIfThatIsMeant() throws {
        let folder = try Folder(["Specs/Hello.yaml": Self.spec, "Specs/keep": ""])
        #expect(try Command("build", "Specs", in: folder).status == 0)
        try FileManager.default.removeItem(at: folder.url.appendingPathComponent("Specs/Hello.yaml"))
        #expect(try Command("build", "Specs", in: folder).status == 2)
        #expect(folder.text(of: "Generated/Swift/Hello.swift") != nil)
        #expect(try Command("build", "Specs", "--allow-empty", in: folder).status == 0)
        #expect(folder.text(of: "Generated/Swift/Hello.swift") == nil)
    }

    @Test(arguments: [["lint", ""], ["build", "--output", ""], ["build", "--output", "/"], ["init", ""]])
    func anEmptyPathIsWrongUsage(_ command: [String]) throws {
        let folder = try folder()
        let before = try folder.files()
        #expect(try Command(command, in: folder).status == 2)
        #expect(try folder.files() == before)
    }
}
