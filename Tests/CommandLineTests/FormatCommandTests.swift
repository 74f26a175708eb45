import Foundation
import TableSpecTestSupport
import Testing

@Suite("The command 'format'")
struct FormatCommandTests {
    private static let spec = "title:  Settings\nscreen: Settings\ntable: { sections: [] }\n"
    private static let form = "screen: Settings\ntitle: Settings\ntable: { sections: [] }\n"

    @Test func writesTheForm() async throws {
        let folder = try TemporaryFolder(["A.yaml": Self.spec, "B.yaml": Self.form])
        #expect(try await Command("format", ".", in: folder).status == 0)
        #expect(folder.text(of: "A.yaml") == Self.form)
        #expect(try await Command("format", "--check", ".", in: folder).status == 0)
    }

    @Test func checksAndPrintsWithoutWriting() async throws {
        let folder = try TemporaryFolder(["A.yaml": Self.spec])
        let check = try await Command("format", "--check", "A.yaml", in: folder)
        #expect(check.status == 1)
        #expect(check.output == "A.yaml: the form differs\n")
        let diff = try await Command("format", "--diff", "A.yaml", in: folder)
        #expect(diff.status == 0)
        #expect(
            diff.output == """
                --- A.yaml
                +++ A.yaml
                @@ -1,3 +1,3 @@
                -title:  Settings
                 screen: Settings
                +title: Settings
                 table: { sections: [] }

                """
        )
        #expect(try await Command("format", "--diff", "--check", "A.yaml", in: folder).status == 1)
        #expect(folder.text(of: "A.yaml") == Self.spec)
    }

    @Test func printsTheFormOfStandardInput() async throws {
        let folder = try TemporaryFolder()
        let run = try await Command("format", "-", in: folder, input: Self.spec)
        #expect(run.status == 0)
        #expect(run.output == Self.form)
        #expect(try folder.files().isEmpty)
        let same = try await Command("format", "-", in: folder, input: Self.form)
        #expect(same.output == Self.form)
        #expect(try await Command("format", "-", "--check", in: folder, input: Self.spec).status == 1)
    }

    @Test func formatsSomeLines() async throws {
        let folder = try TemporaryFolder(["A.yaml": Self.spec, "B.yaml": Self.spec])
        #expect(try await Command("format", "A.yaml", "--lines", "1:1", in: folder).status == 0)
        #expect(folder.text(of: "A.yaml") == Self.spec.replacing("  ", with: " "))
        for lines in ["0:1", "3:2", "1", "a:b"] {
            #expect(try await Command("format", "A.yaml", "--lines", lines, in: folder).status == 2)
        }
        #expect(try await Command("format", ".", "--lines", "1:2", in: folder).status == 2)
    }

    @Test func leavesSpecsWithSyntaxErrors() async throws {
        let broken = "title:  \"A\nscreen: A\n"
        let folder = try TemporaryFolder(["A.yaml": broken, "B.yaml": Self.spec])
        let run = try await Command("format", ".", in: folder)
        #expect(run.status == 1)
        #expect(run.errors.contains("A.yaml:1:9: error: this quoted text is never closed"))
        #expect(folder.text(of: "A.yaml") == broken)
        #expect(folder.text(of: "B.yaml") == Self.form)
        #expect(try await Command("format", "Missing.yaml", in: folder).status == 3)
    }

    @Test func followsALinkWithoutReplacingIt() async throws {
        let folder = try TemporaryFolder(["A.yaml": Self.spec])
        let link = folder.url.appendingPathComponent("B.yaml").path
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "A.yaml")
        #expect(try await Command("format", "B.yaml", in: folder).status == 0)
        #expect(folder.text(of: "A.yaml") == Self.form)
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "A.yaml")
    }
}
