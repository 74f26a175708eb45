import Foundation
import TableSpecTestSupport
import Testing

@Suite("A write failure is reported, and no file is left incomplete", .slow)
struct WritingLimitTests {
    private static let rows = (0..<400).map { "Row number \($0)" }.joined(separator: ", ")
    private static let spec =
        "screen: Hello\ntitel: Hello\ntable: { sections: [{ id: s, rows: [\(rows)] }] }\n"

    /// Runs the tool in a shell of whose files none may have more than a block.
    private func limited(_ command: String, in folder: TemporaryFolder) async throws -> (status: Int32, text: String) {
        let script = "{ (ulimit -f 1; '\(Command.executable.path)' \(command)); echo \"status $?\"; } 2>&1 | cat"
        let text = try await ExternalProgram.bash.run("-c", script, in: folder).output
        let status = text.split(separator: "\n").last.flatMap { Int32($0.dropFirst("status ".count)) }
        return (try #require(status), text)
    }

    @Test func aSpecThatIsTooLargeToBeMendedIsAsItWas() async throws {
        let folder = try TemporaryFolder(["Specs/Hello.yaml": Self.spec])
        let run = try await limited("lint Specs --fix", in: folder)
        #expect(run.status == 3)
        #expect(run.text.hasPrefix("Specs/Hello.yaml: error: can't be written: file too large\n"))
        #expect(try folder.files() == ["Specs/Hello.yaml"])
        #expect(folder.text(of: "Specs/Hello.yaml") == Self.spec)
    }

    @Test func anOutputThatIsTooLargeIsNotThere() async throws {
        let folder = try TemporaryFolder(["Specs/Hello.yaml": Self.spec.replacing("titel", with: "title")])
        let run = try await limited("build Specs", in: folder)
        #expect(run.status == 3)
        #expect(run.text.contains("error: can't be written: file too large\n"))
        #expect(try folder.visibleFiles() == ["Specs/Hello.yaml"])
        #expect(try folder.files().allSatisfy { !$0.hasSuffix(".tmp") })
        #expect(try await Command("build", "Specs", in: folder).status == 0)
    }

    #if os(Linux)
        @Test(
            "standard output on a full device",
            arguments: [["lint", "Specs"], ["inspect", "Specs"], ["rules"], ["schema"], ["build", "Specs"]]
        )
        func fullOutput(_ command: [String]) async throws {
            let folder = try TemporaryFolder([
                "Specs/Hello.yaml": Self.spec.replacing("titel: Hello\n", with: "title: A\n")
            ])
            try folder.write("screen: Bad\n", to: "Bad/Bad.yaml")
            let words = command[0] == "lint" ? ["lint", "Bad"] : command
            let run = try await Command(words, in: folder, outputFile: URL(fileURLWithPath: "/dev/full"))
            #expect(run.status == 3)
            #expect(run.errors.hasSuffix("<stdout>: error: can't be written: no space left on device\n"))
        }
    #endif
}
