import Foundation
import TableSpecTestSupport
import Testing

@Suite("build checks, generates and draws")
struct BuildCommandTests {
    private static let spec = "screen: Hello\ntitle: Hello\ntable: { sections: [{ id: s, rows: [A, B] }] }\n"

    @Test func itMakesSwiftAndPictures() async throws {
        let folder = try TemporaryFolder(["Specs/Hello.yaml": Self.spec])
        let run = try await Command("build", in: folder)
        #expect(run.status == 0)
        #expect(
            run.output == """
                1 spec, 1 screen: no findings
                2 Swift files: 2 written, 0 up to date
                2 previews: 2 written, 0 up to date

                """
        )
        #expect(
            try folder.visibleFiles() == [
                "Generated/Previews/Hello-dark.svg", "Generated/Previews/Hello.svg",
                "Generated/Swift/Hello.tablespec.swift",
                "Generated/Swift/TableSpecSupport.tablespec.swift", "Specs/Hello.yaml",
            ]
        )
    }

    /// A change to the tool or to a spec is committed with what it generates.
    @Test func generatedFilesOfTheRepositoryAreUpToDate() async throws {
        let run = try await Command.tool.run(["build", "Specs", "--check"], in: Repository.root)
        #expect(run.status == 0, "run: tablespec build Specs\n\(run.output.suffix(2000))")
    }

    @Test func theSecondTimeItWritesNothing() async throws {
        let folder = try TemporaryFolder(["Specs/Hello.yaml": Self.spec])
        _ = try await Command("build", in: folder)
        let run = try await Command("build", in: folder)
        #expect(run.output == "1 spec, unchanged: nothing to do\n")
    }

    @Test func anErrorStopsItBeforeItWrites() async throws {
        let folder = try TemporaryFolder(["Specs/Hello.yaml": "screen: Hello\n"])
        let run = try await Command("build", in: folder)
        #expect(run.status == 1)
        #expect(run.errors.contains("screen 'Hello' has no 'table'"))
        #expect(try folder.files() == ["Specs/Hello.yaml"])
    }

    @Test func checkNamesWhatIsStaleAndTheRemedy() async throws {
        let folder = try TemporaryFolder(["Specs/Hello.yaml": Self.spec])
        _ = try await Command("build", "--output", "Out", in: folder)
        #expect(try await Command("build", "--output", "Out", "--check", in: folder).status == 0)
        try folder.write(Self.spec.replacing("title: Hello", with: "title: It's me"), to: "Specs/Hello.yaml")
        let run = try await Command("build", "--check", "Specs", "--output", "Out", in: folder)
        #expect(run.status == 1)
        #expect(
            run.errors == """
                Out/Swift/Hello.tablespec.swift: error: is stale
                Out/Previews/Hello.svg: error: is stale
                Out/Previews/Hello-dark.svg: error: is stale
                to update the outputs, run: tablespec build Specs --output Out

                """
        )
    }

    @Test func anEditedFileIsNotOverwrittenUnlessThatIsAskedFor() async throws {
        let folder = try TemporaryFolder(["My Specs/Hello.yaml": Self.spec])
        _ = try await Command("build", "My Specs", in: folder)
        let made = folder.text(of: "Generated/Swift/Hello.tablespec.swift")
        try folder.write("// edited by hand\n", to: "Generated/Swift/Hello.tablespec.swift")
        let run = try await Command("build", "My Specs", in: folder)
        #expect(run.status == 1)
        #expect(
            run.errors == """
                Generated/Swift/Hello.tablespec.swift: error: was edited by hand
                back up what you need, then run: tablespec build 'My Specs' --force

                """
        )
        #expect(folder.text(of: "Generated/Swift/Hello.tablespec.swift") == "// edited by hand\n")
        #expect(try await Command("build", "My Specs", "--force", in: folder).status == 0)
        #expect(folder.text(of: "Generated/Swift/Hello.tablespec.swift") == made)
    }

    @Test("the command that init suggests works", arguments: [".", "My App", "--x2", "-"])
    func theNextCommandWorks(_ path: String) async throws {
        let folder = try TemporaryFolder()
        let run = try await Command("init", "--", path, in: folder)
        #expect(run.status == 0)
        let next = try #require(run.output.split(separator: "\n").last?.split(separator: "next: tablespec").last)
        let command = "'\(Command.executable.path)'\(next)"
        #expect(try await ExternalProgram.bash.run("-c", command, in: folder).status == 0, "\(command)")
    }

    @Test func theRemedyIsACommandForPathsThatLookLikeOptions() async throws {
        let folder = try TemporaryFolder(["-s/Hello.yaml": Self.spec])
        #expect(try await Command("build", "--output", "Out", "--", "-s", in: folder).status == 0)
        try folder.write("// edited by hand\n", to: "Out/Swift/Hello.tablespec.swift")
        let run = try await Command("build", "--output", "Out", "--", "-s", in: folder)
        #expect(run.status == 1)
        #expect(run.errors.hasSuffix("then run: tablespec build --output Out --force -- -s\n"), "\(run.errors)")
        #expect(try await Command("build", "--output", "Out", "--force", "--", "-s", in: folder).status == 0)
        try folder.write(Self.spec.replacing("title: Hello", with: "title: Hi"), to: "-s/Hello.yaml")
        let check = try await Command("build", "--check", "--output", "Out", "--", "-s", in: folder)
        #expect(check.status == 1)
        #expect(check.errors.hasSuffix("run: tablespec build --output Out -- -s\n"), "\(check.errors)")
    }

    @Test func whatIsRemovedIsNamed() async throws {
        let folder = try TemporaryFolder([
            "Specs/Hello.yaml": Self.spec, "Specs/Types.yaml": "types: { T: { a: String } }\n",
        ])
        _ = try await Command("generate", in: folder)
        try FileManager.default.removeItem(at: folder.url.appendingPathComponent("Specs/Types.yaml"))
        let run = try await Command("generate", in: folder)
        #expect(
            run.output.hasSuffix(
                "Generated/Swift/Types.tablespec.swift: deleted, because no spec generates it anymore\n"
            )
        )
        #expect(
            try folder.visibleFiles() == [
                "Generated/Swift/Hello.tablespec.swift", "Generated/Swift/TableSpecSupport.tablespec.swift",
                "Specs/Hello.yaml",
            ]
        )
    }

    @Test func generatedFilesAreCommittedWithTheirListAndNothingElse() async throws {
        let folder = try TemporaryFolder(["Specs/Hello.yaml": Self.spec])
        _ = try await Command("generate", in: folder)
        let hidden = try folder.files().filter { $0.hasPrefix("Generated/.") }
        #expect(
            hidden == [".gitignore", "cache", "manifest"].map { "Generated/.tablespec/\($0)" }
        )
        #expect(folder.text(of: "Generated/.tablespec/.gitignore") == "*\n!.gitignore\n!manifest\n")
    }

    @Test func theSameSpecsInAnotherFolderGiveTheSameBytes() async throws {
        let specs = ["Specs/Hello.yaml": Self.spec]
        let folders = [try TemporaryFolder(specs), try TemporaryFolder(specs)]
        for (index, folder) in folders.enumerated() {
            _ = try await Command(
                "build",
                in: folder,
                environment: ["SWIFT_DETERMINISTIC_HASHING": index == 0 ? "" : "1"]
            )
        }
        // The cache holds times; it is not committed.
        for name in try folders[0].files() where !name.hasSuffix("/cache") {
            #expect(folders[0].text(of: name) == folders[1].text(of: name))
        }
    }

    @Test func generateAndPreviewMakeTheirPart() async throws {
        let folder = try TemporaryFolder(["Specs/Hello.yaml": Self.spec])
        _ = try await Command("generate", "--output", "Out", in: folder)
        #expect(
            try folder.visibleFiles() == [
                "Out/Swift/Hello.tablespec.swift", "Out/Swift/TableSpecSupport.tablespec.swift", "Specs/Hello.yaml",
            ]
        )
        _ = try await Command("preview", "--output", "Out", "--appearance", "dark", "--device", "iPad", in: folder)
        #expect(
            try folder.visibleFiles() == [
                "Out/Previews/Hello-iPad-dark.svg", "Out/Swift/Hello.tablespec.swift",
                "Out/Swift/TableSpecSupport.tablespec.swift",
                "Specs/Hello.yaml",
            ]
        )
    }
}
