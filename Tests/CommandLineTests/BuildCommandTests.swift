import Foundation
import Testing

@Suite("build checks, generates and draws")
struct BuildCommandTests {
    private static let spec = "screen: Hello\ntitle: Hello\ntable: { sections: [{ id: s, rows: [A, B] }] }\n"

    @Test func itMakesSwiftAndPictures() throws {
        let folder = try Folder(["Specs/Hello.yaml": Self.spec])
        let run = try Command("build", in: folder)
        #expect(run.status == 0)
        #expect(
            run.output == """
                1 spec, 1 screen: no findings
                2 Swift files: 2 written, 0 up to date
                2 pictures: 2 written, 0 up to date

                """
        )
        #expect(
            try folder.visibleFiles() == [
                "Generated/Previews/Hello-dark.svg", "Generated/Previews/Hello.svg", "Generated/Swift/Hello.swift",
                "Generated/Swift/TableSpecSupport.swift", "Specs/Hello.yaml",
            ]
        )
    }

    @Test func theSecondTimeItWritesNothing() throws {
        let folder = try Folder(["Specs/Hello.yaml": Self.spec])
        _ = try Command("build", in: folder)
        let run = try Command("build", in: folder)
        #expect(run.output == "1 spec, unchanged: nothing to do\n")
    }

    @Test func anErrorStopsItBeforeItWrites() throws {
        let folder = try Folder(["Specs/Hello.yaml": "screen: Hello\n"])
        let run = try Command("build", in: folder)
        #expect(run.status == 1)
        #expect(run.errors.contains("screen 'Hello' has no 'table'"))
        #expect(try folder.files() == ["Specs/Hello.yaml"])
    }

    @Test func checkNamesWhatIsStaleAndTheRemedy() throws {
        let folder = try Folder(["Specs/Hello.yaml": Self.spec])
        _ = try Command("build", "--output", "Out", in: folder)
        #expect(try Command("build", "--output", "Out", "--check", in: folder).status == 0)
        try folder.write(Self.spec.replacing("title: Hello", with: "title: It's me"), to: "Specs/Hello.yaml")
        let run = try Command("build", "--check", "Specs", "--output", "Out", in: folder)
        #expect(run.status == 1)
        #expect(
            run.errors == """
                Out/Swift/Hello.swift: error: is stale
                Out/Previews/Hello.svg: error: is stale
                Out/Previews/Hello-dark.svg: error: is stale
                to bring them up to date, run: tablespec build Specs --output Out

                """
        )
    }

    @Test func anEditedFileIsNotOverwrittenUnlessThatIsAskedFor() throws {
        let folder = try Folder(["My Specs/Hello.yaml": Self.spec])
        _ = try Command("build", "My Specs", in: folder)
        let made = folder.text(of: "Generated/Swift/Hello.swift")
        try folder.write("// edited by hand\n", to: "Generated/Swift/Hello.swift")
        let run = try Command("build", "My Specs", in: folder)
        #expect(run.status == 1)
        #expect(
            run.errors == """
                Generated/Swift/Hello.swift: error: has been edited by hand
                keep what you need of it, then run: tablespec build 'My Specs' --force

                """
        )
        #expect(folder.text(of: "Generated/Swift/Hello.swift") == "// edited by hand\n")
        #expect(try Command("build", "My Specs", "--force", in: folder).status == 0)
        #expect(folder.text(of: "Generated/Swift/Hello.swift") == made)
    }

    @Test("the command that is told after init works", arguments: [".", "My App", "--x2", "-"])
    func theNextCommandWorks(_ path: String) throws {
        let folder = try Folder()
        let run = try Command("init", "--", path, in: folder)
        #expect(run.status == 0)
        let next = try #require(run.output.split(separator: "\n").last?.split(separator: "next: tablespec").last)
        let command = "'\(Command.executable.path)'\(next)"
        #expect(try ExternalTool.bash.run("-c", command, in: folder).status == 0, "\(command)")
    }

    @Test func theRemedyIsACommandForPathsThatLookLikeOptions() throws {
        let folder = try Folder(["-s/Hello.yaml": Self.spec])
        #expect(try Command("build", "--output", "Out", "--", "-s", in: folder).status == 0)
        try folder.write("// edited by hand\n", to: "Out/Swift/Hello.swift")
        let run = try Command("build", "--output", "Out", "--", "-s", in: folder)
        #expect(run.status == 1)
        #expect(run.errors.hasSuffix("then run: tablespec build --output Out --force -- -s\n"), "\(run.errors)")
        #expect(try Command("build", "--output", "Out", "--force", "--", "-s", in: folder).status == 0)
        try folder.write(Self.spec.replacing("title: Hello", with: "title: Hi"), to: "-s/Hello.yaml")
        let check = try Command("build", "--check", "--output", "Out", "--", "-s", in: folder)
        #expect(check.status == 1)
        #expect(check.errors.hasSuffix("run: tablespec build --output Out -- -s\n"), "\(check.errors)")
    }

    @Test func whatIsRemovedIsNamed() throws {
        let folder = try Folder(["Specs/Hello.yaml": Self.spec, "Specs/Types.yaml": "types: { T: { a: String } }\n"])
        _ = try Command("generate", in: folder)
        try FileManager.default.removeItem(at: folder.url.appendingPathComponent("Specs/Types.yaml"))
        let run = try Command("generate", in: folder)
        #expect(run.output.hasSuffix("Generated/Swift/Types.swift: removed, its spec is gone\n"))
        #expect(
            try folder.visibleFiles() == [
                "Generated/Swift/Hello.swift", "Generated/Swift/TableSpecSupport.swift", "Specs/Hello.yaml",
            ]
        )
    }

    @Test func generatedFilesAreCommittedWithTheirListAndNothingElse() throws {
        let folder = try Folder(["Specs/Hello.yaml": Self.spec])
        _ = try Command("generate", in: folder)
        let hidden = try folder.files().filter { $0.hasPrefix("Generated/.") }
        #expect(
            hidden == [".gitignore", "cache", "manifest"].map { "Generated/.tablespec/\($0)" }
        )
        #expect(folder.text(of: "Generated/.tablespec/.gitignore") == "*\n!.gitignore\n!manifest\n")
    }

    @Test func theSameSpecsInAnotherFolderGiveTheSameBytes() throws {
        let specs = ["Specs/Hello.yaml": Self.spec]
        let folders = [try Folder(specs), try Folder(specs)]
        for (index, folder) in folders.enumerated() {
            _ = try Command("build", in: folder, environment: ["SWIFT_DETERMINISTIC_HASHING": index == 0 ? "" : "1"])
        }
        // The cache holds times; it is not committed.
        for name in try folders[0].files() where !name.hasSuffix("/cache") {
            #expect(folders[0].text(of: name) == folders[1].text(of: name))
        }
    }

    @Test func generateAndPreviewMakeTheirPart() throws {
        let folder = try Folder(["Specs/Hello.yaml": Self.spec])
        _ = try Command("generate", "--output", "Out", in: folder)
        #expect(
            try folder.visibleFiles() == [
                "Out/Swift/Hello.swift", "Out/Swift/TableSpecSupport.swift", "Specs/Hello.yaml",
            ]
        )
        _ = try Command("preview", "--output", "Out", "--appearance", "dark", "--device", "iPad", in: folder)
        #expect(
            try folder.visibleFiles() == [
                "Out/Previews/Hello-iPad-dark.svg", "Out/Swift/Hello.swift", "Out/Swift/TableSpecSupport.swift",
                "Specs/Hello.yaml",
            ]
        )
    }
}
